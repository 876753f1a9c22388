import SwiftUI

// entries: DeskDrawers

struct DeskThing: Identifiable, Hashable {
  var id: String { name }
  var name: String
  var count: Int
}

enum DeskError: Error, Equatable {
  case tooHeavy(limit: Int)
  case isEmpty(DeskThing)

  var text: String {
    switch self {
    case .tooHeavy(let limit): "More than \(limit) things"
    case .isEmpty(let thing): "No \(thing.name) left"
    }
  }
}

struct DeskDrawer {
  private(set) var things: [DeskThing]
  let limit: Int

  private var total: Int { things.map(\.count).reduce(0, +) }

  mutating func take(_ thing: DeskThing) throws {
    let index = things.firstIndex(of: thing)!
    guard things[index].count > 0 else { throw DeskError.isEmpty(thing) }
    things[index].count -= 1
  }

  mutating func put(_ name: String) throws -> Int {
    guard total < limit else { throw DeskError.tooHeavy(limit: limit) }
    if let index = things.firstIndex(where: { $0.name == name }) {
      things[index].count += 1
    } else {
      things.append(DeskThing(name: name, count: 1))
    }
    return total
  }
}

struct DeskThingSheet: View {
  @Environment(\.dismiss) private var dismiss
  let thing: DeskThing
  var onTake: () -> Void = {}

  var body: some View {
    VStack(spacing: 20) {
      Text(thing.name.capitalized).font(.title)
      Text("^[\(thing.count) piece](inflect: true)")
      Button("Take one") {
        onTake()
        dismiss()
      }
      .buttonStyle(.borderedProminent)
      Button("Leave it") { dismiss() }
    }
    .padding()
    .presentationDetents([.medium])
  }
}

struct DeskDrawers: View {
  @State private var drawer = DeskDrawer(
    things: [.init(name: "pen", count: 1), .init(name: "clip", count: 4)], limit: 7)
  @State private var opened: DeskThing?
  @State private var error: DeskError?
  @State private var log: [Result<Int, DeskError>] = []

  private func run(_ action: () throws -> Int) {
    do {
      log.append(.success(try action()))
    } catch let problem as DeskError {
      error = problem
      log.append(.failure(problem))
    } catch {
      assertionFailure("no other errors")
    }
  }

  private func text(of result: Result<Int, DeskError>) -> String {
    switch result {
    case .success(let total): return "now \(total)"
    case .failure(.isEmpty(let thing)): return "no \(thing.name)"
    case .failure(let error): return error.text.lowercased()
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach(drawer.things) { thing in
        Button {
          opened = thing
        } label: {
          HStack {
            Text(thing.name)
            ForEach(0..<thing.count, id: \.self) { _ in Image(systemName: "paperclip").transition(.scale) }
          }
        }
      }
      HStack {
        ForEach(["pen", "ruler"], id: \.self) { name in
          Button("Put a \(name)") { withAnimation { run { try drawer.put(name) } } }
        }
      }
      ForEach(log.indices.suffix(4), id: \.self) { Text("\($0 + 1): \(text(of: log[$0]))").font(.caption) }
    }
    .padding()
    .sheet(item: $opened) { thing in
      DeskThingSheet(thing: thing) {
        run {
          try drawer.take(thing)
          return -1
        }
      }
    }
    .alert(
      "Not possible", isPresented: .init(get: { error != nil }, set: { if !$0 { error = nil } }), presenting: error
    ) { problem in
      Button("OK") {}
      if problem == .tooHeavy(limit: drawer.limit) {
        Button("Empty it", role: .destructive) { drawer = DeskDrawer(things: [], limit: 7) }
      }
    } message: { problem in
      Text("\(problem.text), so nothing was changed.")
    }
  }
}
