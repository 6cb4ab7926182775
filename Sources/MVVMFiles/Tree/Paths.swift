// Paths are text with `/` between their parts. The empty path is the current folder, which messages do not show.

/// Returns the path of a name in a folder.
package func join(_ folder: String, _ name: String) -> String {
  if folder.isEmpty || name.utf8.first == slash { return name }
  if name.isEmpty { return folder }
  return folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
}

/// Returns the folder of a path, and the name of the entry in that folder.
package func split(_ path: String) -> (folder: String, name: String) {
  let start = path.utf8.lastIndex(of: slash).map(path.utf8.index(after:)) ?? path.startIndex
  return (folder(of: path), String(path[start...]))
}

package func folder(of path: String) -> String {
  guard let end = path.utf8.lastIndex(of: slash) else { return "" }
  return end == path.startIndex ? "/" : String(path[..<end])
}

/// Whether an absolute path lies inside a folder, at any depth.
package func isBelow(_ path: String, _ folder: String) -> Bool {
  path.hasPrefix(folder.utf8.last == slash ? folder : "\(folder)/")
}

/// Whether a path is a folder or lies inside it.
package func isIn(_ path: String, _ folder: String) -> Bool {
  path == folder || isBelow(path, folder)
}

/// Returns a path without `.` and without doubled or trailing slashes. `..` is kept, since a symbolic link may come
/// before it.
package func tidy(_ path: String) -> String {
  joined(parts(of: path).filter { $0 != "." }[...], like: path)
}

/// The parts of a path between its slashes, without empty ones.
package func parts(of path: String) -> [String] {
  path.utf8.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }
}

/// Returns the path that parts make, absolute if the other path is.
func joined(_ parts: ArraySlice<String>, like path: String) -> String {
  (path.utf8.first == slash ? "/" : "") + parts.joined(separator: "/")
}

/// Returns an absolute path relative to an absolute folder; unchanged if they share nothing.
package func relative(_ path: String, to folder: String) -> String {
  let (way, start) = (parts(of: path), parts(of: folder))
  let shared = zip(way, start).prefix { $0 == $1 }.count
  guard shared > 0 || start.isEmpty else { return path }
  let ascent = Array(repeating: "..", count: start.count - shared)
  return (ascent + way[shared...]).joined(separator: "/")
}

/// Returns the absolute path of one that may not exist.
package func absolute(_ path: String, in workingFolder: String) -> String {
  normalized(join(workingFolder, path))
}

/// Returns a path without `.`, and without `..` behind the name of a folder. If that is a symbolic link, this may be
/// the path of something else.
package func normalized(_ path: String) -> String {
  let isAbsolute = path.utf8.first == slash
  var way: [String] = []
  for part in parts(of: path) where part != "." {
    let isAscent = part == ".." && (way.last.map { $0 != ".." } ?? isAbsolute)
    if isAscent { _ = way.popLast() } else { way.append(part) }
  }
  return joined(way[...], like: path)
}

let slash = UInt8(ascii: "/")

/// A file or folder to write.
package struct Location: Equatable {
  /// The path as messages show it.
  package let path: String
  /// The absolute path, without symbolic links as far as it exists.
  package let physical: String

  package init(path: String, physical: String) {
    self.path = path
    self.physical = physical
  }

  /// Returns the location of a name in the folder.
  package func appending(_ name: String) -> Location {
    Location(path: join(self.path, name), physical: join(self.physical, name))
  }
}
