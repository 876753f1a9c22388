import Foundation
import Rendering
import ShapeInterpreter

/// The part of the screen whose drawing takes longer the larger a path is: the canvas, or the pictures of a contact
/// sheet.
///
/// It holds everything that it needs, so that it can be drawn on any thread while the state changes.
public struct Artwork: Sendable {
  private let playground: Playground
  private let theme: Theme
  private let key: Key

  /// Everything that the cells depend on.
  private struct Key: Equatable, Sendable {
    var shape: EntryID?
    var version: Int
    var settings: [ParameterValue]
    var lens: Lens
    var cellAspect: CellAspect
    var size: ScreenSize
    var canvas: CellArea?
    /// True if a diagnostic is shown, which takes precedence over notes about the drawing.
    var hasTrouble: Bool
    var sheet: ContactSheet?
    /// The pictures of the preview sheet and the selected one; empty if it is not shown.
    var previews: [EntryID]
    var selectedPreview: Int
    /// The selected view of the drawing.
    var selectedView: Int?
    /// The rectangle of the view under the keys.
    var touched: CGRect?
    var theme: Theme
    /// The terminal's ground, with which translucent colours are mixed.
    var ground: Ink?
    /// The pixels of the terminal; nil if the drawing is shown in characters.
    var pixels: PixelScreen?
  }

  init(_ playground: Playground, theme: Theme) {
    self.playground = playground
    self.theme = theme
    key = Key(
      shape: playground.selectedEntry?.id, version: playground.pictureVersion, settings: playground.settingValues,
      lens: playground.lens,
      cellAspect: playground.cellAspect, size: playground.size, canvas: playground.layout?.canvas,
      hasTrouble: playground.trouble != nil,
      sheet: playground.sheet, previews: playground.isPreviewing ? playground.previewIDs : [],
      selectedPreview: playground.isPreviewing ? playground.sheetSelection?.selected ?? 0 : 0,
      selectedView: playground.selectedView, touched: playground.touchedView?.bounds, theme: theme,
      ground: playground.terminal.ground, pixels: playground.shownPixels)
  }

  /// Returns true if both have the same cells.
  public func isSame(as other: Artwork) -> Bool { key == other.key }

  /// Returns true if the cells of both have the same positions, so that this artwork can be shown until the other one
  /// is drawn.
  func canStandIn(for other: Artwork) -> Bool {
    key.size == other.key.size && key.canvas == other.key.canvas && (key.sheet == nil) == (other.key.sheet == nil)
      && key.previews.isEmpty == other.key.previews.isEmpty && key.pixels == other.key.pixels
  }

  /// Returns true if it is worth completing this artwork when the other one is to be shown: it has the same shape at
  /// the same positions.
  public func leads(to other: Artwork) -> Bool { key.shape == other.key.shape && canStandIn(for: other) }

  /// Draws the artwork; nil if `stop` was raised. A stop takes effect within a few milliseconds.
  public func drawn(stop: StopSignal) -> DrawnArtwork? {
    let drawn = drawing(stop: stop)
    return stop.isRaised ? nil : drawn
  }

  /// Draws the artwork to its end.
  public func drawn() -> DrawnArtwork { drawing(stop: .never) }

  private func drawing(stop: StopSignal) -> DrawnArtwork {
    var screen = ScreenBuffer(size: playground.size)
    var pixels: CanvasPixels?
    if let sheet = playground.sheet {
      ContactSheetPane(sheet, of: playground, theme: theme, stop: stop).draw(on: &screen)
    } else if playground.isPreviewing {
      PreviewSheetPane(playground, theme: theme, stop: stop).draw(on: &screen)
    } else if let area = playground.layout?.canvas {
      let content: DrawnContent
      if let pane = PixelPane(playground, in: area, theme: theme, stop: stop) {
        let drawn = pane.draw(on: &screen)
        (pixels, content) = (drawn.pixels, drawn.content)
      } else {
        content = CanvasPane(playground, in: area, theme: theme, stop: stop).draw(on: &screen)
      }
      CanvasNotes(playground, content, in: area, stop: stop)?.draw(on: &screen)
    }
    return DrawnArtwork(artwork: self, screen: screen, pixels: pixels)
  }
}

/// Artwork with its drawn cells.
public struct DrawnArtwork: Sendable {
  public let artwork: Artwork
  /// A screen that holds only the artwork; `PixelPane.placeholder` stands in the cells that pixels fill.
  let screen: ScreenBuffer
  /// The pixels of the canvas; nil if it is drawn in characters.
  let pixels: CanvasPixels?
}

extension Playground {
  /// Returns the part of the present screen that is slow to draw.
  public func artwork() -> Artwork { Artwork(self, theme: theme) }

  /// The contact sheet that is shown; nil if there is none.
  var sheet: ContactSheet? { if case .sheet(let sheet) = ground { sheet } else { nil } }

  /// Returns the whole screen around drawn artwork. Former artwork stays visible until it is replaced.
  public func frame(around drawn: DrawnArtwork?) -> ScreenFrame {
    let present = artwork()
    let shown = drawn.flatMap { $0.artwork.canStandIn(for: present) ? $0 : nil }
    let screen = view { area, screen in
      if let shown { screen.copy(area, of: shown.screen) } else { screen.fill(area) }
    }
    return ScreenFrame(screen, pixels: shown?.pixels, in: layout?.canvas)
  }
}
