/// The shapes that the program brings along: every file of the `shapes` folder, as it was when the program was built.
public enum Gallery {
  /// The files' names, `Banner.swift`, and their texts, in alphabetical order of the names.
  public static var files: [(name: String, text: String)] { embeddedFiles }
}
