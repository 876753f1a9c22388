import Foundation
import Testing

/// The treatment of the file that a result is written to.
@Suite struct OutputFileTests {
  private static let shape = "struct Box: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }\n"

  /// A folder with a source under several names, and sources beside it.
  private func folder() throws -> Folder {
    let folder = try Folder()
    let box = try folder.write(Self.shape, to: "App/Box.swift")
    try folder.write("let answer = 42\n", to: "App/Answer.swift")
    let files = FileManager.default
    try files.createSymbolicLink(at: folder.url.appending(path: "link.svg"), withDestinationURL: box)
    try files.linkItem(at: box, to: folder.url.appending(path: "hard.svg"))
    try files.createSymbolicLink(
      at: folder.url.appending(path: "Other"), withDestinationURL: folder.url.appending(path: "App"))
    return folder
  }

  @Test(arguments: [
    ("App/Box.swift", "App/Box.swift"), ("App/Box.swift", "./App/../App//Box.swift"), ("App/Box.swift", "link.svg"),
    ("App/Box.swift", "hard.svg"), ("App/Box.swift", "Other/Box.swift"), ("link.svg", "hard.svg"),
    ("App/Box.swift", "App/Answer.swift"), ("App", "App/Box.swift"), ("App", "hard.svg"), ("App", "Other/Answer.swift"),
  ])
  func `a file that is read is never written`(input: String, output: String) throws {
    for command in ["path", "screenshot"] {
      let folder = try folder()
      let result = try StippleProcess.run([command, input, "-o", output], in: folder)
      #expect(result.status == 1 && result.output.isEmpty)
      #expect(result.errors.hasPrefix("error: '\(output)' cannot be written: it is "), "\(result.errors)")
      let box = try String(contentsOf: folder.url.appending(path: "App/Box.swift"), encoding: .utf8)
      let answer = try String(contentsOf: folder.url.appending(path: "App/Answer.swift"), encoding: .utf8)
      #expect(box == Self.shape && answer == "let answer = 42\n")
    }
  }

  @Test func `the files of the gallery are not written either`() throws {
    let folder = try Folder()
    try folder.write(Self.shape, to: "shapes/Box.swift")
    let result = try StippleProcess.run(["screenshot", "Box", "-o", "shapes/Box.swift"], in: folder)
    #expect(result.errors == "error: 'shapes/Box.swift' cannot be written: it is an input\n")
  }

  @Test func `a file beside the sources is written`() throws {
    let folder = try folder()
    for output in ["App/Box.svg", "new.svg", "App/Box.svg"] {
      #expect(try StippleProcess.run(["path", "App/Box.swift", "-o", output], in: folder).status == 0)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "App").path).sorted()
    #expect(names == ["Answer.swift", "Box.svg", "Box.swift"])
  }

  @Test(arguments: [
    ("App", "'App' is a directory where a file is needed"), ("", "'' cannot be written: it has no name"),
    ("loop", "'loop' cannot be written: too many levels of symbolic links"),
    ("none/x.svg", "'none/x.svg' cannot be written: no such file or directory"),
    ("App/Box.swift/x.svg", "'App/Box.swift/x.svg' cannot be written: not a directory"),
    ("socket", "'socket' cannot be written: no such device or address"),
    ("/dev/full", "'/dev/full' cannot be written: no space left on device"),
    (String(repeating: "n", count: 300), "cannot be written: file name too long"),
  ])
  func `what cannot be written is told in plain words`(output: String, sentence: String) throws {
    let folder = try folder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "loop").path, withDestinationPath: "loop")
    try makeSocket(folder.url.appending(path: "socket").path)
    for command in ["path", "screenshot"] {
      let result = try StippleProcess.run([command, "App/Box.swift", "-o", output], in: folder)
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("error: ") && result.errors.hasSuffix(sentence + "\n"), "\(result.errors)")
    }
  }

  /// Makes a socket; only names of about a hundred bytes can be bound.
  private func makeSocket(_ path: String) throws {
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = path.utf8CString.map(UInt8.init(bitPattern:))
    try #require(bytes.count <= MemoryLayout.size(ofValue: address.sun_path))
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(bound == 0)
  }

  @Test func `a new file takes over the permissions of the one that it replaces`() throws {
    let folder = try folder()
    let file = try folder.write("before", to: "out.svg")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    #expect(try StippleProcess.run(["path", "App/Box.swift", "-o", "out.svg"], in: folder).status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o640)
  }

  @Test func `what a killed program left is removed, and what another is writing is not`() throws {
    let folder = try folder()
    try folder.write("half", to: "App/.stipple-0123456789abcdef")
    let busy = try folder.write("half", to: "App/.stipple-fedcba9876543210")
    try folder.write("mine", to: "App/.stipple-notes")
    let descriptor = open(busy.path, O_RDWR)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX) == 0)
    #expect(try StippleProcess.run(["path", "App/Box.swift", "-o", "App/Box.svg"], in: folder).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "App").path).sorted()
    #expect(names == [".stipple-fedcba9876543210", ".stipple-notes", "Answer.swift", "Box.svg", "Box.swift"])
  }

  @Test func `a picture needs no folder for temporary files`() throws {
    let folder = try folder()
    let result = try StippleProcess.run(
      ["screenshot", "App/Box.swift", "--format", "png"], in: folder,
      environment: ["PATH": "/usr/bin:/bin", "TMPDIR": "/nowhere"])
    #expect(result.status == 0 && result.errors.isEmpty && !result.output.isEmpty)
  }

  @Test(arguments: [["--help"], ["path", "--help"], ["--version"], ["--generate-completion-script", "bash"]])
  func `help on a full disk is an error`(arguments: [String]) throws {
    let folder = try Folder()
    let errors = folder.url.appending(path: "errors")
    let status = try spawn(
      [StippleProcess.executable.path] + arguments, in: folder.url, environment: [:],
      output: URL(fileURLWithPath: "/dev/full"), errors: errors)
    #expect(status == 1)
    #expect(
      try String(contentsOf: errors, encoding: .utf8)
        == "error: 'standard output' cannot be written: no space left on device\n")
  }
}
