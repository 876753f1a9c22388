import Foundation
import Rendering
import ShapeInterpreter

extension Playground {
  /// Handles a mouse event according to its position; ignores it while the mouse is switched off.
  mutating func point(_ mouse: Mouse) {
    guard isMouseOn else { return }
    pointer = (mouse.column, mouse.row)
    // A move without a press is only looked at.
    if mouse.action == .drag, drag == nil { return }
    notice = nil
    switch mouse.action {
    case .press: press(at: mouse)
    case .drag: moveDrag(to: mouse)
    case .release:
      if case .canvas(let column, let row, isMoved: false) = drag, let canvas = layout?.canvas,
        !tap(column: column, row: row, of: canvas)
      {
        if drawsPath { notice = coordinateText(column: column, row: row, of: canvas) }
        clickView(column: column, row: row, of: canvas)
      }
      if case .finger(let start, let point, _, isMoved: true, _) = drag {
        record(.dragging, isHeld: true) { $0.send(.drag(from: start, to: point, isEnd: true)) }
      } else if case .finger(_, let point, _, _, isDown: true) = drag {
        record(.dragging, isHeld: true) { $0.send(.up(point)) }
      } else if case .finger = drag, let canvas = layout?.canvas {
        _ = tap(column: mouse.column, row: mouse.row, of: canvas)
      }
      endDrag()
    case .wheelUp: turnWheel(by: 1, at: mouse)
    case .wheelDown: turnWheel(by: -1, at: mouse)
    }
  }

  /// Releases the dragged object.
  mutating func endDrag() {
    guard drag != nil else { return }
    drag = nil
    history.endRun()
  }

  private mutating func press(at mouse: Mouse) {
    endDrag()
    // A mouse action does not continue a run of key presses.
    history.endRun()
    let target = target(column: mouse.column, row: mouse.row)
    leaveTyping()
    switch target {
    case .shape(let index):
      focus = .shapes
      record(nil) { $0.select(entry: index) }
    case .shapeList: focus = .shapes
    case .row(let row):
      let isSelected = focus == .parameters && selectedRow == row
      focus = .parameters
      selectedRow = row
      // A second click on a row acts like enter, except on a number.
      if isSelected, selectedParameter?.parameter.initial.number == nil { perform(.open) }
    case .slider(let row, let track):
      focus = .parameters
      selectedRow = row
      guard let (parameter, value) = selectedParameter, let range = parameter.range(holding: value) else { return }
      drag = .slider(row: row, name: parameter.name, range: range, track: track)
      moveDrag(to: mouse)
    case .scrubBar(let track, let end):
      drag = .moment(track: track, end: end)
      moveDrag(to: mouse)
    case .canvas(let area) where isTouching:
      let point = touchedPoint(column: mouse.column, row: mouse.row, of: area)
      // What lies before a ground may take the touch although nothing hears of it.
      if let index = touchable(at: point), !touchables[index].isGround { mode = .touching(focus: index) }
      let isDown = isHeld(at: point)
      drag = .finger(from: point, at: point, press: mouse, isMoved: false, isDown: isDown)
      if isDown { record(.dragging, isHeld: true) { $0.send(.down(point)) } }
    case .canvas:
      focus = .canvas
      drag = .canvas(column: mouse.column, row: mouse.row, isMoved: false)
    case .frame(let index): pressFrame(index)
    case .besideHelp: close()
    case .help, .nothing: break
    }
  }

  /// Ends the typing after a mouse action elsewhere: discards a number or a text, keeps a filter.
  private mutating func leaveTyping() {
    switch mode {
    case .typing: mode = .browsing
    case .filtering: acceptFilter()
    case .browsing, .touching, .sheet, .previews, .problems, .help, .command: break
    }
  }

  /// Selects a picture of the contact sheet or the preview sheet; accepts it if it is selected already.
  private mutating func pressFrame(_ index: Int) {
    if case .previews(let selected) = mode {
      guard let id = previewIDs.indices.contains(index) ? previewIDs[index] : nil else { return }
      if selected == id { perform(.accept) } else { mode = .previews(selected: id) }
      return
    }
    guard case .sheet(var sheet) = mode else { return }
    guard sheet.selected != index else { return perform(.accept) }
    sheet.selected = index
    mode = .sheet(sheet)
  }

  private mutating func moveDrag(to mouse: Mouse) {
    switch drag {
    case .slider(let row, let name, let range, let track):
      let parameters = parameters
      guard parameters.indices.contains(row), parameters[row].name == name else { return endDrag() }
      selectedRow = row
      let parameter = parameters[row]
      let fraction = Double(mouse.column - track.lowerBound) / Double(track.count - 1)
      guard let value = parameter.value(at: min(max(fraction, 0), 1), of: range) else { return }
      record(.changing(changedShape, parameter: name), isHeld: true) { $0.set(value, row: row) }
    case .canvas(let column, let row, let isMoved):
      guard isMoved || (column, row) != (mouse.column, mouse.row) else { return }
      drag = .canvas(column: mouse.column, row: mouse.row, isMoved: true)
      record(.panning, isHeld: true) { $0.pan(columns: column - mouse.column, rows: row - mouse.row) }
    case .finger(let start, let last, let press, let isMoved, let isDown):
      guard let canvas = layout?.canvas, isMoved || (mouse.column, mouse.row) != (press.column, press.row) else {
        return
      }
      let point = viewPoint(column: mouse.column, row: mouse.row, of: canvas)
      guard point != last else { return }
      drag = .finger(from: start, at: point, press: press, isMoved: true, isDown: isDown)
      record(.dragging, isHeld: true) { $0.send(.drag(from: start, to: point, isEnd: false)) }
    case .moment(let track, let end):
      let fraction = Double(mouse.column - track.lowerBound) / Double(max(track.count - 1, 1))
      seek(to: end * min(max(fraction, 0), 1))
    case nil: break
    }
  }

  /// True if keys and mouse touch the view.
  private var isTouching: Bool { if case .touching = mode { true } else { false } }

  private mutating func turnWheel(by count: Int, at mouse: Mouse) {
    let target = target(column: mouse.column, row: mouse.row)
    leaveTyping()
    switch target {
    case .row(let row), .slider(let row, _):
      focus = .parameters
      selectedRow = row
      perform(.change(by: count))
    case .shape, .shapeList:
      focus = .shapes
      perform(.go(rows: -count))
    case .scrubBar: perform(.stepClock(by: -count))
    case .canvas(let area)
    where isTouching && scroll(by: -count, at: viewPoint(column: mouse.column, row: mouse.row, of: area)):
      break
    case .canvas(let area):
      record(.zooming) { $0.zoom(by: count, atColumn: mouse.column - area.column, row: mouse.row - area.row, of: area) }
    case .help, .besideHelp, .frame: perform(.go(rows: -count))
    case .nothing: notice = "the wheel turns values, lists and the canvas"
    }
  }

  /// Zooms so that the point under a cell of the canvas stays there.
  private mutating func zoom(by count: Int, atColumn column: Int, row: Int, of canvas: CellArea) {
    let former = lens.zoom
    zoom(by: count)
    // Positions are in dots from the middle of the canvas, which is the fixed point of the viewport's scaling.
    func moved(_ pan: Int, _ place: Int) -> Int {
      let distance = CGFloat(place - pan) * (lens.zoom / former)
      return min(max(place - Int(distance.rounded()), -Lens.reach), Lens.reach)
    }
    lens.panColumns = moved(lens.panColumns, 2 * column + 1 - canvas.columns)
    lens.panRows = moved(lens.panRows, 4 * row + 2 - 2 * canvas.rows)
  }

  /// Switches the mouse off, so that the terminal selects text with it, or on again.
  mutating func toggleMouse() {
    isMouseOn.toggle()
    notice = isMouseOn ? "the mouse is on" : "the mouse is off and selects text; M switches it on"
  }
}
