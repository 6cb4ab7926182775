import Foundation
import MVVMSource

/// Returns the spec files below a folder of the package, sorted by path. Their paths are relative to that
/// folder.
package func specs(in folder: String) -> [SourceFile] {
  files(in: packageFolder.appendingPathComponent(folder), suffix: ".mvvm")
}

/// Returns the hand-written Swift files below a folder of the package.
package func handWrittenFiles(in folder: String) -> [SourceFile] {
  files(in: packageFolder.appendingPathComponent(folder), suffix: ".swift")
    .filter { !$0.path.hasSuffix(".generated.swift") }
}

/// Returns the specs in the folder named by the environment variable `MVVMGEN_SPECS`. Tests that pass with
/// the project's own examples should also pass with the specs of a real app.
package func specsOfEnvironment() -> [SourceFile] {
  let path = ProcessInfo.processInfo.environment["MVVMGEN_SPECS"]
  return path.map { files(in: URL(fileURLWithPath: $0), suffix: ".mvvm") } ?? []
}

private func files(in folder: URL, suffix: String) -> [SourceFile] {
  let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  return paths.filter { $0.hasSuffix(suffix) && !$0.contains("/.build/") }.sorted().compactMap { path in
    let contents = try? Data(contentsOf: folder.appendingPathComponent(path))
    return contents.map { SourceFile(path: path, bytes: Array($0)) }
  }
}
