import SwiftUI

enum Shortage: Error {
  case missing(Int)
  case broken
}

struct Excess: Error {
  var amount: Double
}

/// Functions that name the type of their errors: `catch` sees a value of that type.
struct TypedErrors: Shape {
  private func piece(_ count: Int) throws(Shortage) -> CGFloat {
    guard count < 6 else { throw .missing(count - 5) }
    guard count != 3 else { throw Shortage.broken }
    return CGFloat(count) * 7
  }

  private func pair(_ count: Int) throws(Shortage) -> CGFloat {
    try piece(count) + piece(count + 1)
  }

  private func limited(_ value: Double) throws(Excess) -> CGFloat {
    guard value <= 10 else { throw Excess(amount: value - 10) }
    return value
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    var x: CGFloat = 0
    func mark(_ height: CGFloat) {
      path.addRect(CGRect(x: x, y: 0, width: 4, height: height))
      x += 5
    }
    for count in 0..<9 {
      do {
        mark(try pair(count))
      } catch {
        switch error {
        case .missing(let number): mark(CGFloat(-number))
        case .broken: mark(0.5)
        }
      }
    }
    do {
      mark(try piece(7))
    } catch .missing(let number) {
      mark(CGFloat(number) * 100)
    } catch {
      mark(-1)
    }
    do {
      mark(try piece(2))
      mark(try limited(12.5))
    } catch let error as Excess {
      mark(error.amount)
    } catch {
      mark(-2)
    }
    do {
      mark(try limited(40))
    } catch {
      mark(error.amount)
    }
    do {
      do {
        mark(try piece(3))
      } catch .missing {
        mark(1)
      }
    } catch {
      mark(99)
    }
    let heights = [1, 3, 8].map { (count: Int) -> CGFloat in
      do { return try piece(count) } catch { if case Shortage.broken = error { return 11 } else { return 12 } }
    }
    for height in heights { mark(height) }
    mark((try? piece(3)) ?? 21)
    return path
  }
}

/// Results of calls that may throw.
struct CaughtResults: Shape {
  private func half(_ count: Int) throws -> CGFloat {
    guard count.isMultiple(of: 2) else { throw Shortage.missing(count) }
    return CGFloat(count) / 2
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let results = (0..<6).map { (count: Int) -> Result<CGFloat, Error> in Result { try half(count) } }
    for (index, result) in results.enumerated() {
      switch result {
      case .success(let height): path.addRect(CGRect(x: CGFloat(index), y: 0, width: 1, height: height + 1))
      case .failure(let error):
        if case Shortage.missing(let count)? = error as? Shortage {
          path.addEllipse(in: CGRect(x: CGFloat(index), y: CGFloat(count), width: 1, height: 1))
        }
      }
    }
    let total = Result(catching: { try half(4) + half(6) }).map { $0 * 3 }
    path.move(to: CGPoint(x: (try? total.get()) ?? 0, y: 1))
    return path
  }
}
