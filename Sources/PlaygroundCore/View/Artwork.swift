import Foundation
import ShapeInterpreter

/// The part of the screen that takes the longer to draw the more a path holds: the canvas, or the pictures of a contact sheet.
///
/// It holds all that it needs, so that it can be drawn on any thread while the state goes on.
public struct Artwork: Sendable {
  private let playground: Playground
  private let theme: Theme
  private let key: Key

  /// Everything that the cells depend on.
  private struct Key: Equatable, Sendable {
    var shape: ShapeID?
    var version: Int
    var drawing: [ParameterValue]
    var lens: Lens
    var cellAspect: CellAspect
    var size: ScreenSize
    var canvas: CellArea?
    /// Whether something else than a note is said of the drawing.
    var hasTrouble: Bool
    var sheet: ContactSheet?
    var theme: Theme
  }

  init(_ playground: Playground, theme: Theme) {
    self.playground = playground
    self.theme = theme
    key = Key(
      shape: playground.selectedEntry?.id, version: playground.pictureVersion, drawing: playground.drawingValues,
      lens: playground.lens,
      cellAspect: playground.cellAspect, size: playground.size, canvas: playground.layout?.canvas,
      hasTrouble: playground.trouble != nil,
      sheet: playground.sheet, theme: theme)
  }

  /// Whether both have the same cells.
  public func isSame(as other: Artwork) -> Bool { key == other.key }

  /// Whether the cells of the other stand in the same places, so that they may be seen until these are there.
  func canStandIn(for other: Artwork) -> Bool {
    key.size == other.key.size && key.canvas == other.key.canvas && (key.sheet == nil) == (other.key.sheet == nil)
  }

  /// Whether it is worth going on with when the other is to be seen: the same shape, in the same places.
  public func leads(to other: Artwork) -> Bool { key.shape == other.key.shape && canStandIn(for: other) }

  /// Draws it; nil when `stop` has ended it, which takes a few milliseconds.
  public func drawn(stop: StopSignal) -> DrawnArtwork? {
    let screen = screen(stop: stop)
    return stop.isRaised ? nil : DrawnArtwork(artwork: self, screen: screen)
  }

  /// Draws it.
  public func drawn() -> DrawnArtwork { DrawnArtwork(artwork: self, screen: screen(stop: .never)) }

  private func screen(stop: StopSignal) -> ScreenBuffer {
    var screen = ScreenBuffer(size: playground.size)
    if let sheet = playground.sheet {
      playground.drawContactSheet(sheet, on: &screen, theme: theme, stop: stop)
    } else if let area = playground.layout?.canvas {
      let content = playground.drawCanvas(on: &screen, in: area, theme: theme, stop: stop)
      playground.drawNotes(playground.drawnExtent(stop: stop), content, on: &screen, in: area)
    }
    return screen
  }
}

/// Artwork with its cells.
public struct DrawnArtwork: Sendable {
  public let artwork: Artwork
  /// A screen with nothing else on it.
  let screen: ScreenBuffer
}

extension Playground {
  /// What is slow to draw of the screen at hand.
  public func artwork(theme: Theme = .standard) -> Artwork { Artwork(self, theme: theme) }

  /// The contact sheet that is shown.
  var sheet: ContactSheet? { if case .sheet(let sheet) = ground { sheet } else { nil } }

  /// The whole screen around artwork that has been drawn; former artwork stays in its place as long as there is no other.
  public func view(around drawn: DrawnArtwork?, theme: Theme = .standard) -> ScreenBuffer {
    let present = artwork(theme: theme)
    let cells = drawn.flatMap { $0.artwork.canStandIn(for: present) ? $0.screen : nil }
    return view(theme: theme) { area, screen in
      if let cells { screen.copy(area, of: cells) } else { screen.fill(area) }
    }
  }
}
