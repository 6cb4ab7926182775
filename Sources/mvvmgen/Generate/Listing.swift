import MVVMSource

/// What of a folder matters to a search for specs.
struct Listing {
  enum Child {
    case spec(String)
    case folder(String)
  }

  /// Specs and folders by the bytes of their paths, a folder's slash counted.
  var children: [Child] = []
  /// Swift files, of which some may be generated.
  var swiftFiles: [String] = []
  var marks = ScopeMarks()
  /// Specs whose names are not UTF-8, repaired for a message.
  var unreadable: [String] = []
  var error: DiskError?

  /// Whether something here needs a configuration.
  var concernsUs: Bool {
    !self.swiftFiles.isEmpty || self.children.contains { if case .spec = $0 { true } else { false } }
  }
}

/// - Parameter findsSwiftFiles: Whether Swift files are wanted.
func listing(of folder: String, findsSwiftFiles: Bool) -> Listing {
  var listing = Listing()
  var keys: [(key: String, isFolder: Bool)] = []
  listing.error = listFolder(folder) { name, kind in
    if name.first == UInt8(ascii: ".") {
      if name.elementsEqual(".git".utf8) { listing.marks.hasGit = true }
    } else if kind == .folder {
      keys.append((String(decoding: name, as: UTF8.self) + "/", true))
    } else if ends(name, with: ".mvvm") {
      let text = String(decoding: name, as: UTF8.self)
      if text.utf8.elementsEqual(name) { keys.append((text, false)) } else { listing.unreadable.append(text) }
    } else if ends(name, with: ".swift") {
      if name.elementsEqual("Package.swift".utf8) { listing.marks.hasPackage = true }
      if findsSwiftFiles, kind == .file { listing.swiftFiles.append(String(decoding: name, as: UTF8.self)) }
    } else if name.elementsEqual(configurationName.utf8) {
      listing.marks.hasConfiguration = true
    }
  }
  keys = keys.ordered { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  listing.children = keys.map { $0.isFolder ? .folder(String($0.key.dropLast())) : .spec($0.key) }
  listing.swiftFiles = listing.swiftFiles.ordered { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  return listing
}

private func ends(_ name: UnsafeBufferPointer<UInt8>, with suffix: StaticString) -> Bool {
  guard name.count > suffix.utf8CodeUnitCount else { return false }
  let start = name.count - suffix.utf8CodeUnitCount
  for index in 0..<suffix.utf8CodeUnitCount where name[start + index] != suffix.utf8Start[index] {
    return false
  }
  return true
}
