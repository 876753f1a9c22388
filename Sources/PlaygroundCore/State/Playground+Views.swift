import Foundation
import Rendering
import ShapeGeometry
import ShapeInterpreter

/// A selected view of a drawing, by its place in the tree, so that it survives another drawing of the same views.
public struct ViewSelection: Equatable, Sendable {
  /// The entry of the drawing; for other entries nothing is selected.
  var entry: EntryID
  /// The way from the root to the view.
  var route: [Int]
  var kind: String
  /// The way to the view that was clicked; further clicks on it select the views around it. Nil after a key.
  var clicked: [Int]?
}

extension Playground {
  /// The index of the selected view in the listing of the picture; nil if none is selected, or if it is gone.
  public var selectedView: Int? {
    guard let selection = viewSelection, selection.entry == selectedEntry?.id, let listing = picture.listing,
      let index = listing.index(of: selection.route), listing.items[index].kind == selection.kind
    else { return nil }
    return index
  }

  /// The selected view; nil if none is selected.
  var selectedItem: ViewListing.Item? { selectedView.flatMap { picture.listing?.items[$0] } }

  /// Selects a view of the picture, or none.
  private mutating func select(view index: Int?, clicked: [Int]? = nil) {
    guard let index, let listing = picture.listing, let id = selectedEntry?.id else {
      viewSelection = nil
      return
    }
    viewSelection = ViewSelection(
      entry: id, route: listing.route(to: index), kind: listing.items[index].kind, clicked: clicked)
  }

  /// Reports why there is no view to select, and returns nil; otherwise returns the listing.
  private mutating func selectableViews() -> ViewListing? {
    guard !drawsPath else {
      notice = "only the views of a view can be selected; a shape has none"
      return nil
    }
    guard let listing = picture.listing, !listing.items.isEmpty else {
      notice = "there is no view to select yet"
      return nil
    }
    return listing
  }

  /// Selects the next view of the tree, the previous one if `count` is negative.
  mutating func goToView(by count: Int) {
    guard let listing = selectableViews() else { return }
    guard let index = selectedView else { return select(view: count < 0 ? listing.items.count - 1 : 0) }
    let target = min(max(index + count, 0), listing.items.count - 1)
    if target == index { notice = count < 0 ? "first view" : "last view" }
    select(view: target)
  }

  /// Selects the view around the selected one.
  mutating func goToOuterView() {
    guard let listing = selectableViews() else { return }
    guard let index = selectedView else {
      notice = "no view is selected; n selects one"
      return
    }
    guard let parent = listing.items[index].parent else {
      notice = "this is the outermost view"
      return
    }
    select(view: parent)
  }

  /// Ends the selection of a view; returns false if there was none.
  mutating func leaveView() -> Bool {
    guard selectedView != nil else { return false }
    viewSelection = nil
    return true
  }

  /// Selects the smallest view under a cell of the canvas; another click there selects the view around the selected
  /// one. Beside all views, nothing is selected.
  mutating func clickView(column: Int, row: Int, of canvas: CellArea) {
    guard !drawsPath, let listing = picture.listing else { return }
    let viewport = camera.viewport(on: canvas)
    let cell = CGPoint(x: CGFloat(column - canvas.column) + 0.5, y: CGFloat(row - canvas.row) + 0.5)
    let found = listing.smallest(at: cell) { point in
      let dot = viewport.dot(point)
      return CGPoint(x: dot.x / 2, y: dot.y / 4)
    }
    guard let found else { return select(view: nil) }
    let route = listing.route(to: found)
    guard let selected = selectedView, viewSelection?.clicked == route, listing.contains(found, in: selected) else {
      return select(view: found, clicked: route)
    }
    select(view: listing.items[selected].parent ?? found, clicked: route)
  }

  /// The selected view in a line: kind, frame, place and style; nil if none is selected.
  var selectedViewText: String? {
    selectedItem.map { item in
      ([item.title] + [item.placeText].compactMap { $0 } + item.factTexts).joined(separator: "  ")
    }
  }
}
