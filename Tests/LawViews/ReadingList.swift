import SwiftUI

// entries: ReadingList, ReadingList_Previews

struct Novel: Identifiable {
  let id = UUID()
  var title: String
  var author: String
  var pages: Int
  var read = 0

  var progress: Double { pages == 0 ? 0 : Double(read) / Double(pages) }
}

struct NovelRow: View {
  var novel: Novel

  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 3)
        .fill(Color(hue: novel.progress / 3, saturation: 0.7, brightness: 0.9))
        .frame(width: 30, height: 44)
      VStack(alignment: .leading, spacing: 3) {
        Text(novel.title).font(.headline)
        Text(novel.author).font(.subheadline).foregroundColor(.secondary)
        if novel.read > 0 && novel.read < novel.pages {
          ProgressView(value: novel.progress).frame(width: 120)
        }
      }
      Spacer()
      if novel.progress >= 1 { Image(systemName: "checkmark.seal.fill").foregroundColor(.green) }
    }
  }
}

struct NovelDetail: View {
  let novel: Novel

  var body: some View {
    VStack {
      Text(novel.title).font(.largeTitle)
      Text("\(novel.read) of \(novel.pages)")
    }
    .navigationBarTitle("Novel", displayMode: .inline)
  }
}

struct ReadingList: View {
  @State private var novels = [
    Novel(title: "Middlemarch", author: "George Eliot", pages: 880, read: 412),
    Novel(title: "Dracula", author: "Bram Stoker", pages: 418, read: 418),
    Novel(title: "Walden", author: "Henry David Thoreau", pages: 352),
  ]
  @State private var isSorted = true
  @AppStorage("showsFinished") private var showsFinished = true

  private var shown: [Novel] {
    let novels = showsFinished ? novels : novels.filter { $0.progress < 1 }
    return isSorted ? novels.sorted { $0.title < $1.title } : novels
  }

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Reading")) {
          ForEach(shown) { novel in
            NavigationLink(destination: NovelDetail(novel: novel)) {
              NovelRow(novel: novel)
            }
          }
        }
        Section("Settings") {
          Toggle("Sorted", isOn: $isSorted)
          Toggle("Finished ones", isOn: $showsFinished)
          Button("Add") { novels.append(Novel(title: "Untitled", author: "", pages: 0)) }
        }
        NavigationLink("About") { Text("About this list") }
      }
      .navigationTitle("Novels")
    }
  }
}

struct ReadingList_Previews: PreviewProvider {
  static var previews: some View {
    ReadingList()
    NovelRow(novel: Novel(title: "Emma", author: "Jane Austen", pages: 10, read: 10))
    NavigationStack { NovelDetail(novel: Novel(title: "Ivanhoe", author: "Walter Scott", pages: 500, read: 3)) }
  }
}
