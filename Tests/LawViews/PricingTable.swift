import SwiftUI

// entries: PricingTable

private enum PricingPlan: Int, CaseIterable, Identifiable, Comparable {
  case free, plus, team

  var id: Int { rawValue }

  static func < (lhs: PricingPlan, rhs: PricingPlan) -> Bool { lhs.rawValue < rhs.rawValue }

  var title: String {
    switch self {
    case .free: return "Free"
    case .plus: return "Plus"
    case .team: return "Team"
    }
  }

  var price: Double? {
    switch self {
    case .free: return nil
    case .plus: return 4.99
    case .team: return 19.5
    }
  }
}

private struct PricingFeature: Hashable {
  let name: String
  let from: PricingPlan
}

struct PricingTable: View {
  @State private var selected = PricingPlan.plus
  @State private var isYearly = true

  private let features = [
    PricingFeature(name: "Unlimited notes", from: .free),
    PricingFeature(name: "Export", from: .plus),
    PricingFeature(name: "Shared spaces", from: .team),
  ]

  private func label(for plan: PricingPlan) -> Text {
    guard let price = plan.price else { return Text("Free").bold() }
    let amount = isYearly ? price * 10 : price
    return Text("$").font(.caption) + Text("\(amount, specifier: "%.2f")").font(.title2).bold()
      + Text(isYearly ? "/yr" : "/mo").font(.caption).foregroundColor(.secondary)
  }

  var body: some View {
    VStack(spacing: 16) {
      Text("Choose your plan").font(.title).bold()
      Toggle("Pay yearly", isOn: $isYearly).padding(.horizontal)
      HStack(alignment: .top, spacing: 8) {
        ForEach(PricingPlan.allCases) { plan in
          column(plan)
        }
      }
      footer
    }
    .padding()
  }

  private func column(_ plan: PricingPlan) -> some View {
    let isSelected = plan == selected
    return VStack(alignment: .leading, spacing: 10) {
      Text(plan.title).font(.headline)
      label(for: plan)
      Divider()
      ForEach(features, id: \.name) { feature in
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          Image(systemName: plan >= feature.from ? "checkmark" : "xmark")
            .foregroundColor(plan >= feature.from ? .green : .red)
            .font(.caption2)
          Text(feature.name)
            .font(.caption)
            .strikethrough(plan < feature.from)
        }
      }
    }
    .padding(10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      RoundedRectangle(cornerRadius: 12)
        .fill(isSelected ? Color.blue.opacity(0.1) : Color.clear)
    )
    .overlay(
      RoundedRectangle(cornerRadius: 12)
        .strokeBorder(isSelected ? Color.blue : Color.gray.opacity(0.4), lineWidth: isSelected ? 2 : 1)
    )
    .overlay(alignment: .topTrailing) {
      if plan == .plus {
        Text("BEST").font(.system(size: 9, weight: .black)).foregroundColor(.white).padding(4)
          .background(Color.orange).clipShape(Capsule()).offset(x: 4, y: -8)
      }
    }
    .onTapGesture { selected = plan }
  }

  @ViewBuilder private var footer: some View {
    if let price = selected.price {
      let saved = price * 2
      Text("You save \(saved.formatted(.currency(code: "USD"))) a year").font(.footnote)
    } else {
      EmptyView()
    }
  }
}
