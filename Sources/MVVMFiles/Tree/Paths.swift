// Paths are text with `/` between their parts; the empty path is the current folder, as messages leave it out.

/// A name in a folder.
@inline(never)
public func join(_ folder: String, _ name: String) -> String {
  if folder.isEmpty || name.hasPrefix("/") { return name }
  if name.isEmpty { return folder }
  return folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
}

/// The folder of a path and what stands in it.
public func split(_ path: String) -> (folder: String, name: String) {
  guard let index = path.utf8.lastIndex(of: slash) else { return ("", path) }
  let folder = index == path.startIndex ? "/" : String(path[..<index])
  return (folder, String(path[path.utf8.index(after: index)...]))
}

public func folder(of path: String) -> String {
  split(path).folder
}

/// Whether an absolute path lies in a folder, or deeper.
public func isBelow(_ path: String, _ folder: String) -> Bool {
  path.hasPrefix(folder.utf8.last == slash ? folder : "\(folder)/")
}

/// Whether a path is a folder or lies in it.
public func isIn(_ path: String, _ folder: String) -> Bool {
  path == folder || isBelow(path, folder)
}

/// A path without `.`, doubled and closing slashes; `..` stays, since a link may stand before it.
public func tidy(_ path: String) -> String {
  if isTidy(path) { return path }
  let parts = path.utf8.split(separator: slash).filter { !$0.elementsEqual([0x2E]) }
  let joined = parts.compactMap { String($0) }.joined(separator: "/")
  return path.utf8.first == slash ? "/\(joined)" : joined
}

/// Whether no part of a path is empty or `.`, as is nearly always so; a leading slash begins no part.
private func isTidy(_ path: String) -> Bool {
  var length = 0
  var isDot = false
  for (index, byte) in path.utf8.enumerated() where index > 0 || byte != slash {
    if byte == slash {
      if length == 0 || isDot { return false }
      length = 0
    } else {
      length += 1
      isDot = length == 1 && byte == 0x2E
    }
  }
  return length > 0 && !isDot
}

/// An absolute path as it is seen from an absolute folder; as it is where they share nothing.
public func relative(_ path: String, to folder: String) -> String {
  let parts = path.split(separator: "/")
  let start = folder.split(separator: "/")
  let shared = zip(parts, start).prefix { $0 == $1 }.count
  guard shared > 0 || start.isEmpty else { return path }
  let ascent = Array(repeating: "..", count: start.count - shared)
  return (ascent + parts[shared...].map(String.init)).joined(separator: "/")
}

/// A path from the root of the disk, of one that may not exist.
public func absolute(_ path: String, in workingFolder: String) -> String {
  var parts: [Substring] = []
  for part in join(workingFolder, path).split(separator: "/") where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return "/" + parts.joined(separator: "/")
}

let slash = UInt8(ascii: "/")
