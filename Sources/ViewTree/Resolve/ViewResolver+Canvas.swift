import Foundation
import ShapeGeometry

extension ViewResolver {
  /// Adds a canvas with its symbols, of which each is one view.
  func canvas(
    _ renderer: Handle, _ symbols: [ViewNode], _ node: ViewNode, at place: Place, in pass: inout LayoutPass
  ) -> Int {
    let views = symbols.enumerated().map { symbol($1, Self.place(ofSymbol: $0, at: place), in: &pass) }
    return pass.add(CanvasRule(), views, part: part("Canvas", .canvas(renderer, symbols), of: node, at: place))
  }

  private func symbol(_ node: ViewNode, _ place: Place, in pass: inout LayoutPass) -> Int {
    single(views(of: node, at: place, in: &pass), or: LayersRule(alignment: .center), at: place, in: &pass)
  }

  private static func place(ofSymbol number: Int, at canvas: Place) -> Place {
    var place = canvas.appending(.child(number))
    place.surroundings.axis = nil
    return place
  }

  /// Lays a symbol of a canvas out by itself, in the middle of a box. `canvas` is the canvas's part; `failure` is set
  /// to the error of the program's code or of a limit.
  func symbol(
    _ node: ViewNode, _ number: Int, of canvas: ViewPart, in box: CGSize, host: inout any ViewHost,
    limits: LayoutLimits, failure: inout (any Error)?
  ) -> PlacedView? {
    var pass = LayoutPass(host: host, limits: limits)
    let place = Place(identity: canvas.identity, surroundings: canvas.surroundings, depth: 0)
    let root = symbol(node, Self.place(ofSymbol: number, at: place), in: &pass)
    pass.placeRoot(root, in: box, safeArea: EdgeInsets())
    host = (pass.host as? any ViewHost) ?? host
    failure = pass.failure
    return PlacedView(root, in: pass)
  }
}
