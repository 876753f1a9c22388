import SwiftUI

// entries: CalculatorPad

enum CalculatorKey: Hashable {
  case digit(Int)
  case operation(Operation)
  case clear, equals

  enum Operation: String, Hashable {
    case add = "+"
    case subtract = "-"
    case multiply = "×"
    case divide = "÷"
  }

  var title: String {
    switch self {
    case .digit(let number): return String(number)
    case .operation(let operation): return operation.rawValue
    case .clear: return "C"
    case .equals: return "="
    }
  }

  var background: Color {
    switch self {
    case .digit: return Color(white: 0.85)
    case .operation, .equals: return .orange
    case .clear: return Color(.lightGray)
    }
  }
}

struct CalculatorPad: View {
  @State private var display = "0"

  private let rows: [[CalculatorKey]] = [
    [.digit(7), .digit(8), .digit(9), .operation(.divide)],
    [.digit(4), .digit(5), .digit(6), .operation(.multiply)],
    [.digit(1), .digit(2), .digit(3), .operation(.subtract)],
    [.digit(0), .clear, .equals, .operation(.add)],
  ]

  var body: some View {
    VStack(alignment: .trailing, spacing: 8) {
      Text(display)
        .font(.system(size: 48, weight: .light))
        .lineLimit(1)
        .minimumScaleFactor(0.3)
        .padding(.trailing, 8)
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 8) {
          ForEach(row, id: \.self) { key in
            Button(action: { press(key) }) {
              Text(key.title)
                .font(.title)
                .frame(maxWidth: .infinity, minHeight: 44)
                .background(key.background)
                .clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
            }
            .buttonStyle(.plain)
          }
        }
      }
    }
    .padding()
  }

  private func press(_ key: CalculatorKey) {
    switch key {
    case .digit(let number): display = display == "0" ? "\(number)" : display + "\(number)"
    case .clear: display = "0"
    default: break
    }
  }
}
