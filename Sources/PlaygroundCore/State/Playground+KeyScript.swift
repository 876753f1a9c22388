import Rendering
import ShapeInterpreter

extension Playground {
  /// Performs a script step by step; before each step it runs all requested evaluations, as a user who waits for each
  /// picture.
  ///
  /// `stop` ends the script, and the interrupted answer is returned; otherwise nil.
  @discardableResult
  public mutating func run(_ script: KeyScript, stop: StopSignal = .never) -> Evaluated? {
    for step in script.steps {
      if let evaluated = settle(stop: stop) { return evaluated }
      switch step {
      case .key(let key): update(.key(key))
      case .mouse(let mouse): update(.mouse(mouse))
      case .wait(let duration): update(.tick(clock + duration))
      case .resize(let size): update(.resize(size))
      }
    }
    return settle(stop: stop)
  }
}
