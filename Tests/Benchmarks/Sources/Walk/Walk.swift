import Foundation
import PlaygroundCore
import Subjects

/// Walks at random through a playground of the gallery, and ends with status 1 where a state is unsound, a step cannot
/// be undone, or an event takes too long with the view that follows it.
///
/// Arguments: how many events (100,000), and the seed of the walk (1).
@main
struct Walk {
  /// The longest that an event may take.
  private static let bound = Duration.milliseconds(50)

  static func main() throws {
    let numbers = CommandLine.arguments.dropFirst().map { Int($0) }
    guard numbers.count <= 2, numbers.allSatisfy({ $0 ?? -1 >= 0 }) else {
      print("usage: Walk [EVENTS [SEED]]")
      exit(64)
    }
    let count = numbers.first.flatMap { $0 } ?? 100_000
    let seed = numbers.dropFirst().first.flatMap { $0 } ?? 1
    var walk = RandomWalk(files: try Sources.gallery().map(ShapeFile.init(checking:)), seed: UInt64(seed))
    var faults: [String] = []
    while walk.count < count {
      faults += walk.step()
      if walk.count % max(count / 4, 1) == 0 { faults += walk.historyFaults() }
    }
    for fault in faults.prefix(20) { print(fault) }
    print(walk)
    if walk.slowest.time > bound { print("that is longer than \(bound)") }
    if !faults.isEmpty || walk.slowest.time > bound { exit(1) }
  }
}
