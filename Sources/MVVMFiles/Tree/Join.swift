// Paths are text with `/` between their parts. The empty path is the current folder, which messages do not
// show.

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

/// Returns whether an absolute path lies inside a folder, at any depth.
package func isBelow(_ path: String, _ folder: String) -> Bool {
  path.hasPrefix(folder.utf8.last == slash ? folder : "\(folder)/")
}

/// Returns whether a path is a folder or lies inside it.
package func isIn(_ path: String, _ folder: String) -> Bool { path == folder || isBelow(path, folder) }

/// The parts of a path between its slashes, without empty ones.
package func parts(of path: String) -> [String] {
  path.utf8.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }
}

/// Returns the path with these parts, absolute if the other path is.
func joined(_ parts: ArraySlice<String>, like path: String) -> String {
  (path.utf8.first == slash ? "/" : "") + parts.joined(separator: "/")
}

let slash = UInt8(ascii: "/")
