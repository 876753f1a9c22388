import CLibFuzzer
import Foundation
import ViewTree

/// Runs libFuzzer over trees of views: each byte of an input is a choice, and each tree must keep the laws of layout.
@main
struct LayoutFuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
        LayoutFuzzer.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      })
  }

  /// The most sizes and places that a tree may ask for, for each of its bytes.
  private static let workPerByte = 400

  private static func run(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    var sketches = RandomSketches(choices: bytes.dropFirst())
    let (view, transposed) = sketches.pair(8)
    let proposal = LayoutLaws.proposals[Int(first) % LayoutLaws.proposals.count]
    if let broken = LayoutLaws.broken(by: view, transposed, for: proposal) {
      print("broken for \(proposal): \(broken)")
      fflush(nil)
      abort()
    }
    let work = view.laidOut(proposal.0, proposal.1).work
    guard work > Self.workPerByte * (bytes.count + 10) else { return }
    print("the layout took \(work) answers for \(bytes.count) bytes")
    fflush(nil)
    abort()
  }
}
