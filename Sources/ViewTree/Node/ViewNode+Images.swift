import Foundation
import ShapeGeometry

// The making of images, and of the paints of images and meshes. SwiftUI's surface calls it, compiled or interpreted.

extension ViewNode {
  package static func _image(_ name: String, _ isSymbol: Bool) -> ViewNode {
    ViewNode(.image(ImageValue(name, isSymbol: isSymbol)))
  }

  /// Returns the node of an image with a change; others stay as they are.
  private func imageChanged(_ change: (inout ImageValue) -> Void) -> ViewNode {
    guard case .image(var image) = content else { return self }
    change(&image)
    return ViewNode(.image(image), offset: offset)
  }

  package func _resizable(_ insets: EdgeInsets, _ isTiled: Bool) -> ViewNode {
    imageChanged { image in
      image.isResizable = true
      (image.capInsets, image.isTiled) = (insets, isTiled)
    }
  }

  package func _template(_ isTemplate: Bool) -> ViewNode { imageChanged { $0.isTemplate = isTemplate } }
  /// Returns the image with so many pixels for a point; other numbers than positive ones change nothing.
  package func _imageScale(_ scale: CGFloat) -> ViewNode {
    scale > 0 && scale.isFinite ? imageChanged { $0.scale = scale } : self
  }
  package func _pixelated() -> ViewNode { imageChanged { $0.isSmooth = false } }

  /// Returns the image with the way in which its levels are painted, by the number of its name.
  package func _symbolRendering(_ number: Int) -> ViewNode {
    imageChanged { $0.renderingMode = SymbolRenderingMode(rawValue: number) }
  }
}

extension ViewStyle {
  /// Makes the paint of the node of an image: a part of it in shares of its size, the size of the tiles over that of
  /// the image, and the distance of a tile from the corner of the box, in points.
  package static func _image(_ image: ViewNode, _ part: CGRect, _ scale: CGFloat, _ start: CGPoint) -> ViewStyle {
    guard case .image(let value) = image.content else { return .foreground(level: 0) }
    return .image(
      ImageTile(
        value.name, isSymbol: value.isSymbol, isSmooth: value.isSmooth, part: part, scale: scale, from: start))
  }

  /// Makes the paint of a mesh from its width and height and the numbers of its points.
  package static func _mesh(
    _ size: [Int], _ numbers: [CGFloat], _ colors: [Color], _ background: Color, _ isSmooth: Bool, _ isPerceptual: Bool
  ) -> ViewStyle {
    guard size.count == 2 else { return .color(background) }
    return .mesh(
      MeshGradientValue(
        width: size[0], height: size[1], numbers: numbers, colors: colors, background: background, isSmooth: isSmooth,
        colorSpace: isPerceptual ? .perceptual : .device))
  }
}
