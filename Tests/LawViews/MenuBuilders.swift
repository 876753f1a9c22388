import SwiftUI

// entries: BuiltMenu, SlotBoard

struct Serving: Identifiable {
  let name: String
  var price = 0
  var id: String { name }
}

@resultBuilder
enum ServingBuilder {
  static func buildExpression(_ dish: Serving) -> [Serving] { [dish] }
  static func buildExpression(_ name: String) -> [Serving] { [Serving(name: name)] }
  static func buildBlock(_ parts: [Serving]...) -> [Serving] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Serving]?) -> [Serving] { part ?? [] }
  static func buildEither(first part: [Serving]) -> [Serving] { part }
  static func buildEither(second part: [Serving]) -> [Serving] { part + ["second"].map { Serving(name: $0) } }
  static func buildArray(_ parts: [[Serving]]) -> [Serving] { parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ part: [Serving]) -> [Serving] { part }
}

@resultBuilder
struct LineBuilder {
  static func buildPartialBlock(first: String) -> String { first }
  static func buildPartialBlock(accumulated: String, next: String) -> String { accumulated + ", " + next }
  static func buildFinalResult(_ text: String) -> String { text + "." }
}

struct ServingList: View {
  let dishes: [Serving]
  var note: () -> String = { "" }

  init(@ServingBuilder _ dishes: () -> [Serving], @LineBuilder note: @escaping () -> String = { "nothing" }) {
    self.dishes = dishes()
    self.note = note
  }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(dishes) { dish in
        HStack {
          Text(dish.name)
          if dish.price > 0 { Text("\(dish.price)") }
        }
      }
      Text(note())
    }
  }
}

struct BuiltMenu: View {
  var isOpen = true
  var hour = 19

  @ServingBuilder var drinks: [Serving] {
    "Water"
    let cost = 3
    Serving(name: "Wine", price: cost + 4)
    if hour > 18 { "Tea" } else { "Coffee" }
  }

  @ServingBuilder func mains(_ count: Int) -> [Serving] {
    for index in 0..<count {
      Serving(name: "Main \(index)", price: 10 + index)
      if index == 1 { "Side" }
    }
    switch hour {
    case ..<12: "Breakfast"
    case 12...15: "Lunch"
    default: Serving(name: "Dinner", price: 30)
    }
  }

  var body: some View {
    ServingList {
      if isOpen { "Bread" }
      if !isOpen { "Closed" } else if hour > 30 { "Night" }
      for dish in mains(2) { dish }
      if #available(iOS 17, *) { "New" }
    }
    ServingList {
      for dish in drinks { dish }
    } note: {
      "one"
      "two"
    }
  }
}

struct Slotted<Header: View, Content: View, Footer: View>: View {
  var spacing: CGFloat
  var onClose: (() -> Void)?
  @ViewBuilder var header: Header
  @ViewBuilder var content: () -> Content
  let footer: Footer

  init(
    spacing: CGFloat = 4, onClose: (() -> Void)? = nil, @ViewBuilder header: () -> Header,
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.spacing = spacing
    self.onClose = onClose
    self.header = header()
    self.content = content
    self.footer = footer()
  }

  var body: some View {
    VStack(spacing: spacing) {
      header
      content()
      footer
    }
  }
}

struct Door<Inside: View>: View {
  var isAjar: Bool
  @ViewBuilder var inside: Inside
  var body: some View {
    if isAjar { inside } else { Color.brown.frame(width: 20, height: 30) }
  }
}

struct SlotBoard: View {
  @State private var count = 1
  var isOn = true

  func add(_ step: Int = 1) { count += step }
  func twice(@ViewBuilder content: (Int) -> some View) -> some View {
    HStack {
      content(1)
      content(2)
    }
  }

  var body: some View {
    Slotted {
      Button {
        add()
      } label: {
        Text("+")
      }
    } content: {
      Text("\(count)")
      Button("two") { add(2) }
    }
    Slotted(spacing: 2) {
      Text("h")
    } content: {
      Text("c")
    } footer: {
      Text("f")
    }
    Door(isAjar: true) {
      Text("in")
      Text("side")
    }
    Door(isAjar: false) { Numbered(0) }.padding()
    twice { number in
      Text("n\(number)")
      if number == 1 { Circle().frame(width: 9) } else { Capsule().frame(width: 9) }
    }
    Circle().fill(isOn ? .clear : .gray.opacity(0.5)).frame(width: 8)
    Text("style").foregroundStyle(isOn ? .green : .secondary)
    Text("back").background(isOn ? Color.red : nil)
    ForEach([3, 4], id: \.self, content: Numbered.init)
  }
}

struct Numbered: View {
  let number: Int
  init(_ number: Int) { self.number = number }
  var body: some View { Text("#\(number)") }
}
