import Foundation
import ShapeGeometry
import ViewTree

// The letters of texts, the lines along them, and the sizes of type and symbols.

extension LibraryTable {
  @inline(never)
  mutating func addTextLines() {
    method("_underline(_:_:_:)") { (text: TextValue, isActive: Bool, pattern: Int, color: Color?) in
      text._underline(isActive, pattern, color)
    }
    method("_strikethrough(_:_:_:)") { (text: TextValue, isActive: Bool, pattern: Int, color: Color?) in
      text._strikethrough(isActive, pattern, color)
    }
    method("_baselineOffset(_:)") { (text: TextValue, points: CGFloat) in text._baselineOffset(points) }
    method("_smallCaps(_:_:)") { (font: FontValue, lower: Bool, upper: Bool) in font._smallCaps(lower, upper) }
    modifier("_underline(_:_:_:)") { (node, isActive: Bool, pattern: Int, color: Color?) in
      node._underline(isActive, pattern, color)
    }
    modifier("_strikethrough(_:_:_:)") { (node, isActive: Bool, pattern: Int, color: Color?) in
      node._strikethrough(isActive, pattern, color)
    }
    modifier("_kerning(_:)") { (node, points: CGFloat) in node._kerning(points) }
    modifier("_baselineOffset(_:)") { (node, points: CGFloat) in node._baselineOffset(points) }
    modifier("_textCase(_:)") { (node, number: Int) in node._textCase(number) }
    modifier("_redacted(_:)") { (node, isRedacted: Bool) in node._redacted(isRedacted) }
    modifier("_imageScale(_:)") { (node, number: Int) in node._imageScale(number) }
    modifier("_symbolVariant(_:)") { (node, names: [String]) in node._symbolVariant(names) }
    modifier("_leastLines(_:)") { (node, count: Int) in node._leastLines(count) }
    modifier("_typeSizes(_:_:)") { (node, low: Int, high: Int) in node._typeSizes(low, high) }
    modifier("_typeSize(_:)") { (node, number: Int) in node._typeSize(number) }
  }
}
