import ViewTree

// The environment for the compiler: the code of a view runs in the surroundings in which it is shown.

/// The surroundings in which the code of a view runs.
enum ViewCode {
  @TaskLocal static var current = ViewSurroundings()
}

extension ViewNode {
  func _environment<Values: View>(
    _ change: @escaping (EnvironmentValues) -> EnvironmentValues, _ system: @escaping () -> Values
  ) -> ViewNode {
    let change = EnvironmentChange(function: change)
    nonisolated(unsafe) let system = system
    let code = CompiledHost.Code.environment(change: change) { place in
      ViewCode.$current.withValue(place.surroundings) { system()._self }
    }
    return modified(.environment(.compiled(code)))
  }
}

/// A function that changes the environment.
private struct EnvironmentChange: @unchecked Sendable {
  var function: (EnvironmentValues) -> EnvironmentValues
}

func _environmentChanges() -> [(EnvironmentValues) -> EnvironmentValues] {
  ViewCode.current.changes.compactMap { ($0.compiledChange as? EnvironmentChange)?.function }
}

func _environmentNumbers() -> [Double] { ViewCode.current._numbers }

func _setting(_ name: String) -> Double? { ViewCode.current.settings[name] }

func _environmentFont() -> Font { ViewCode.current.font }

func _formatted(_ number: String, _ words: String) -> String { NumberFormat(words: words).text(of: number) }

func _parsed(_ text: String, _ words: String) -> String { NumberFormat(words: words).number(in: text) }

func _currencySign(_ code: String) -> String { NumberFormat.currencySign(code) }
