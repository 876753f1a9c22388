import Benchmark
import ShapeInterpreter
import Subjects
import SwiftUI

/// Evaluation of shapes, interpreted and compiled: what a changed value costs before anything is drawn.
func addEvaluation(of subjects: [Subject]) throws {
  for subject in subjects {
    Benchmark("evaluate \(subject.name), interpreted", configuration: .trifle) { benchmark in
      for _ in benchmark.scaledIterations {
        blackHole(try subject.interpreted.path(in: Subject.rect, values: subject.values))
      }
    }
    Benchmark("evaluate \(subject.name), native", configuration: .trifle) { benchmark in
      for _ in benchmark.scaledIterations {
        blackHole(subject.native.path(in: Subject.rect))
      }
    }
  }
}
