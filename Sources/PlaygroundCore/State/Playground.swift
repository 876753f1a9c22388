import Foundation
import PlainText
import Rendering
import ShapeGeometry
import ShapeInterpreter

/// The whole state of a session: a value that events change, and that can be rendered at any time.
///
/// It uses no file, no clock and no terminal. Sources, times and keys are passed in; a screen buffer is passed out.
public struct Playground: Sendable {
  /// The files in the order of the list.
  public internal(set) var files: [ShapeFile] = []
  /// The rows of the shape list: the shapes of all files, and the files without shapes.
  public internal(set) var entries: [ListedEntry] = []
  /// The user's selections and values.
  public internal(set) var tuning = Tuning()
  /// The rectangle in which all entries are drawn, in shape space; nil for the usual one of each kind.
  public internal(set) var chosenProposal: CGRect?
  /// The extents of views as they are drawn with their start values, by entry, with the revision that they belong to.
  var viewExtents: [EntryID: ViewExtent] = [:]
  /// The selected entry's drawing.
  public internal(set) var picture = Picture.empty {
    didSet { pictureVersion += 1 }
  }
  public internal(set) var size: ScreenSize
  /// The proportions of the screen's cells, which are compensated so that circles look round.
  public internal(set) var cellAspect = CellAspect.standard
  /// The pane that receives the keys.
  public internal(set) var focus = Pane.shapes
  /// The selected row of the parameter pane: the shape's own parameters first, then the drawing's.
  public internal(set) var selectedRow = 0
  public internal(set) var mode = Mode.browsing
  /// The view of the drawing that was selected last; see `selectedView`.
  var viewSelection: ViewSelection?
  /// The texts that the lists are filtered by.
  public internal(set) var filter = Filter()
  /// A message about the last key, for example the reason why it had no effect; nil after the next key without one.
  public internal(set) var notice: String?
  /// True if the playground receives mouse events; otherwise the terminal selects text with the mouse.
  public internal(set) var isMouseOn = true
  /// The cell of the mouse when it was last reported; nil before.
  var pointer: (column: Int, row: Int)?
  /// The facts that the terminal has told, with the available character sets in the order of the key that selects the
  /// next one.
  public internal(set) var terminal = TerminalFacts()
  /// True if the best character set of the terminal is used; false as soon as one was chosen.
  var usesBestGlyphs = true
  /// The way to the outlines of large texts; nil if all texts are characters.
  var texts: TextOutlines?
  /// The arguments of `stipple screenshot` that name the input; empty for the gallery.
  public var arguments: [String] = []
  /// The picture that was requested last for a file; nil before any was.
  public internal(set) var pictureRequest: PictureRequest?
  /// The command that was requested last. It reproduces the screen of that moment.
  public internal(set) var command: String?
  /// The number of commands shown so far; it tells repeated requests for the same command apart.
  public internal(set) var commandCount = 0
  /// The object that the mouse drags; nil if there is none.
  var drag: Drag?
  /// The time of the last tick, from the start of the session.
  public internal(set) var clock = Duration.zero
  /// The clock of the selected view, or of the motion of the selected shape.
  public internal(set) var viewClock = ViewClock.none
  /// The entry that the clock belongs to.
  var clockedEntry: EntryID?
  /// True if the clock of each view starts when it is selected.
  var startsClocks = false
  /// The revision of that entry.
  var clockedRevision: Int?
  /// The data of the motion that was shown last.
  var shapeMotion: ShapeMotion?
  /// The way that is shown.
  var shownTerms: ShapeWay.Terms?
  /// The place that keeps the session of the view that is shown. It changes no result.
  var viewMemory = ViewMemory()
  /// The time at which the playback of the trim began; nil while the trim is not played.
  public internal(set) var playbackStart: Duration?
  /// True if the session is over.
  public internal(set) var isFinished = false
  /// The drawing that the picture is compared with; nil if there is no comparison, or if it is not evaluated yet.
  var comparison: Comparison? {
    didSet { pictureVersion += 1 }
  }
  /// The pictures of moments before the present one that are known.
  var ghosts: [Ghost] = [] {
    didSet { pictureVersion += 1 }
  }
  /// The place that keeps the session of the view in which they are drawn.
  var ghostMemory = ViewMemory()
  /// The pictures of the preview sheet that are known, by entry.
  var previewPictures: [EntryID: PreviewPicture] = [:] {
    didSet { pictureVersion += 1 }
  }
  /// A counter that grows with each change of the picture, of what it is compared with and of the preview sheet.
  private(set) var pictureVersion = 0
  /// The generator of random values.
  var randomness: SplitMix64
  /// The steps that can be undone and redone.
  var history = History()
  let budget: Budget
  /// The evaluation that the state requests. The runner of the playground runs it and returns the result as an event.
  public internal(set) var evaluation: Evaluation?
  /// The files whose new texts are being checked.
  var checkedFiles: [String] = []
  /// True while the dots of the drawing are being redrawn.
  var isDrawing = false
  /// True if the work that the state waits for should end, because nobody needs it.
  public internal(set) var isInterrupted = false
  /// The start of the present wait; nil if the state waits for nothing.
  var waitStart: Duration?
  /// The requested contact sheet; nil if none is requested.
  var sheetPlan: ContactSheet.Plan?
  /// The requested film strip; nil if none is requested.
  var filmStrip: FilmStrip?
  /// The number of the requested command; nil if none is requested.
  var commandRequest: Int?
  /// A counter that grows with each source that arrives.
  var revision = 0

  /// The panes in the order of the Tab key.
  public enum Pane: CaseIterable, Sendable {
    case shapes, parameters, canvas
  }

  /// The mode of interaction, which decides what keys mean.
  public indirect enum Mode: Equatable, Sendable {
    case browsing
    /// A number or a text is being typed for the selected parameter.
    case typing(String)
    /// Keys and mouse touch the view; `focus` is the number of the view under the keys.
    case touching(focus: Int)
    /// A filter of the present list is being typed; `from` is the place that is restored on cancel.
    case filtering(from: Place)
    /// A contact sheet is shown.
    case sheet(ContactSheet)
    /// The views and previews of a file are shown side by side.
    case previews(selected: EntryID)
    /// The warnings and errors are listed, from this line on.
    case problems(firstLine: Int)
    /// The help overlay is shown, from this line on.
    case help(firstLine: Int)
    /// The requested command is shown, from this line on, above the screen that it reproduces.
    case command(firstLine: Int, over: Mode)
  }

  /// The time in which the playback moves the trim from 0 to 1.
  public static let playbackLength = Duration.seconds(2)

  /// The default rectangle in which shapes are drawn.
  public static let standardProposal = CGRect(x: 0, y: 0, width: 200, height: 150)

  /// Returns the default rectangle of an entry: for a view the room of a recent phone between its status bar and its
  /// home indicator, for a preview that of its device, or its fixed size.
  public static func standardProposal(of entry: EntryPoint?) -> CGRect {
    guard let entry, entry.kind != .shape else { return standardProposal }
    return CGRect(origin: .zero, size: entry.settings.box(usual: .phone).size)
  }

  /// Returns the distances from the default rectangle of a view to the edges of its device's window.
  public static func standardSafeArea(of entry: EntryPoint?) -> EdgeInsets {
    guard let entry, entry.kind != .shape else { return EdgeInsets() }
    return entry.settings.box(usual: .phone).safeArea
  }

  /// The rectangle in which the selected entry is drawn, in shape space. Its size is proposed to a view.
  public var proposal: CGRect { proposal(for: selectedEntry) }

  /// Returns the rectangle in which an entry is drawn.
  func proposal(for entry: ListedEntry?) -> CGRect {
    chosenProposal ?? Self.standardProposal(of: entry?.entryPoint)
  }

  /// Returns the distances from the rectangle of an entry to the edges of its window; a chosen rectangle is the window.
  func safeArea(for entry: ListedEntry?) -> EdgeInsets {
    chosenProposal == nil ? Self.standardSafeArea(of: entry?.entryPoint) : EdgeInsets()
  }

  /// Returns everything that the drawing of an entry depends on when nothing has happened to it.
  func restingInputs(of entry: ListedEntry, values: [ParameterValue]) -> Picture.Inputs {
    Picture.Inputs(
      id: entry.id, revision: entry.revision, proposal: proposal(for: entry), safeArea: safeArea(for: entry),
      values: values, isDark: lens.isDark && entry.entryPoint?.kind != .shape)
  }

  /// The default seed of random values.
  public static let standardSeed: UInt64 = 1

  /// Creates a session without files. `seed` decides the random values.
  init(size: ScreenSize, proposal: CGRect?, budget: Budget, seed: UInt64) {
    randomness = SplitMix64(seed: seed)
    chosenProposal = proposal
    self.size = size
    self.budget = budget
  }

  // MARK: Selection

  /// The canvas's view of the drawing.
  public internal(set) var lens: Lens {
    get { tuning.lens }
    set { tuning.lens = newValue }
  }

  /// The index of the selected shape in the list; nil for an empty list.
  public var selectedIndex: Int? {
    entries.firstIndex { $0.id == tuning.selection } ?? firstIndex
  }

  /// The index of the entry that a session begins with: the first shape that can be drawn, or without one the first
  /// app, or else the first such entry. No other entry is asked for, whose file may still have to be checked.
  var firstIndex: Int? {
    entries.firstIndex { $0.kind == .shape && $0.entryPoint != nil }
      ?? entries.firstIndex { $0.kind == .app && $0.entryPoint != nil }
      ?? entries.firstIndex { $0.entryPoint != nil }
      ?? (entries.isEmpty ? nil : 0)
  }

  /// The selected row of the list; nil for an empty list.
  public var selectedEntry: ListedEntry? { selectedIndex.map { entries[$0] } }

  /// The selected shape's own parameters.
  ///
  /// They may depend on values: an array has as many elements as its count says.
  public var shapeParameters: [Parameter] {
    guard let entry = selectedEntry, let shape = entry.entryPoint else { return [] }
    return tuning.parameters(of: shape, id: entry.id)
  }

  /// All rows of the parameter pane: the entry's own parameters, then the settings of the drawing and of the motion.
  public var parameters: [Parameter] { shapeParameters + settingParameters + motionParameters }

  /// The settings that apply to the selected entry. A view says itself how it is drawn, so it has none.
  public var settingParameters: [Parameter] { drawsPath ? DrawingSettings.parameters : [] }

  /// True if the selected entry is a path that the settings draw; also without a selection.
  var drawsPath: Bool { selectedEntry?.entryPoint.map { $0.kind == .shape } ?? true }

  /// The selected shape's values, in the order of its parameters.
  public var shapeValues: [ParameterValue] {
    guard let entry = selectedEntry, let shape = entry.entryPoint else { return [] }
    return tuning.values(of: shape, id: entry.id)
  }

  /// The values of the drawing's settings as they are shown: during playback the trim runs from 0 to the present
  /// progress, and during a motion what is a number moves.
  public var settingValues: [ParameterValue] {
    var values = tuning.settings
    if let way, let moment = viewClock.moment { values = way.settings(at: moment) }
    if let progress = playbackProgress {
      values[DrawingSettings.Index.trimFrom] = .number(0)
      values[DrawingSettings.Index.trimTo] = .number(progress)
    }
    return values
  }

  /// The values of `parameters`.
  public var values: [ParameterValue] { shapeValues + (drawsPath ? settingValues : []) + motionValues }

  /// The progress of the trim's playback, from 0 to 1; nil while the trim is not played.
  public var playbackProgress: Double? {
    guard let playbackStart else { return nil }
    let progress = (clock - playbackStart) / Self.playbackLength
    return rounded(min(max(progress, 0), 1), decimals: 2)
  }

  /// True if time changes the picture, so that the state needs many ticks per second.
  public var isAnimating: Bool { playbackStart != nil || clockRunsNow }

  // MARK: Selecting and setting from outside

  /// Selects a shape as a key would; returns false if the list does not contain it.
  @discardableResult
  public mutating func select(_ id: EntryID) -> Bool {
    guard entries.contains(where: { $0.id == id }) else { return false }
    tuning.selection = id
    keepSelectedRow()
    ask()
    return true
  }

  /// Sets the value of a row of the parameter pane; ignores a value that the parameter does not admit.
  public mutating func set(_ value: ParameterValue, row: Int) {
    assign(value, row: row)
    ask()
  }

  /// Sets values of the selected shape by parameter name, all at once. A value that its parameter does not admit has no
  /// effect.
  public mutating func set(_ changes: [String: ParameterValue]) {
    guard let id = selectedEntry?.id, !changes.isEmpty else { return }
    tuning.changes[id, default: [:]].merge(changes) { _, new in new }
    keepSelectedRow()
    ask()
  }

  /// Moves the selection of the parameter pane to its last row if the selected one is gone.
  mutating func keepSelectedRow() { selectedRow = max(0, min(selectedRow, parameters.count - 1)) }

  /// Sets a value without requesting a drawing.
  mutating func assign(_ value: ParameterValue, row: Int) {
    guard parameters.indices.contains(row), parameters[row].admits(value) else { return }
    playbackStart = nil
    let own = shapeParameters.count
    if row < own, let id = selectedEntry?.id {
      tuning.set(value, of: shapeParameters[row], shape: id)
    } else if row < own + settingParameters.count {
      tuning.settings[row - own] = value
    } else {
      assignMotion(value, row: row - own - settingParameters.count)
    }
    // The rows below may have changed.
    keepSelectedRow()
  }
}
