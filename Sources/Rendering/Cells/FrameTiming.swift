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

  /// Returns the different pictures of a film in the order of their first occurrence, each with the runs of numbers
  /// under which it is shown.
  static func showings<Content: Hashable>(of pictures: [Content]) -> [(content: Content, runs: [Range<Int>])] {
    var places: [Content: Int] = [:]
    var result: [(content: Content, runs: [Range<Int>])] = []
    for (index, picture) in pictures.enumerated() {
      let place = places[picture] ?? result.count
      if place == result.count {
        places[picture] = place
        result.append((picture, []))
      }
      let goesOn = result[place].runs.last?.upperBound == index
      let start = goesOn ? result[place].runs.removeLast().lowerBound : index
      result[place].runs.append(start..<index + 1)
    }
    return result
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
