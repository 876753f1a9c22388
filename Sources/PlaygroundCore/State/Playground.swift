import Foundation
import ShapeGeometry
import ShapeInterpreter

/// The whole state of a session: a value that events change and that a view can be made of at any time.
///
/// It knows no file, no clock and no terminal: sources, times and keys are handed in, a screen buffer is handed out.
public struct Playground: Sendable {
  /// The files in the order of the list.
  public internal(set) var files: [ShapeFile] = []
  /// The shapes of all files, and the files that have none as yet.
  public internal(set) var entries: [ShapeEntry] = []
  /// What has been chosen and set.
  public internal(set) var tuning = Tuning()
  /// The rectangle that shapes are drawn in, in shape space.
  public internal(set) var rect: CGRect
  /// The selected shape's path.
  public internal(set) var picture = Picture.empty {
    didSet { pictureVersion += 1 }
  }
  public internal(set) var size: ScreenSize
  /// The proportions of the screen's cells: what is round is drawn so that it looks round.
  public internal(set) var cellAspect = CellAspect.standard
  /// The pane that has the keys.
  public internal(set) var focus = Pane.shapes
  /// The selected row of the parameter pane: the shape's own parameters first, then the drawing's.
  public internal(set) var selectedRow = 0
  public internal(set) var mode = Mode.browsing
  /// What the lists are narrowed to.
  public internal(set) var filter = Filter()
  /// What the last key did not do, and why; nil after the next one.
  public internal(set) var notice: String?
  /// Whether the mouse is the playground's; otherwise the terminal selects text with it.
  public internal(set) var isMouseOn = true
  /// The characters that there are to draw with, in the order of the key that changes them.
  public internal(set) var glyphSets = GlyphSet.allCases
  /// The words behind `stipple screenshot` that name the input; empty for the gallery.
  public var arguments: [String] = []
  /// The command that was asked for last: it makes the screen that was seen then.
  public internal(set) var command: String?
  /// How often a command was told, so that the same one is known to be asked for again.
  public internal(set) var commandCount = 0
  /// What the mouse holds.
  var drag: Drag?
  /// The time of the last tick, from the start of the session.
  public internal(set) var clock = Duration.zero
  /// When the trim that is being played began; nil while none is.
  public internal(set) var playbackStart: Duration?
  /// Whether the session is over.
  public internal(set) var isFinished = false
  /// What the picture is compared with; nil when that is not wanted.
  var comparison: Comparison? {
    didSet { pictureVersion += 1 }
  }
  /// Grows with each change of the picture and of what it is compared with.
  private(set) var pictureVersion = 0
  /// Where values by chance come from.
  var randomness: SplitMix64
  /// What can be undone and redone.
  var history = History()
  let budget: Budget
  /// What the state asks for; whoever runs the playground does it and hands the answer back as an event.
  public internal(set) var evaluation: Evaluation?
  /// The files whose new texts are being checked.
  var checkedFiles: [String] = []
  /// Whether what is seen of the drawing is being drawn anew.
  var isDrawing = false
  /// Whether what the state waits for is to be ended: nobody wants it any more.
  public internal(set) var isInterrupted = false
  /// Since when the state waits for anything.
  var waitStart: Duration?
  /// The contact sheet that is wanted.
  var sheetPlan: ContactSheet.Plan?
  /// The number of the command that is wanted.
  var commandRequest: Int?
  /// Grows with each source that comes in.
  var revision = 0

  /// The panes in the order in which Tab goes through them.
  public enum Pane: CaseIterable, Sendable {
    case shapes, parameters, canvas
  }

  /// What keys are taken for.
  public indirect enum Mode: Equatable, Sendable {
    case browsing
    /// A number or a text is being typed for the selected parameter.
    case typing(String)
    /// The list at hand is being narrowed.
    case filtering(from: Place)
    /// A contact sheet is shown.
    case sheet(ContactSheet)
    /// The help overlay is shown, from this line on.
    case help(firstLine: Int)
    /// The command that was told is shown, from this line on, over what it makes.
    case command(firstLine: Int, over: Mode)
  }

  /// How long the trim takes from 0 to 1 when it is played.
  public static let playbackLength = Duration.seconds(2)

  /// The rectangle that shapes are drawn in unless one is asked for.
  public static let standardRect = CGRect(x: 0, y: 0, width: 200, height: 150)

  /// What decides values by chance unless another number is given.
  public static let standardSeed: UInt64 = 1

  /// A session over some files, whose first shape that can be drawn is selected.
  ///
  /// The shape list has the keys, unless there is a single shape: then its parameters have them. `seed` decides which values come by
  /// chance.
  public init(
    files: [ShapeFile], size: ScreenSize, rect: CGRect = Playground.standardRect, budget: Budget = .standard,
    seed: UInt64 = Playground.standardSeed
  ) {
    randomness = SplitMix64(seed: seed)
    self.rect = rect
    self.size = size
    self.budget = budget
    for file in files { replaceFile(file) }
    tuning.shape = (entries.first { $0.shape != nil } ?? entries.first)?.id
    if entries.count == 1 { focus = .parameters }
    ask()
  }

  // MARK: What is selected

  /// How the canvas looks at the drawing.
  public internal(set) var lens: Lens {
    get { tuning.lens }
    set { tuning.lens = newValue }
  }

  /// Where the selected shape stands in the list; nil for an empty list.
  public var selectedIndex: Int? {
    entries.firstIndex { $0.id == tuning.shape } ?? (entries.isEmpty ? nil : 0)
  }

  /// The selected line of the list.
  public var selectedEntry: ShapeEntry? { selectedIndex.map { entries[$0] } }

  /// The selected shape's own parameters.
  ///
  /// What there is may depend on values: an array has as many elements as its count says.
  public var shapeParameters: [Parameter] {
    guard let entry = selectedEntry, let shape = entry.shape else { return [] }
    return tuning.parameters(of: shape, id: entry.id)
  }

  /// All rows of the parameter pane: the shape's own parameters, then the drawing's.
  public var parameters: [Parameter] { shapeParameters + DrawingSettings.parameters }

  /// The selected shape's values, in the order of its parameters.
  public var shapeValues: [ParameterValue] {
    guard let entry = selectedEntry, let shape = entry.shape else { return [] }
    return tuning.values(of: shape, id: entry.id)
  }

  /// The drawing's values as they are shown: while the trim is played, its ends are where the play is.
  public var drawingValues: [ParameterValue] {
    var values = tuning.drawing
    if let progress = playbackProgress {
      values[DrawingSettings.Index.trimFrom] = .number(0)
      values[DrawingSettings.Index.trimTo] = .number(progress)
    }
    return values
  }

  /// The values of `parameters`.
  public var values: [ParameterValue] { shapeValues + drawingValues }

  /// How far the play of the trim is, from 0 to 1; nil while none is played.
  public var playbackProgress: Double? {
    guard let playbackStart else { return nil }
    let progress = (clock - playbackStart) / Self.playbackLength
    return rounded(min(max(progress, 0), 1), decimals: 2)
  }

  /// Whether time changes the picture, so that ticks are wanted many times a second.
  public var isAnimating: Bool { playbackStart != nil }

  /// What is wrong with the selected shape, an error in its source before a failure of its evaluation.
  public var trouble: Diagnostic? {
    guard let entry = selectedEntry else { return files.lazy.compactMap(\.firstError).first }
    if let error = entry.errors.first { return error }
    // What was wrong with other values says nothing of these.
    return isOverdue && evaluation != nil ? nil : picture.failure
  }

  /// Whether there is nothing to be seen of the selected shape as its source has it now.
  public var isSelectionUndrawable: Bool {
    guard let entry = selectedEntry else { return true }
    return entry.isStale || entry.shape == nil || picture.failure != nil
  }

  /// How many errors its file has besides the one that is `trouble`.
  var furtherErrors: Int {
    guard let entry = selectedEntry, !entry.errors.isEmpty else { return 0 }
    return max(0, (files.first { $0.name == entry.id.file }?.count.errors ?? 0) - 1)
  }

  /// How many errors and warnings all files have.
  public var diagnosticCount: DiagnosticCount { files.lazy.map(\.count).reduce(DiagnosticCount(), +) }

  /// The shape that the first error of a file belongs to; nil where all is well, or no shape has to do with it.
  public func shapeWithFirstError(inFile name: String) -> ShapeID? {
    func place(_ diagnostic: Diagnostic) -> (Int, Int) { (diagnostic.place?.line ?? 0, diagnostic.place?.column ?? 0) }
    let faulty = entries.lazy.compactMap { entry in
      entry.id.file == name ? entry.errors.first.map { (id: entry.id, error: $0) } : nil
    }
    return faulty.min { place($0.error) < place($1.error) }?.id
  }

  // MARK: Choosing from outside

  /// Selects a shape as if by key; false when there is no such line in the list.
  @discardableResult
  public mutating func select(_ id: ShapeID) -> Bool {
    guard entries.contains(where: { $0.id == id }) else { return false }
    tuning.shape = id
    selectedRow = min(selectedRow, parameters.count - 1)
    ask()
    return true
  }

  /// Sets the value of a row of the parameter pane; one that the parameter does not admit is ignored.
  public mutating func set(_ value: ParameterValue, row: Int) {
    assign(value, row: row)
    ask()
  }

  /// Sets values of the selected shape by the names of their parameters, all at once; one that the parameter does not admit has no effect.
  public mutating func set(_ changes: [String: ParameterValue]) {
    guard let id = selectedEntry?.id, !changes.isEmpty else { return }
    tuning.changes[id, default: [:]].merge(changes) { _, new in new }
    selectedRow = min(selectedRow, parameters.count - 1)
    ask()
  }

  /// Sets a value without drawing anything yet.
  mutating func assign(_ value: ParameterValue, row: Int) {
    guard parameters.indices.contains(row), parameters[row].admits(value) else { return }
    playbackStart = nil
    let own = shapeParameters.count
    if row < own, let id = selectedEntry?.id {
      tuning.set(value, of: shapeParameters[row], shape: id)
    } else {
      tuning.drawing[row - own] = value
    }
    // The rows below may be others now.
    selectedRow = min(selectedRow, parameters.count - 1)
  }
}
