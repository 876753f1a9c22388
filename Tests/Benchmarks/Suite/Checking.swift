import Benchmark
import ShapeInterpreter
import Subjects

/// Parse and check of a source, from its text to shapes that are ready to run: what a saved file costs.
func addChecking() throws {
  for source in try Sources.gallery() + [Sources.subject("Clock.swift")] {
    Benchmark("check \(source.name)", configuration: .work) { _ in
      blackHole(ShapeProgram(checking: source))
    }
  }
}
