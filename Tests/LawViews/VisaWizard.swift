import SwiftUI

// entries: VisaWizard

struct VisaApplication: Equatable {
  struct Traveller: Equatable {
    var name = ""
    var age = 30
  }

  enum Purpose: String, CaseIterable, Identifiable {
    case holiday, work, study
    var id: Purpose { self }
  }

  var traveller = Traveller()
  var purpose: Purpose?
  var days = 7.0
  var accepts = false

  var problems: [VisaStep: String] {
    var result: [VisaStep: String] = [:]
    if traveller.name.count < 2 { result[.person] = "Enter a name" }
    if traveller.age < 18 { result[.person, default: ""] += " Too young" }
    switch (purpose, days) {
    case (nil, _): result[.journey] = "Choose a purpose"
    case (.holiday?, 30...): result[.journey] = "Too long for a holiday"
    case (_, ..<1): result[.journey] = "Too short"
    default: break
    }
    if !accepts { result[.confirm] = "Accept the terms" }
    return result
  }
}

enum VisaStep: Int, CaseIterable, Comparable {
  case person, journey, confirm

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  var next: VisaStep? { VisaStep(rawValue: rawValue + 1) }
  var previous: VisaStep? { VisaStep(rawValue: rawValue - 1) }
}

struct VisaPersonStep: View {
  @Binding var traveller: VisaApplication.Traveller

  var body: some View {
    VStack {
      TextField("Name", text: $traveller.name).textFieldStyle(.roundedBorder)
      Stepper("Age \(traveller.age)", value: $traveller.age, in: 0...120, step: 5)
    }
  }
}

struct VisaJourneyStep: View {
  @Binding var application: VisaApplication

  var body: some View {
    VStack {
      Picker("Purpose", selection: $application.purpose) {
        Text("None").tag(VisaApplication.Purpose?.none)
        ForEach(VisaApplication.Purpose.allCases) { Text($0.rawValue.capitalized).tag(Optional($0)) }
      }
      .pickerStyle(.segmented)
      Slider(value: $application.days, in: 0...60, step: 1) { Text("Days") }
      Text("\(application.days, specifier: "%.0f") days")
    }
  }
}

struct VisaWizard: View {
  @State private var application = VisaApplication()
  @State private var step = VisaStep.person
  @State private var isForward = true
  @State private var isDone = false

  private var slide: AnyTransition {
    .asymmetric(
      insertion: .move(edge: isForward ? .trailing : .leading), removal: .move(edge: isForward ? .leading : .trailing)
    ).combined(with: .opacity)
  }

  private func go(to new: VisaStep?) {
    guard let new else {
      isDone = true
      return
    }
    isForward = new > step
    withAnimation(.easeInOut) { step = new }
  }

  var body: some View {
    VStack(spacing: 30) {
      HStack(spacing: 4) {
        ForEach(VisaStep.allCases, id: \.rawValue) { other in
          Capsule().fill(other <= step ? Color.indigo : .gray.opacity(0.3)).frame(height: 5)
        }
      }
      Group {
        switch step {
        case .person: VisaPersonStep(traveller: $application.traveller)
        case .journey: VisaJourneyStep(application: $application)
        case .confirm: Toggle("I accept the terms", isOn: $application.accepts)
        }
      }
      .transition(slide)
      if let problem = application.problems[step] {
        Text(problem).font(.footnote).foregroundStyle(.red)
      }
      HStack {
        if let previous = step.previous { Button("Back") { go(to: previous) } }
        Spacer()
        Button(step.next == nil ? "Send" : "Next") { go(to: step.next) }
          .disabled(application.problems[step] != nil)
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
    .alert("Sent", isPresented: $isDone) {
      Button("Another") { (application, step) = (VisaApplication(), .person) }
      Button("Close", role: .cancel) {}
    } message: {
      Text("\(application.traveller.name) stays for \(Int(application.days)) days.")
    }
  }
}
