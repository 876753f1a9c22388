import SwiftUI

// entries: TodoList

struct Todo: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var isDone = false
}

final class TodoCounter {
  var count = 0
}

struct TodoRow: View {
  let todo: Todo

  var body: some View {
    HStack {
      Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
        .foregroundColor(todo.isDone ? .green : .gray)
      Text(todo.title)
        .strikethrough(todo.isDone)
      Spacer()
    }
  }
}

struct TodoList: View {
  @State private var todos = [
    Todo(title: "Buy milk", isDone: true),
    Todo(title: "Write a law"),
    Todo(title: "Sleep"),
  ]

  private var remaining: Int { todos.filter { !$0.isDone }.count }

  var body: some View {
    NavigationStack {
      List {
        Section("Open: \(remaining)") {
          ForEach(todos.filter { !$0.isDone }) { todo in
            NavigationLink {
              Text(todo.title)
            } label: {
              TodoRow(todo: todo)
            }
          }
        }
        Section {
          ForEach(todos.indices, id: \.self) { index in
            if todos[index].isDone { TodoRow(todo: todos[index]) }
          }
        }
        ForEach(Array(todos.enumerated()), id: \.offset) { offset, todo in
          Text("\(offset + 1). \(todo.title)")
        }
      }
    }
  }
}
