import Foundation
import ShapeGeometry

// The layouts of CoreGraphics', UIKit's and AppKit's paths in the machine.

extension CGPath: ObjectValue {
  static var type: Type { .library("CGPath") }
  init(object: Object) { self = Path(object: object).cgPath }
  var object: Object { .path(Path(self)) }
  var extent: Int { Path(self).extent }
  static var parts: String { Path.parts }
  var storage: Storage { Path(self).storage }
}

/// An instance of a class. All its holders share its changes.
protocol ReferenceValue: AnyObject, MachineValue {
  /// The current path of the object.
  var outline: Path { get }
}

extension ReferenceValue {
  static var layout: Layout { .object }

  static func load(from frame: Frame, at slot: Slot) -> Self {
    if case .any(let value) = frame.objects[Int(slot.object)], let path = value as? Self { return path }
    preconditionFailure("the slot holds no \(Self.self)")
  }

  func store(to frame: Frame, at slot: Slot) { frame.objects[Int(slot.object)] = .any(self) }

  var extent: Int { outline.extent }
  static var parts: String { Path.parts }
  var storage: Storage { outline.storage }
}

extension CGMutablePath: ReferenceValue {
  static var type: Type { .library("CGMutablePath") }
  var outline: Path { _path }
}

extension UIBezierPath: ReferenceValue {
  static var type: Type { .library("UIBezierPath") }
  var outline: Path { Path(cgPath) }
}

extension NSBezierPath: ReferenceValue {
  static var type: Type { .library("NSBezierPath") }
  var outline: Path { Path(cgPath) }
}

extension UIRectCorner: MachineValue {
  static var type: Type { .library("UIRectCorner") }
  static var layout: Layout { .word }
  static func load(from frame: Frame, at slot: Slot) -> UIRectCorner {
    UIRectCorner(rawValue: UInt(bitPattern: frame[int: slot.word]))
  }

  func store(to frame: Frame, at slot: Slot) { frame[int: slot.word] = Int(bitPattern: rawValue) }
}

extension AffineTransform: MachineValue {
  static var type: Type { .library("AffineTransform") }
  static var layout: Layout { Layout(words: 6) }

  static func load(from frame: Frame, at slot: Slot) -> AffineTransform {
    let parts = (0..<6).map { CGFloat(Double(bitPattern: frame.words[Int(slot.word) + $0])) }
    return AffineTransform(m11: parts[0], m12: parts[1], m21: parts[2], m22: parts[3], tX: parts[4], tY: parts[5])
  }

  func store(to frame: Frame, at slot: Slot) {
    for (index, part) in [m11, m12, m21, m22, tX, tY].enumerated() {
      frame.words[Int(slot.word) + index] = Double(part).bitPattern
    }
  }
}

/// `&transform` for a parameter of type `UnsafePointer<CGAffineTransform>?`. It holds the transform itself.
struct TransformPointer: MachineValue {
  var transform: CGAffineTransform

  static var type: Type { .library("UnsafePointer", CGAffineTransform.type) }
  static var layout: Layout { CGAffineTransform.layout }

  static func load(from frame: Frame, at slot: Slot) -> TransformPointer {
    TransformPointer(transform: .load(from: frame, at: slot))
  }

  func store(to frame: Frame, at slot: Slot) { transform.store(to: frame, at: slot) }
}
