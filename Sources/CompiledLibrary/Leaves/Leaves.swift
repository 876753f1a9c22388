// The native rows that the library's files call, for the compiler: the interpreter has them in its own tables.

@_exported import Foundation
@_exported import ShapeGeometry

func _nextRandom() -> UInt64 { UInt64.random(in: UInt64.min...UInt64.max) }

/// A path's elements under the interpreter's names.
struct _PathElements {
  enum Element {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  var _elements: [Element] = []
}

extension CGPath {
  var _rect: CGRect? {
    var rect = CGRect.zero
    return isRect(&rect) ? rect : nil
  }
  var _elements: _PathElements { _PathElements() }
}

func _now() -> Double { 0 }

// The compiler only looks at the code of tasks here: the interpreter alone runs it.
func _startTask(_ code: () async -> Void) -> Int { 0 }
func _park() async {}
func _rest(_ seconds: Double) async {}
func _wake(_ task: Int) {}
func _currentTask() -> Int { 0 }
func _cancelTask(_ task: Int) {}
func _isCancelled(_ task: Int?) -> Bool { false }
