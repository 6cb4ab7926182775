import Foundation

/// Files to compile as one module, and how.
struct Compilation: Sendable {
  var files: [SwiftFile]
  var framework: Framework
  var foreignModules: [ForeignModule] = []
  var mode: LanguageMode
  var stage: Stage = .typeCheck
  /// Off for scaffolds, which are meant to warn.
  var warningsAreErrors = true
  /// Names of upcoming features to switch on.
  var features: [String] = []
  /// Of the module that the files make up.
  var moduleName = "Generated"
}

/// What the compiler said of a compilation.
struct CompilationResult: Sendable {
  var succeeded: Bool
  var messages: [CompilerMessage]
  /// All that was printed, for the failure of a test.
  var output: String

  var errors: [CompilerMessage] { self.messages.filter { $0.severity == .error } }
  var warnings: [CompilerMessage] { self.messages.filter { $0.severity == .warning } }
}

/// Compiles the files in a folder of their own, by one call of the compiler however many they are.
func compile(_ compilation: Compilation) async throws -> CompilationResult {
  let folder = try makeTemporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  try write(compilation.files, into: folder)
  let arguments = try await arguments(of: compilation)
  let result = try await runSwiftCompiler(arguments, in: folder)
  return CompilationResult(
    succeeded: result.status == 0,
    messages: compilerMessages(in: result.output),
    output: result.output
  )
}

private func arguments(of compilation: Compilation) async throws -> [String] {
  let folders = try await searchFolders(compilation.framework, compilation.foreignModules)
  return compilation.stage.arguments
    + compilation.mode.arguments
    + ["-parse-as-library", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
    + ["-module-name", compilation.moduleName, "-package-name", packageName]
    + (compilation.warningsAreErrors ? ["-warnings-as-errors"] : [])
    + compilation.features.flatMap { ["-enable-upcoming-feature", $0] }
    + folders.flatMap { ["-I", $0.path] }
    + compilation.files.map(\.name)
}
