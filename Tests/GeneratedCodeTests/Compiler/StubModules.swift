import Foundation

/// The folders, for `-I`, with a framework's stub modules, foreign modules and those they import. Each is built
/// once per test run.
func searchFolders(_ framework: Framework, _ foreign: [ForeignModule]) async throws -> [URL] {
  var folders = [try await modules.folder(of: framework)]
  for module in foreign {
    folders.append(try await modules.folder(of: module))
    folders += try await searchFolders(module.framework, module.imports).filter { !folders.contains($0) }
  }
  return folders
}

/// The package of all compiled modules, so that `package` declarations are seen across them.
let packageName = "package"

/// The Swift text of a framework's stub module.
func stubText(of module: String) throws -> String {
  try String(contentsOf: stubFile(of: module), encoding: .utf8)
}

/// A module that the tests themselves need did not compile.
struct ModuleFailure: Error, CustomStringConvertible {
  var module: String
  var output: String
  var description: String { "The module \(self.module) does not compile:\n\(self.output)" }
}

private let modules = BuiltModules()

/// Tasks rather than folders, so that tests that run at once wait for one build.
private actor BuiltModules {
  private var frameworks: [Framework: Task<URL, any Error>] = [:]
  private var foreign: [ForeignModule: Task<URL, any Error>] = [:]

  func folder(of framework: Framework) async throws -> URL {
    let build = self.frameworks[framework] ?? Task { try await buildStubs(of: framework) }
    self.frameworks[framework] = build
    return try await build.value
  }

  func folder(of module: ForeignModule) async throws -> URL {
    let build = self.foreign[module] ?? Task { try await buildModule(module) }
    self.foreign[module] = build
    return try await build.value
  }
}

/// Found beside this file rather than in a bundle, which would copy sources that must not be compiled.
private func stubFile(of module: String) -> URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Stubs").appendingPathComponent("\(module).swift")
}

private func buildStubs(of framework: Framework) async throws -> URL {
  let folder = try makeTemporaryFolder()
  for name in framework.modules {
    let file = stubFile(of: name).path
    try await emitModule(name, from: [file], searching: [folder], into: folder, stubOptions)
  }
  return folder
}

private func buildModule(_ module: ForeignModule) async throws -> URL {
  let folder = try makeTemporaryFolder()
  try write(module.files, into: folder)
  let search = try await searchFolders(module.framework, module.imports)
  try await emitModule(
    module.name,
    from: module.files.map(\.name),
    searching: search,
    into: folder,
    module.mode.arguments
  )
  return folder
}

/// In Swift 5 mode, as the real libraries are built: a client's concurrency diagnostics depend on it.
private let stubOptions = ["-swift-version", "5", "-warnings-as-errors"]

private func emitModule(
  _ name: String,
  from sources: [String],
  searching folders: [URL],
  into folder: URL,
  _ options: [String]
) async throws {
  let result = try await runSwiftCompiler(
    ["-emit-module", "-wmo", "-parse-as-library", "-enable-testing"] + options
      + ["-module-name", name, "-package-name", packageName, "-emit-module-path", "\(name).swiftmodule"]
      + folders.flatMap { ["-I", $0.path] }
      + sources,
    in: folder
  )
  guard result.status == 0 else { throw ModuleFailure(module: name, output: result.output) }
}
