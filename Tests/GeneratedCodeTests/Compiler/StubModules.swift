import Foundation

/// The folder with a framework's built stub modules, for `-I`. Built once per test run.
func stubModules(of framework: Framework) async throws -> URL {
  try await modules.folder(of: framework)
}

/// The folder with a built foreign module, for `-I`. Equal ones are built once per test run.
func builtModule(_ module: ForeignModule) async throws -> URL {
  try await modules.folder(of: module)
}

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
    try await emitModule(name, from: stubFile(of: name), into: folder)
  }
  return folder
}

private func buildModule(_ module: ForeignModule) async throws -> URL {
  let folder = try makeTemporaryFolder()
  let source = folder.appendingPathComponent("\(module.name).swift")
  try module.text.write(to: source, atomically: true, encoding: .utf8)
  try await emitModule(module.name, from: source, into: folder)
  return folder
}

/// In Swift 5 mode, as the real libraries are built: a client's concurrency diagnostics depend on it.
private func emitModule(_ name: String, from source: URL, into folder: URL) async throws {
  let result = try await runSwiftCompiler(
    [
      "-emit-module", "-wmo", "-parse-as-library", "-swift-version", "5", "-warnings-as-errors",
      "-module-name", name, "-emit-module-path", "\(name).swiftmodule", "-I", ".", source.path,
    ],
    in: folder
  )
  guard result.status == 0 else { throw ModuleFailure(module: name, output: result.output) }
}
