import MVVMFiles
import MVVMProject
import MVVMSource

extension Report {
  /// Names the line of `Package.swift` without which builds warn of specs.
  ///
  /// - Parameter specs: Absolute paths.
  mutating func nameMissingExcludes(of specs: [String], on disk: Disk) {
    for missing in disk.missingExcludes(of: specs.map(disk.resolvedPath)) {
      let paths = missing.paths.map { "\"\($0)\"" }.joined(separator: ", ")
      self.summarize("\(missing.manifest): the target '\(missing.target)' needs exclude: [\(paths)]\n")
    }
  }
}
