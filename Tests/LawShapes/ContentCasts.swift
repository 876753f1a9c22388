import SwiftUI

// Casts of what is in a value: elements of collections, values in optionals and in existentials.

class Coin {
  var worth = 1
}

class OldCoin: Coin {
  var age = 40
}

protocol CoinHolder {
  var count: Int { get }
}

struct Purse: CoinHolder {
  var count = 3
}

struct ContentCasts: Shape {
  var start = 2

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for (index, value) in (lists() + tables() + optionals() + patterns()).enumerated() {
      path.addRect(CGRect(x: Double(index), y: 0, width: 1, height: Double(value)))
    }
    return path
  }

  private func lists() -> [Int] {
    let mixed: [Any] = [start, 2]
    let purses: [Any] = [Purse(), Purse(count: start)]
    let coins: [Coin] = [OldCoin(), OldCoin()]
    let upcast = [OldCoin()] as [Coin]
    let counted: [any CoinHolder] = [Purse(), Purse(count: start)]
    let boxed: Any = mixed
    let nested: [Any] = [[1, 2], [start]]
    let empty: Any = [String]()
    let texts: [String] = []
    return [
      (mixed as? [Int])?.reduce(0, +) ?? -1, (mixed as? [String])?.count ?? -1, (mixed as! [Int])[0],
      (boxed as? [Int])?.count ?? -1, (boxed as? [Any])?.count ?? -1, (boxed as? [Double])?.count ?? -1,
      (purses as? [Purse] ?? []).map(\.count).reduce(0, +), (purses as? [any CoinHolder])?.count ?? -1,
      (coins as? [OldCoin])?.first?.age ?? -1, (upcast as? [OldCoin])?.count ?? -1, upcast is [OldCoin] ? 1 : 0,
      ([Coin()] as [Coin]) as? [OldCoin] == nil ? 1 : 0, (counted as? [Purse])?.count ?? -1,
      (nested as? [[Int]])?.joined().reduce(0, +) ?? -1, (nested as? [[String]])?.count ?? -1,
      (empty as? [Int])?.count ?? -1, (texts as? [Int])?.count ?? -1, mixed is [Int] ? 1 : 0,
      mixed is [String] ? 1 : 0, ([1, start] as Any as? [Any])?.count ?? -1,
    ]
  }

  private func tables() -> [Int] {
    let table: [String: Any] = ["a": start, "b": 2]
    let boxed: Any = ["list": [["n": 1], ["n": start]]] as [String: Any]
    let keys: [AnyHashable: Any] = ["a": 1, 2: "b"]
    let deep: [String: [Any]] = ["k": [1, start], "l": []]
    let members: Any = Set([1, 2, start])
    let hashables: Set<AnyHashable> = [1, "x"]
    let list = (boxed as? [String: Any])?["list"] as? [[String: Any]]
    return [
      (table as? [String: Int])?["a"] ?? -1, (table as? [String: String])?.count ?? -1,
      (table as Any as? [String: Int])?.count ?? -1, list?.count ?? -1, (list?.last?["n"] as? Int) ?? -1,
      (keys["a"] as? Int) ?? -1, (keys as? [String: Any])?.count ?? -1, (deep as? [String: [Int]])?["k"]?.count ?? -1,
      (members as? Set<Int>)?.count ?? -1, (members as? Set<AnyHashable>)?.count ?? -1,
      (hashables as? Set<Int>)?.count ?? -1,
    ]
  }

  private func optionals() -> [Int] {
    let some: Int? = start
    let none: Int? = nil
    let (full, bare): (Any, Any) = (some as Any, none as Any)
    let holes: Any = [1, nil, start] as [Int?]
    let gaps: [Any?] = [1, nil]
    let maybe: [Any]? = [1, start]
    return [
      full as? Int ?? -1, bare as? Int ?? -1, (full as? Int?) != nil ? 1 : 0, (bare as? Int?) != nil ? 1 : 0,
      full is Int ? 1 : 0, bare is Int ? 1 : 0, (full as? String) == nil ? 1 : 0, (holes as? [Int])?.count ?? -1,
      (holes as? [Int?])?.count ?? -1, (gaps as? [Int])?.count ?? -1, (gaps as? [Int?])?.count ?? -1,
      (maybe as? [Int])?.count ?? -1,
    ]
  }

  private func patterns() -> [Int] {
    var found: [Int] = []
    let values: [Any] = [start, "x", 2.5, [1, 2], ["k": start], [1.5, 2.5] as [Any], Purse()]
    for value in values {
      switch value {
      case let whole as Int: found.append(whole)
      case let list as [Int]: found.append(list.count * 10)
      case let table as [String: Int]: found.append((table["k"] ?? 0) * 100)
      case let list as [Double]: found.append(list.count * 1000)
      case let counted as any CoinHolder: found.append(counted.count)
      case is String: found.append(-5)
      default: found.append(-7)
      }
    }
    let maybe: Any? = start
    switch maybe {
    case let whole as Int: found.append(whole)
    default: found.append(-1)
    }
    let list: [Any]? = [1, start]
    if case let whole as [Int] = list { found.append(whole.count) }
    for case let whole as [Int] in [[start], [1.5] as [Any]] as [[Any]] { found.append(whole.count) }
    return found
  }
}
