import MVVMFiles
import MVVMSource

extension Report {
  /// Names the Swift files with parts that 'import --partial' has left to a person: those named like their specs.
  mutating func nameLeftovers(of workspace: Workspace, on disk: Disk) {
    for spec in workspace.specs {
      let path = "\(workspace.path(of: spec).dropLast(".mvvm".count)).swift"
      let count = disk.bytes(path).map(leftovers) ?? 0
      if count > 0 { self.summarize("\(path): \(counted(count, "part")) of an import left under '#error'\n") }
    }
  }
}

/// Returns the number of lines such as `#error("… [import-weak-self]")` in some bytes.
private func leftovers(in bytes: [UInt8]) -> Int {
  bytes.split(separator: UInt8(ascii: "\n")).count { line in
    line.starts(with: "#error(".utf8) && String(decoding: line, as: UTF8.self).contains("[import-")
  }
}
