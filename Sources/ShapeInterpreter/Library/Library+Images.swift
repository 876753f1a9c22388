import Foundation
import ShapeGeometry
import ViewTree

// Images by their names, and their sizes.

extension LibraryTable {
  @inline(never)
  mutating func addImages() {
    maker("_image(_:_:)") { (name: String, isSymbol: Bool) in ViewNode._image(name, isSymbol) }
    modifier("_resizable(_:_:)") { (node, insets: EdgeInsets, isTiled: Bool) in node._resizable(insets, isTiled) }
    modifier("_template(_:)") { (node, isTemplate: Bool) in node._template(isTemplate) }
    modifier("_pixelated()") { (node) in node._pixelated() }
    modifier("_symbolRendering(_:)") { (node, number: Int) in node._symbolRendering(number) }
    modifier("_imageScale(_:)") { (node, scale: CGFloat) in node._imageScale(scale) }
    // The size in points, then the number of pixels for a point; nothing for an image that is not there.
    add("_imageNumbers(_:)", .function, of: nil, [.string], .array(.cgFloat), [:], cost: .everything) { frame, slots in
      let image = frame.allowance?.pointee.surroundings.images[.load(from: frame, at: slots[1])]
      let numbers = image.map { [$0.size.width, $0.size.height, $0.scale] } ?? []
      numbers.store(to: frame, at: slots[0])
    }
    alias("NSURL", Self.address)
    alias("CFURL", Self.address)
  }

  /// The library's URL, which stands for the classes of other frameworks as well.
  private static let address = Type.nominal(Nominal(name: "URL", isDeclared: true, place: Nominal.preludePlace), [])
}
