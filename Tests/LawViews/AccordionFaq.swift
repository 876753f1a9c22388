import SwiftUI

// entries: AccordionFaq, AccordionFaq_Previews

struct FaqEntry: Identifiable, Decodable {
  enum CodingKeys: String, CodingKey {
    case question = "q"
    case answers = "a"
  }

  let question: String
  let answers: [String]
  var id: String { question }
}

/// A panel with a title that opens and closes; only one of a group is open.
struct AccordionPanel<ID: Hashable, Title: View, Content: View>: View {
  let id: ID
  @Binding var open: ID?
  @ViewBuilder let content: () -> Content
  @ViewBuilder let title: (_ isOpen: Bool) -> Title

  private var isOpen: Bool {
    get { open == id }
    nonmutating set { open = newValue ? id : nil }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button {
        withAnimation(.easeInOut(duration: 0.3)) { isOpen.toggle() }
      } label: {
        HStack {
          title(isOpen)
          Spacer(minLength: 12)
          Image(systemName: "chevron.right").rotationEffect(isOpen ? .degrees(90) : .zero)
        }
        .contentShape(.rect)
      }
      .buttonStyle(.plain)
      .padding(.vertical, 10)
      if isOpen {
        content()
          .padding([.leading, .bottom], 10)
          .transition(.opacity.animation(.easeIn(duration: 0.2).delay(0.1)))
      }
      Divider()
    }
    .clipped()
  }
}

struct AccordionFaq: View {
  private static let entries: [FaqEntry] = [
    .init(question: "Is it free?", answers: ["For a month.", "Then it is cheap."]),
    .init(question: "Where are you?", answers: ["By the river."]),
    .init(question: "Do you take dogs?", answers: ["Small ones", "on a lead", "and never on Sundays."]),
  ]
  @State private var open: FaqEntry.ID?
  @State private var openedBefore: [FaqEntry.ID] = []
  @State private var showsLegend = true

  var body: some View {
    ScrollView(showsIndicators: false) {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(Self.entries) { entry in
          AccordionPanel(id: entry.id, open: $open) {
            ForEach(entry.answers, id: \.self) { Text("• \($0)") }
          } title: { isOpen in
            Text(entry.question).fontWeight(isOpen ? .semibold : nil)
            if openedBefore.contains(entry.id) {
              Circle().fill(.teal).frame(width: 6)
            }
          }
        }
        DisclosureGroup("Legend", isExpanded: $showsLegend) {
          Label {
            Text("opened before")
          } icon: {
            Circle().fill(.teal).frame(width: 6, height: 6)
          }
          .font(.caption)
        }
        .padding(.top)
        HStack {
          Button("Close all") { withAnimation { (open, showsLegend) = (nil, false) } }
          Spacer()
          Button("Next") {
            let index = Self.entries.firstIndex { $0.id == open } ?? -1
            open = Self.entries[(index + 1) % Self.entries.count].id
          }
        }
        .padding(.top)
      }
      .padding()
    }
    .onChange(of: open) { old, _ in
      if let old, !openedBefore.contains(old) { openedBefore.append(old) }
    }
  }
}

struct AccordionFaq_Previews: PreviewProvider {
  static var previews: some View {
    AccordionPanel(id: 1, open: .constant(1)) {
      Text("Open")
    } title: {
      Text($0 ? "One" : "None")
    }
    AccordionPanel(id: 1, open: .constant(2)) {
      Text("Open")
    } title: {
      Text($0 ? "One" : "None")
    }
  }
}
