import Foundation
import TestSupport

/// Files to compile as one module, and how.
struct Compilation: Hashable, Sendable {
  var files: [SwiftFile]
  var framework: Framework
  var foreignModules: [ForeignModule] = []
  var mode: LanguageMode
  var stage: Stage = .typeCheck
  /// Off for scaffolds, which are meant to warn.
  var warningsAreErrors = true
  var features: [String] = []
}

struct CompilationResult: Sendable {
  var succeeded: Bool
  var messages: [CompilerMessage]
  /// All output, for the failure message of a test.
  var output: String

  var errors: [CompilerMessage] { self.messages.filter { $0.severity == .error } }
  var warnings: [CompilerMessage] { self.messages.filter { $0.severity == .warning } }
}

extension CompilationResult {
  init(_ result: ProgramResult) {
    self.init(
      succeeded: result.status == 0,
      messages: compilerMessages(in: result.output),
      output: result.output
    )
  }

  /// Returns the messages about some files: those of one case, if several cases are compiled as one module.
  /// If an error has no place, this fails for all of them.
  func about(_ files: [SwiftFile]) -> CompilationResult {
    let names = Set(files.map(\.name))
    let messages = self.messages.filter { $0.file.isEmpty || names.contains($0.file) }
    let errors = messages.filter { $0.severity == .error }
    return CompilationResult(
      succeeded: self.succeeded || errors.isEmpty && !self.errors.isEmpty,
      messages: messages,
      output: messages.map(\.description).joined(separator: "\n")
    )
  }
}

extension Compilation {
  /// Compiles the files in a folder of their own, by one call of the compiler for all files, and only once
  /// for all tests.
  func result() async throws -> CompilationResult {
    try await compilations(self, make: run)
  }
}

private let compilations = Once<Compilation, CompilationResult>()

private func run(_ compilation: Compilation) async throws -> CompilationResult {
  let folder = try makeTemporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  try write(compilation.files, into: folder)
  let folders = try await searchFolders(compilation.framework, compilation.foreignModules)
  let options =
    compilation.stage.arguments + compilation.mode.arguments + compilerOptions(of: "Generated", folders)
    + (compilation.warningsAreErrors ? ["-warnings-as-errors"] : [])
    + featureOptions(compilation.features)
  return CompilationResult(
    try await runSwiftCompiler(options + compilation.files.map(\.name), in: folder)
  )
}

/// Returns the options for all modules. One process is used: with 71 view models, it is eight times as fast
/// as batches, whose processes each read all files.
func compilerOptions(of module: String, _ folders: [URL]) -> [String] {
  ["-wmo", "-parse-as-library", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
    + ["-module-name", module, "-package-name", packageName]
    + folders.flatMap { ["-I", $0.path] }
}

func featureOptions(_ names: [String]) -> [String] {
  names.flatMap { ["-enable-upcoming-feature", $0] }
}

/// The features that generated code must be ready for.
let upcomingFeatures = ["ExistentialAny", "MemberImportVisibility"]
