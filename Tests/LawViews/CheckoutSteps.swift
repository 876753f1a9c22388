import SwiftUI

// entries: CheckoutSteps, CheckoutSteps_Previews

enum CheckoutStage: Int, CaseIterable {
  case cart = 1
  case address
  case payment
  case done

  var title: String { "\(self)".capitalized }
}

struct StageCircle: View {
  enum State { case past, current, future }

  let number: Int
  let state: State

  var body: some View {
    ZStack {
      switch state {
      case .past:
        Circle().fill(.green)
        Image(systemName: "checkmark").font(.caption.bold()).foregroundColor(.white)
      case .current:
        Circle().stroke(.blue, lineWidth: 3)
        Text("\(number)").foregroundColor(.blue).bold()
      case .future:
        Circle().stroke(Color.gray.opacity(0.5), style: StrokeStyle(lineWidth: 2, dash: [3, 3]))
        Text("\(number)").foregroundColor(.gray)
      }
    }
    .frame(width: 32, height: 32)
  }
}

struct CheckoutSteps: View {
  var stage: CheckoutStage = .payment

  private func state(of other: CheckoutStage) -> StageCircle.State {
    if other.rawValue < stage.rawValue || stage == .done { return .past }
    return other == stage ? .current : .future
  }

  var body: some View {
    VStack(spacing: 30) {
      horizontal
      vertical
    }
    .padding()
  }

  private var horizontal: some View {
    HStack(spacing: 0) {
      ForEach(CheckoutStage.allCases, id: \.rawValue) { item in
        VStack(spacing: 6) {
          HStack(spacing: 0) {
            line(isShown: item != .cart, isDone: item.rawValue <= stage.rawValue)
            StageCircle(number: item.rawValue, state: state(of: item))
            line(isShown: item != .done, isDone: item.rawValue < stage.rawValue)
          }
          Text(item.title)
            .font(.caption)
            .fontWeight(item == stage ? .semibold : .regular)
        }
      }
    }
  }

  private func line(isShown: Bool, isDone: Bool) -> some View {
    Rectangle()
      .fill(isDone ? Color.green : Color.gray.opacity(0.3))
      .frame(height: 2)
      .opacity(isShown ? 1 : 0)
  }

  private var vertical: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(CheckoutStage.allCases, id: \.self) { item in
        HStack(alignment: .top, spacing: 12) {
          VStack(spacing: 0) {
            StageCircle(number: item.rawValue, state: state(of: item))
            if item != CheckoutStage.allCases.last {
              Rectangle().fill(.gray.opacity(0.3)).frame(width: 2, height: 26)
            }
          }
          VStack(alignment: .leading) {
            Text(item.title).font(.headline)
            if item == stage {
              Text("You are here").font(.footnote).foregroundColor(.blue)
            }
          }
          .frame(minHeight: 32)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct CheckoutSteps_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      CheckoutSteps(stage: .cart)
      CheckoutSteps(stage: .done)
    }
    .previewLayout(.fixed(width: 320, height: 480))
  }
}
