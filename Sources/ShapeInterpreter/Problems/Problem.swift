/// A fault of a source, with the facts that its diagnostic states.
///
/// A problem costs little: most are thrown away with the overload that was tried. Its sentence is made when the
/// diagnostic is emitted. All sentences about a source stand in this folder, one type for each topic; those about a
/// running program stand with the machine's faults.
protocol Problem: Sendable {
  /// The sentence of the diagnostic.
  var sentence: Sentence { get }
  /// True if the source lacks a declaration of a name that it uses.
  var lacksName: Bool { get }
  /// True if the source may be right: it uses a name, a form of Swift or a member of the library that is not known
  /// here.
  var exceedsSupport: Bool { get }
  /// True if a brace is missing or redundant, so that the code after it may belong elsewhere.
  var concernsBraces: Bool { get }
}

extension Problem {
  var lacksName: Bool { false }
  var exceedsSupport: Bool { lacksName }
  var concernsBraces: Bool { false }
}
