extension StatementGenerator {
  /// The declarations that all cases share; the same text is compiled and interpreted.
  static let preamble = """
    struct Box: Equatable {
      var a = 1
      var list = [3]
      var log = 0 { didSet { a = a &+ oldValue % 7 } }
      var sum: Int {
        get { list.reduce(a, &+) }
        set { list = [newValue % 50, a % 50] }
      }
      mutating func push(_ x: Int) -> Int { list.append(x % 100); log = log &+ x; return list.count }
      func pushed(_ x: Int) -> Box { var copy = self; _ = copy.push(x); return copy }
      subscript(i: Int) -> Int {
        get { list.isEmpty ? a : list[small(i) % list.count] }
        set { if !list.isEmpty { list[small(i) % list.count] = newValue % 90 } }
      }
      static func == (x: Box, y: Box) -> Bool { x.list == y.list }
    }
    enum Mark: Equatable {
      case dot, line(Int), cross(Int, width: Double)
      indirect case inside(Mark, Int)
      var size: Int {
        switch self {
        case .dot: 1
        case .line(let length): length
        case .cross(let length, let width): length &+ Int(cut(width))
        case .inside(let mark, let count): mark.size % 100 &+ count
        }
      }
      mutating func grow() {
        switch self {
        case .dot: self = .line(2)
        case .line(let x) where x > 5: self = .cross(x % 100, width: 0.5)
        case .line(let x): self = .line(x &+ 3)
        case .cross(var x, let width):
          x = (x &- 1) % 50
          self = .inside(.cross(x, width: width), x)
        case .inside(.cross(let x, _), _): self = .line(x)
        case .inside(let mark, _): self = mark
        }
      }
    }
    func same<T>(_ x: T) -> T { x }
    func small(_ x: Int) -> Int { x == .min ? 0 : abs(x) % 1000 }
    func cut(_ x: Double) -> Double { x.isFinite ? x.truncatingRemainder(dividingBy: 1000) : 1 }
    func grow(_ x: inout Int, _ by: Int) -> Int { x = (x &+ by) % 1000; return x &* 2 % 1000 }
    func budgeted(_ budget: inout Int) -> Bool { budget -= 1; return budget > 0 }
    func numbers(_ x: Int) -> [Double] { [Double(x)] }
    func numbers(_ x: Double) -> [Double] { [x] }
    func numbers(_ x: [Int]) -> [Double] { [Double(x.count)] + x.prefix(40).map { Double($0) } }
    func numbers(_ x: Box) -> [Double] { [Double(x.a), Double(x.log)] + numbers(x.list) }
    func numbers(_ x: Int?) -> [Double] { x.map { [1, Double($0)] } ?? [0] }
    func numbers(_ x: [Int: Int]) -> [Double] { x.keys.sorted().flatMap { [Double($0), Double(x[$0] ?? -1)] } }
    func numbers(_ x: (Int, Double)) -> [Double] { [Double(x.0), x.1] }
    func numbers(_ x: (Int) -> Int) -> [Double] { [Double(x(5))] }
    func numbers(_ x: [Box]) -> [Double] { x.flatMap { numbers($0) } }
    func numbers(_ x: Box?) -> [Double] { x.map { numbers($0) } ?? [0] }
    func numbers(_ x: Mark) -> [Double] { [Double(x.size)] }
    func numbers(_ x: [[Int]]) -> [Double] { x.flatMap { numbers($0) } }
    func numbers(_ x: [Int: [Int]]) -> [Double] { x.keys.sorted().flatMap { [Double($0)] + numbers(x[$0] ?? []) } }
    func double(_ box: inout Box) -> Int { box.a = box.a &* 2 % 500; box.list.append(7); return box.a }
    func tidy(_ list: inout [Int], _ by: Int = 2) { list = list.filter { $0 % by == 0 } + [by] }
    """
}
