import PlainText

/// The times of pictures that follow each other at a steady pace, for ever, as SMIL's animations say them.
struct FrameTiming {
  /// The number of pictures.
  let count: Int
  /// The time of one round in seconds.
  let duration: Double

  init(count: Int, framesPerSecond: Double) {
    (self.count, duration) = (count, Double(count) / framesPerSecond)
  }

  /// Returns the animation that shows an element in some runs of pictures, and hides it in the others.
  func animation(_ runs: [Range<Int>]) -> String {
    var (values, times): ([String], [String]) = ([], [])
    func add(_ value: String, from picture: Int) {
      values.append(value)
      times.append(shortest((Double(picture) / Double(count) * 1e6).rounded() / 1e6))
    }
    if let first = runs.first, first.lowerBound > 0 { add("hidden", from: 0) }
    for run in runs {
      add("visible", from: run.lowerBound)
      if run.upperBound < count { add("hidden", from: run.upperBound) }
    }
    return """
      <animate attributeName="visibility" calcMode="discrete" dur="\(shortest((duration * 1e6).rounded() / 1e6))s" \
      repeatCount="indefinite" values="\(values.joined(separator: ";"))" keyTimes="\(times.joined(separator: ";"))"/>
      """
  }
}
