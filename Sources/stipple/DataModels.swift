import Foundation
import ShapeInterpreter

/// The data models of Core Data that belong to a module: folders named `*.xcdatamodeld` in its folder, or in the
/// nearest folder above its files that has some.
enum DataModels {
  /// The ending of the names of models.
  private static let ending = ".xcdatamodeld"
  /// The greatest size of a model's contents in bytes.
  private static let largest = 1 << 20
  /// The most entries of a folder that are walked, and the most models that are read.
  private static let mostEntries = 20_000
  private static let most = 20

  /// Returns the classes of the models around the files in a directory as a source; nil if there is no model.
  /// `directory` is written with its slash, and is empty for the current one.
  static func source(around directory: String) -> ShapeSource? {
    let models = folders(around: directory).prefix(most)
    guard let first = models.first else { return nil }
    var source = ShapeSource(name: first, text: "")
    for model in models {
      let name = URL(filePath: model).deletingPathExtension().lastPathComponent
      let made = DataModel(named: name, contents: contents(of: model))
      source.text += made.swift
      source.modelFaults += made.faults
    }
    return source
  }

  /// Returns the paths of the models.
  private static func folders(around directory: String) -> [String] {
    if let module = ModuleFolder(around: directory) {
      let found = models(under: module.path)
      if !found.isEmpty { return found }
    }
    guard let folder = Folders.above(directory + "-").first(where: { Folders.holds($0, ending) }) else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { folder + "/" + $0 }
  }

  /// Returns the paths of the models in a folder and below it.
  private static func models(under folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder.isEmpty ? "." : folder) else { return [] }
    var (found, count): ([String], Int) = ([], 0)
    while count < mostEntries, let entry = walk.nextObject() as? String {
      count += 1
      let name = entry.split(separator: "/").last ?? ""
      if name.hasSuffix(ending) {
        found.append(folder + entry)
        walk.skipDescendants()
      } else if name.hasPrefix(".") || name.hasSuffix(AssetCatalogs.ending) {
        walk.skipDescendants()
      }
    }
    return found.sorted()
  }

  /// Returns the text of a model's current version; empty if it cannot be read.
  private static func contents(of model: String) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: model)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let current = text(at: model + "/.xccurrentversion")
    let version = versions.first { current.contains("<string>\($0)</string>") } ?? versions.first ?? ""
    return text(at: "\(model)/\(version)/contents")
  }

  private static func text(at path: String) -> String {
    guard fileType(of: path) == .regular, let file = try? FileDescriptor(reading: path, waitsForWriter: false),
      let data = try? file.read(upTo: largest + 1), data.count <= largest
    else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}
