import ShapeInterpreter

// The list of errors and of code that was not understood.

extension Playground {
  /// The errors of all files and the warnings about the files that the picture is made from: those of the selected
  /// entry's file first.
  public var problems: [Diagnostic] {
    let own = selectedEntry?.id.file
    let shown = picture.listing?.files ?? []
    let order = files.filter { $0.name == own } + files.filter { $0.name != own }
    return order.flatMap { file in
      guard file.count.warnings + file.count.errors > 0 else { return [Diagnostic]() }
      let isShown = file.name == own || shown.contains(file.name)
      return file.program.diagnostics.filter { diagnostic in
        switch diagnostic.severity {
        case .error: true
        case .warning: isShown
        case .note: false
        }
      }
    }
  }

  /// The text of the list.
  var problemText: ProblemText {
    let problems = problems
    return ProblemText(problems, heading: DiagnosticCount(of: problems).text, file: selectedEntry?.id.file)
  }

  /// Opens the list.
  mutating func listProblems() {
    guard !problems.isEmpty else {
      notice = "there is no warning: all of this was understood"
      return
    }
    mode = .problems(firstLine: 0)
  }
}
