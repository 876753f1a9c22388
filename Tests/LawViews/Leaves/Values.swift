import Foundation
import ViewTree

// Values of SwiftUI that the interpreter has in tables, and UUID.

enum Edge: Int8, CaseIterable, Hashable {
  case top, leading, bottom, trailing

  struct Set: OptionSet, Hashable {
    var rawValue: Int8

    init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    static let top = Set(.top)
    static let leading = Set(.leading)
    static let bottom = Set(.bottom)
    static let trailing = Set(.trailing)
    static let vertical: Set = [.top, .bottom]
    static let horizontal: Set = [.leading, .trailing]
    static let all: Set = [.vertical, .horizontal]
  }
}

enum HorizontalEdge: Int8, CaseIterable, Hashable { case leading, trailing }

enum VerticalEdge: Int8, CaseIterable, Hashable { case top, bottom }

extension Axis: CaseIterable {
  public static var allCases: [ViewTree.Axis] { [.horizontal, .vertical] }

  struct Set: OptionSet, Hashable {
    var rawValue: Int8

    static let horizontal = Set(rawValue: 1)
    static let vertical = Set(rawValue: 2)
  }
}

enum ColorScheme: CaseIterable, Hashable { case light, dark }

enum TextAlignment: CaseIterable, Hashable { case leading, center, trailing }

extension Color: View, ShapeStyle {
  typealias Body = Never
  var _style: ViewStyle { ViewStyle._color(self) }
  var _self: ViewNode { ViewNode._style(_style) }
  var gradient: ViewStyle { ViewStyle._standardGradient(self) }
}

struct UUID: Hashable, CustomStringConvertible {
  private let value = Foundation.UUID()
  var uuidString: String { value.uuidString }
  var description: String { uuidString }
}

/// The screen of a device, with the size of a recent phone.
struct UIScreen {
  static let main = UIScreen()
  var bounds: CGRect { CGRect(x: 0, y: 0, width: 402, height: 874) }
  var scale: CGFloat { 3 }
}
