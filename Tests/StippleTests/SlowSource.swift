/// Source that takes seconds to run and stays within the budget of steps.
enum SlowSource {
  /// Statements that give `x` a value; the loop is their second line.
  static let loop = """
    var x: CGFloat = 1
    for _ in 0..<1_999_000 {
      x = pow(sin(x), 3) + pow(cos(x), 2) + atan2(x, 2) + pow(sin(x + 1), 3) + pow(cos(x + 2), 2) + hypot(x, 3)
    }
    """

  /// A shape whose check takes long, because of its start value.
  static func start(of shape: String) -> String {
    """
    func start() -> CGFloat {
      \(loop)
      return x
    }
    struct \(shape): Shape {
      var size = start()
      func path(in rect: CGRect) -> Path { Path(rect) }
    }
    """
  }
}
