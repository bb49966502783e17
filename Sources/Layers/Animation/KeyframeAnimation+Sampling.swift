extension KeyframeAnimation {
  /// - Parameter tolerance: how far `progress` may fall short of a key time that it meets.
  func value(at progress: Double, tolerance: Double) -> AnimationValue? {
    guard values.count > 1 else { return values.first }
    let isDiscrete = calculationMode == .discrete || keyPath?.isDiscrete == true
    guard !isDiscrete else { return values[discreteIndex(at: progress, tolerance)] }
    let times = self.times
    let index = Self.segment(of: progress, in: times, tolerance)
    let length = times[index + 1] - times[index]
    var share = length > 0 ? min(max((progress - times[index]) / length, 0), 1) : 1
    if !isPaced, let timingFunctions, timingFunctions.count == values.count - 1 {
      share = timingFunctions[index].value(at: share)
    }
    return isCubic
      ? cubic(from: index, at: share)
      : values[index].interpolated(to: values[index + 1], progress: share)
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }
  private var isCubic: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

  /// Which value is shown where values do not blend.
  private func discreteIndex(at progress: Double, _ tolerance: Double) -> Int {
    let last = values.count - 1
    guard let times = keyTimes, Self.areValid(times, count: values.count + 1) else {
      let slot = progress * Double(values.count) + tolerance * Double(values.count)
      return slot > 0 ? Int(min(slot, Double(last))) : 0
    }
    return min(Self.lastIndex(notAfter: progress, in: times, tolerance), last)
  }

  /// When each value is due.
  private var times: [Double] {
    let even = values.indices.map { Double($0) / Double(values.count - 1) }
    if isPaced { return pacedTimes ?? even }
    guard let keyTimes, Self.areValid(keyTimes, count: values.count) else { return even }
    return keyTimes
  }

  /// Shares of the way at which values lie; nil where there is no way.
  private var pacedTimes: [Double]? {
    var sums = [0.0]
    for (a, b) in zip(values, values.dropFirst()) {
      sums.append(sums[sums.count - 1] + a.distance(to: b))
    }
    let total = sums[sums.count - 1]
    guard total > 0, total.isFinite else { return nil }
    return sums.map { $0 / total }
  }

  private static func areValid(_ times: [Double], count: Int) -> Bool {
    times.count == count && times.first == 0 && times.last == 1
      && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// The segment that holds a share of the duration; of several that begin there, the last.
  private static func segment(
    of progress: Double, in times: [Double], _ tolerance: Double
  ) -> Int {
    min(lastIndex(notAfter: progress, in: times, tolerance), times.count - 2)
  }

  /// By halving, since times do not run back.
  private static func lastIndex(
    notAfter progress: Double, in times: [Double], _ tolerance: Double
  ) -> Int {
    var (low, high) = (0, times.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= progress + tolerance { low = middle } else { high = middle }
    }
    return low
  }

  /// On the Catmull–Rom curve: at each value it runs parallel to the line between its neighbours, at
  /// the ends along the first and the last line. Transforms take straight lines.
  private func cubic(from index: Int, at t: Double) -> AnimationValue {
    let (start, end) = (values[index], values[index + 1])
    guard t > 0, t < 1, start.isAlike(end), let p0 = start.vector, let p1 = end.vector else {
      return start.interpolated(to: end, progress: t)
    }
    let before = index > 0 ? values[index - 1].vector : nil
    let after = index + 2 < values.count ? values[index + 2].vector : nil
    let m0 = before.map { (p1 - $0) / 2 } ?? (p1 - p0)
    let m1 = after.map { ($0 - p0) / 2 } ?? (p1 - p0)
    let (t2, t3) = (t * t, t * t * t)
    let (h00, h10) = (2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t)
    let (h01, h11) = (3 * t2 - 2 * t3, t3 - t2)
    return start.with(h00 * p0 + h10 * m0 + h01 * p1 + h11 * m1)
  }
}
