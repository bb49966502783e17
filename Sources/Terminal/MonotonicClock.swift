internal import CLinux
internal import Glibc

/// The clock that deadlines are counted on: it never jumps, and rests while the machine sleeps.
package enum MonotonicClock {
  /// Seconds since some moment, the same for the whole process.
  package static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// A moment as the kernel wants it; one that has passed becomes the smallest that is not zero.
  static func moment(at seconds: Double) -> timespec {
    let bounded = max(1e-9, min(seconds, 1e12))
    let whole = bounded.rounded(.down)
    return timespec(
      tv_sec: Int(whole), tv_nsec: max(whole == 0 ? 1 : 0, Int((bounded - whole) * 1e9)))
  }
}
