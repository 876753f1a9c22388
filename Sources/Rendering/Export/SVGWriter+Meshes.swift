import Foundation
import ShapeGeometry
import ViewTree

// Meshes of colours, which SVG does not have: quadrangles of one colour each.

extension SVGWriter {
  /// Returns the element of an area that a mesh fills.
  mutating func painted(
    _ area: Area, with mesh: ResolvedMesh, _ opacity: String, _ make: (String) -> String
  ) -> String {
    account.lose(.mesh)
    let plain = make("")
    let clip = define { "<clipPath id=\"\($0)\">\(plain)</clipPath>" }
    let isOpaque = mesh.vertices.allSatisfy { $0.color.opacity >= 1 }
    let box = [area.box.minX, area.box.minY, area.box.width, area.box.height].map { number($0) }
    var parts = """
      <rect x="\(box[0])" y="\(box[1])" width="\(box[2])" height="\(box[3])"\(fill(of: mesh.background))/>
      """
    for row in 0..<max(mesh.rows - 1, 0) {
      for column in 0..<max(mesh.columns - 1, 0) {
        let first = row * mesh.columns + column
        guard first + mesh.columns + 1 < mesh.vertices.count else { continue }
        let corners = [first, first + 1, first + mesh.columns + 1, first + mesh.columns].map { mesh.vertices[$0] }
        let color = corners[0].color.mixed(with: corners[2].color, by: 0.5, in: .device)
        let places = corners.map { "\(number($0.place.x)),\(number($0.place.y))" }.joined(separator: " ")
        // A line in the same colour covers the seams between opaque quadrangles.
        let line = isOpaque ? " stroke=\"\(hex(color))\" stroke-width=\"0.5\"" : ""
        parts += "<polygon points=\"\(places)\"\(fill(of: color))\(line)/>"
      }
    }
    let edges = isOpaque ? "" : " shape-rendering=\"crispEdges\""
    let faded = mesh.opacity < 1 ? "<g opacity=\"\(number(CGFloat(mesh.opacity), digits: 4))\">" : ""
    let element = "<g clip-path=\"url(#\(clip))\"\(edges)\(opacity)\(area.transform)>\(parts)</g>"
    return faded.isEmpty ? element : faded + element + "</g>"
  }
}
