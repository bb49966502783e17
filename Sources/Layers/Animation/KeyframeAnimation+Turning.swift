private import Geometry
private import Glibc

extension KeyframeAnimation {
  /// Turns what is shown to where the position goes, before its own transform.
  func turn(_ shown: inout LayerProperties, at progress: Double) {
    guard let rotationMode, keyPath == .position, let heading = heading(at: progress) else {
      return
    }
    let angle = rotationMode == .auto ? heading : heading + .pi
    shown.transform = shown.transform.rotated(by: angle, x: 0, y: 0, z: 1)
  }

  /// The angle at which the path runs on, at its end that at which it came; nil where it stands still.
  private func heading(at progress: Double) -> Double? {
    let step = 1e-5
    let start = min(max(progress, 0), 1 - step)
    guard case .point(let here)? = value(at: start),
      case .point(let there)? = value(at: start + step),
      here != there
    else { return nil }
    return atan2(there.y - here.y, there.x - here.x)
  }
}
