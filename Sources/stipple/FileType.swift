import Foundation

/// The type of the file at a path.
enum FileType {
  case regular, directory, pipe, other
}

/// Returns the type of the file at a path, after symbolic links; nil if there is none.
func fileType(of path: String) -> FileType? {
  var status = stat()
  guard stat(path, &status) == 0 else { return nil }
  return switch status.st_mode & S_IFMT {
  case S_IFREG: .regular
  case S_IFDIR: .directory
  case S_IFIFO: .pipe
  default: .other
  }
}
