import SwiftUI

// entries: DateRange

struct DateRange: View {
  @State private var start = Date(timeIntervalSinceReferenceDate: 86400 * 10)
  @State private var end = Date(timeIntervalSinceReferenceDate: 86400 * 12)
  @State private var reminds = true

  private var nights: Int { Int((end.timeIntervalSince(start) / 86400).rounded(.down)) }

  var body: some View {
    Form {
      Section("Stay") {
        DatePicker("From", selection: $start, displayedComponents: .date)
        DatePicker("To", selection: $end, in: start..., displayedComponents: [.date, .hourAndMinute])
      }
      Section {
        Toggle("Remind me", isOn: $reminds)
        if reminds {
          DatePicker("At", selection: $start, displayedComponents: .hourAndMinute)
        }
        Text("\(nights) nights").foregroundStyle(nights < 0 ? .red : .primary)
      }
      Button("One night more") { end = end.addingTimeInterval(86400) }
    }
  }
}
