import DotRaster
import Foundation
import Rendering
import ShapeGeometry
import ShapeInterpreter

// The layout of the present screen: for drawing it, and for the mouse.

extension Playground {
  /// The areas of all parts of the screen; nil for a screen that is too small.
  var layout: ScreenLayout? {
    let drawing = canvasExtent.width / canvasExtent.height
    return ScreenLayout(
      size: size, prefersShapes: focus == .shapes,
      aspect: drawing * (CellAspect.standard.ratio / cellAspect.ratio))
  }

  /// The camera of the canvas.
  var camera: Camera {
    Camera(
      target: cameraRect, zoom: lens.zoom, panColumns: lens.panColumns, panRows: lens.panRows, cellAspect: cellAspect)
  }

  /// The text of the help overlay.
  var helpText: HelpText { HelpText(pane: scope(of: focus)) }

  /// The text of the command overlay.
  var commandText: CommandText { CommandText(command ?? "") }

  /// Returns the entries that the list shows line by line, scrolled so that the selected one is visible, and the area
  /// of the lines.
  func shapeLines(in area: CellArea) -> (entries: [Int], area: CellArea) {
    let list = area.droppingRows(1)
    let visible = visibleShapes
    let selected = selectedIndex.flatMap(visible.firstIndex(of:)) ?? 0
    let first = firstVisible(of: visible.count, around: selected, room: list.rows)
    return (Array(visible.dropFirst(first).prefix(list.rows)), list)
  }

  /// Returns the lines of the parameters in the pane.
  func parameterList(in area: CellArea) -> ParameterList {
    let area =
      curveArea(in: area).map { curve in
        CellArea(column: area.column, row: area.row, columns: area.columns, rows: curve.row - area.row)
      } ?? area
    let parameters = parameters
    let values = values
    let own = shapeParameters.count
    let motion = parameters.count - motionParameters.count
    let visible = visibleRows
    func contents(sliders: (Int) -> Bool) -> [ParameterList.Content] {
      var lines: [ParameterList.Content] = [.heading("Parameters", isFirst: true)]
      if visible.isEmpty, !parameters.isEmpty { lines.append(.note("none of \(parameters.count)")) }
      if own == 0, filter.parameters.isEmpty { lines.append(.note("none of its own")) }
      let firstOfDrawing = visible.first { $0 >= own && $0 < motion }
      let firstOfMotion = visible.first { $0 >= motion }
      for index in visible {
        if index == firstOfDrawing { lines += [.blank, .heading("Drawing", isFirst: false)] }
        if index == firstOfMotion { lines += [.blank, .heading("Motion", isFirst: false)] }
        lines.append(.value(index))
        if parameters[index].range != nil, sliders(index) { lines.append(.slider(index)) }
      }
      return lines
    }
    // Of many rows, only those that may be visible are measured.
    let nearby = parameters.indices.clamped(to: selectedRow - Self.mostNearby..<selectedRow + Self.mostNearby)
    let rangeTexts = nearby.compactMap { parameters[$0].rangeText(holding: values[$0]) }
    func list(_ contents: [ParameterList.Content]) -> ParameterList {
      let selected = contents.firstIndex { $0.row == selectedRow } ?? 0
      return ParameterList(contents, selected: selected, in: area, rangeTexts: rangeTexts)
    }
    // Sliders for all rows, for the shape's own parameters, or for none: the first of these that shows all lines; of
    // the second, all up to the line's attributes are enough.
    let detailed = contents { _ in true }
    let medium = contents { $0 < own || $0 >= motion }
    for contents in [detailed, medium] {
      let list = list(contents)
      if list.lines.last?.content == contents.last, list.lines.first?.content == contents.first { return list }
    }
    var partial = list(medium)
    let firstOfPaint = own + DrawingSettings.Index.dash
    if drawsPath, selectedRow < firstOfPaint, let last = partial.lines.last?.content.row, last >= firstOfPaint {
      let hidden = medium.reversed().prefix { $0.row != last }.count { $0.row != nil } + 1
      partial.lines[partial.lines.count - 1].content = .note("… \(hidden) more")
      return partial
    }
    return list(contents { _ in false })
  }

  /// The number of rows before and after the selected one whose ranges are measured.
  private static let mostNearby = 500

  /// Returns the lines of the selected parameter if there is no room for more; nil if the shapes have the focus.
  func stripList(in area: CellArea) -> ParameterList? {
    guard focus != .shapes, let (parameter, value) = selectedParameter else { return nil }
    let contents = [ParameterList.Content.value(selectedRow), .slider(selectedRow)].prefix(area.rows)
    return ParameterList(
      Array(contents), selected: 0, in: area, rangeTexts: [parameter.rangeText(holding: value)].compactMap { $0 })
  }
}
