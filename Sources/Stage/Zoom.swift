/// How large a sprite's pixels are drawn: whole numbers only, up or down.
package enum Zoom: Hashable, Sendable {
  /// Each pixel of the sprite as n × n pixels of the stage.
  case times(Int)
  /// n × n pixels of the sprite averaged to one of the stage.
  case divided(Int)

  /// One pixel as one pixel.
  package static let actual = Zoom.times(1)
  /// Beyond these nothing is gained.
  private static let limit = 64

  /// Stage pixels for each pixel of the sprite.
  package var factor: Double {
    switch self {
    case .times(let n): Double(n)
    case .divided(let n): 1 / Double(n)
    }
  }

  /// The next larger one.
  package var larger: Zoom {
    switch self {
    case .times(let n): .times(min(n + 1, Zoom.limit))
    case .divided(let n): n > 2 ? .divided(n - 1) : .actual
    }
  }

  /// The next smaller one.
  package var smaller: Zoom {
    switch self {
    case .times(let n): n > 1 ? .times(n - 1) : .divided(2)
    case .divided(let n): .divided(min(n + 1, Zoom.limit))
    }
  }

  /// The largest zoom at which a canvas fits a stage, both in pixels.
  package static func fitting(
    canvasWidth: Int, canvasHeight: Int, stageWidth: Int, stageHeight: Int
  ) -> Zoom {
    let (w, h) = (max(1, canvasWidth), max(1, canvasHeight))
    let times = min(stageWidth / w, stageHeight / h)
    if times >= 1 { return .times(min(times, limit)) }
    let across = (w - 1) / max(1, stageWidth) + 1
    let down = (h - 1) / max(1, stageHeight) + 1
    let parts = min(max(across, down), limit)
    return parts > 1 ? .divided(parts) : .actual
  }

  /// `3:1`, `1:1`, `1:3 averaged`.
  package var text: String {
    switch self {
    case .times(let n): "\(n):1"
    case .divided(let n): "1:\(n) averaged"
    }
  }
}

/// How the zoom is found.
package enum ZoomChoice: Hashable, Sendable {
  /// As large as fits, but never below 1:1: how everything opens.
  case opening
  /// As large as fits, averaged down where need be.
  case fit
  /// Chosen.
  case fixed(Zoom)
}
