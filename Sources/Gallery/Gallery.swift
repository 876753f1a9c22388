/// The shapes that are built into the program: every file of the `shapes` folder at the time of the build.
public enum Gallery {
  /// The names of the files, such as `Banner.swift`, and their texts, in alphabetical order of the names.
  public static var files: [(name: String, text: String)] { embeddedFiles }
}
