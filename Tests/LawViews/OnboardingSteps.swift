import SwiftUI

// entries: OnboardingSteps

private struct Step: Identifiable {
  let id: Int
  let title: String
  let symbol: String
}

struct OnboardingSteps: View {
  @State private var page = 0
  @State private var isDone = false
  @AppStorage("name") private var name = "Ada"

  private let steps = [
    Step(id: 0, title: "Plant", symbol: "leaf"), Step(id: 1, title: "Water", symbol: "drop"),
    Step(id: 2, title: "Harvest", symbol: "basket"),
  ]

  var body: some View {
    VStack {
      if isDone {
        Text("Welcome, \(name)!")
        Greeting()
        Button("Again") {
          isDone = false
          page = 0
        }
      } else {
        TabView(selection: $page) {
          ForEach(steps) { step in
            VStack {
              Image(systemName: step.symbol).font(.largeTitle)
              Text(step.title)
            }
          }
        }
        .tabViewStyle(.page)
        .background(Color.green.opacity(0.2))
        HStack {
          Button("Back") { page -= 1 }.disabled(page == 0)
          Spacer()
          Button(page == steps.count - 1 ? "Done" : "Next") {
            if page == steps.count - 1 { isDone = true } else { page += 1 }
          }
        }
        .padding()
      }
    }
  }
}

private struct Greeting: View {
  @AppStorage("name") private var name = "Ada"

  var body: some View {
    TextField("Name", text: $name).textFieldStyle(.roundedBorder).padding()
  }
}
