import Foundation
import MVVMSource

/// The spec files below a folder of the package, sorted by path, each named by its path from there.
public func specs(in folder: String) -> [SourceFile] {
  files(in: packageFolder.appendingPathComponent(folder), suffix: ".mvvm")
}

/// The Swift files that people wrote below a folder of the package.
public func handWrittenFiles(in folder: String) -> [SourceFile] {
  files(in: packageFolder.appendingPathComponent(folder), suffix: ".swift")
    .filter { !$0.path.hasSuffix(".generated.swift") }
}

/// The specs of the folder that the environment variable `MVVMGEN_SPECS` names: what passes with the project's own
/// examples should pass with those of a real app too.
public func specsOfEnvironment() -> [SourceFile] {
  let path = ProcessInfo.processInfo.environment["MVVMGEN_SPECS"]
  return path.map { files(in: URL(fileURLWithPath: $0), suffix: ".mvvm") } ?? []
}

private func files(in folder: URL, suffix: String) -> [SourceFile] {
  let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  return paths.filter { $0.hasSuffix(suffix) }.sorted().compactMap { path in
    let contents = try? Data(contentsOf: folder.appendingPathComponent(path))
    return contents.map { SourceFile(path: path, bytes: Array($0)) }
  }
}
