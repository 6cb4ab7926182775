import Foundation
import TestSupport

/// The folders, for `-I`, with a framework's stub modules, foreign modules and those they import.
func searchFolders(_ framework: Framework, _ foreign: [ForeignModule]) async throws -> [URL] {
  var folders = [try await frameworkFolders(framework, make: buildStubs)]
  for module in foreign {
    folders.append(try await builtModules(module, make: buildModule).folder())
    folders += try await searchFolders(module.framework, module.imports).filter { !folders.contains($0) }
  }
  return folders
}

extension ForeignModule {
  /// Returns the compiler's messages about it as a module that others can import. It is built once per test run.
  func result() async throws -> CompilationResult {
    try await builtModules(self, make: buildModule).result
  }
}

/// Compiles a program that imports modules that were compiled, runs it, and returns what it prints.
///
/// - Parameter files: The files of the program, including `main.swift`.
func output(
  of files: [SwiftFile],
  importing imports: [ForeignModule],
  framework: Framework = .none,
  mode: LanguageMode
) async throws -> String {
  let folder = try makeTemporaryFolder()
  try write(files, into: folder)
  let folders = try await searchFolders(framework, imports)
  let objects = folders.map { $0.appendingPathComponent("output.o").path }
  let arguments =
    mode.arguments + folders.flatMap { ["-I", $0.path] } + files.map(\.name)
    + objects.filter(FileManager.default.fileExists) + ["-module-name", "Program", "-o", "program"]
  try await succeed(runSwiftCompiler(arguments, in: folder))
  let result = try await runProgram(folder.appendingPathComponent("program").path, [], in: folder)
  try succeed(result)
  return result.output
}

/// The package of all compiled modules, so that `package` declarations are seen across them.
let packageName = "package"

func stubText(of module: String) throws -> String {
  try String(contentsOf: stubFile(of: module), encoding: .utf8)
}

/// A module that the tests themselves need did not compile.
struct ModuleFailure: Error, CustomStringConvertible {
  var module: String
  var output: String
  var description: String { "The module \(self.module) does not compile:\n\(self.output.prefix(2_000))" }
}

private struct BuiltModule: Sendable {
  let name: String
  let place: URL
  let result: CompilationResult

  func folder() throws -> URL {
    guard self.result.succeeded else { throw ModuleFailure(module: self.name, output: self.result.output) }
    return self.place
  }
}

private let frameworkFolders = Once<Framework, URL>()
private let builtModules = Once<ForeignModule, BuiltModule>()

/// Returns the file of a stub module. It is next to this file rather than in a bundle, which would copy
/// sources that must not be compiled.
func stubFile(of module: String) -> URL {
  packageFolder.appendingPathComponent("Tests/GeneratedCodeTests/Stubs/\(module).swift")
}

/// Builds the stubs, or uses the real modules if the environment has them: `MVVMGEN_LIBRARIES` names a folder
/// with one subfolder of modules for each framework, by its name.
private func buildStubs(of framework: Framework) async throws -> URL {
  if let libraries = ProcessInfo.processInfo.environment["MVVMGEN_LIBRARIES"] {
    return URL(fileURLWithPath: libraries).appendingPathComponent("\(framework)")
  }
  let folder = try makeTemporaryFolder()
  for name in framework.modules {
    let file = stubFile(of: name).path
    _ = try await emitModule(name, from: [file], searching: [folder], into: folder, stubOptions).folder()
  }
  return folder
}

/// The stubs use Swift 5 mode, like the real libraries: a client's concurrency diagnostics depend on it.
private let stubOptions = ["-swift-version", "5", "-warnings-as-errors"]

private func buildModule(_ module: ForeignModule) async throws -> BuiltModule {
  let folder = try makeTemporaryFolder()
  try write(module.files, into: folder)
  return try await emitModule(
    module.name,
    from: module.files.map(\.name),
    searching: searchFolders(module.framework, module.imports),
    into: folder,
    module.mode.arguments + featureOptions(module.features)
      + (module.isLinked ? ["-c", "-o", "output.o"] : [])
  )
}

private func emitModule(
  _ name: String,
  from sources: [String],
  searching folders: [URL],
  into folder: URL,
  _ options: [String]
) async throws -> BuiltModule {
  // One process for the module and its object code.
  let emission = [
    "-emit-module", "-no-emit-module-separately-wmo", "-enable-testing", "-emit-module-path",
    "\(name).swiftmodule",
  ]
  let arguments = emission + options + compilerOptions(of: name, folders) + sources
  let result = try await runSwiftCompiler(arguments, in: folder)
  return BuiltModule(name: name, place: folder, result: CompilationResult(result))
}
