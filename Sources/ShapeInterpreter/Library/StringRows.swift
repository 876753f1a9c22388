import Foundation

/// The native code of strings: joining and printing.
enum StringRows {
  /// Slots: result, string, string. If the result has the slot of the first string, the
  /// second one is appended in place.
  static let append: Native = { (frame, slots) throws(Fault) in
    let added = String.load(from: frame, at: slots[2])
    try frame.charge(added.utf8.count >> 3)
    if slots[0].object != slots[1].object {
      frame.objects[Int(slots[0].object)] = frame.objects[Int(slots[1].object)]
    }
    try String.modify(in: frame, at: slots[0]) { (string) throws(Fault) in string += added }
  }
}
