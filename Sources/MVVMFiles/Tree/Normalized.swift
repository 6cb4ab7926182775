/// Returns a path without `.`, and without `..` after the name of a folder. If that is a symbolic link, the
/// result may be the path of something else.
package func normalized(_ path: String) -> String {
  let isAbsolute = path.utf8.first == slash
  var components: [String] = []
  for part in parts(of: path) where part != "." {
    let isAscent = part == ".." && (components.last.map { $0 != ".." } ?? isAbsolute)
    if isAscent { _ = components.popLast() } else { components.append(part) }
  }
  return joined(components[...], like: path)
}

/// Returns a path without `.` and without doubled or trailing slashes. `..` is kept, since a symbolic link may come
/// before it.
package func tidy(_ path: String) -> String { joined(parts(of: path).filter { $0 != "." }[...], like: path) }

/// Returns an absolute path relative to an absolute folder; unchanged if they share nothing.
package func relative(_ path: String, to folder: String) -> String {
  let (components, start) = (parts(of: path), parts(of: folder))
  let shared = zip(components, start).prefix { $0 == $1 }.count
  guard shared > 0 || start.isEmpty else { return path }
  let ascent = Array(repeating: "..", count: start.count - shared)
  return (ascent + components[shared...]).joined(separator: "/")
}

/// Returns the absolute path of a path that may not exist.
package func absolute(_ path: String, in workingFolder: String) -> String {
  normalized(join(workingFolder, path))
}
