/// The module that a build plugin generates files for, as it is typed.
enum PluginModule: String, CaseIterable {
  case sources
  case tests
}

/// What a build plugin asks for: in one folder, all the files that it told the build of.
struct PluginRequest {
  struct Spec {
    let path: String
    /// Of the view model, which tests import.
    let module: String?
  }

  let module: PluginModule
  let specs: [Spec]
  let output: String
}

extension PluginRequest {
  /// `nil` where no plugin asks.
  init?(_ given: GivenArguments) {
    guard let module = given[.plugin].flatMap(PluginModule.init(rawValue:)) else { return nil }
    self.module = module
    self.output = given[.output] ?? ""
    self.specs = given.operands.map { operand in
      switch module {
      case .sources: Spec(path: operand, module: given[.module])
      case .tests: Spec(operand)
      }
    }
  }
}

extension PluginRequest.Spec {
  /// A module, a colon and a path.
  fileprivate init(_ operand: String) {
    let parts = operand.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let module = parts.count == 2 && !parts[0].contains("/") ? String(parts[0]) : nil
    self.init(path: module == nil ? operand : String(parts[1]), module: module)
  }
}

/// What a plugin must not leave out or add.
func complaintAboutPlugin(_ given: GivenArguments) -> String? {
  guard let request = PluginRequest(given) else { return nil }
  let others: [Option] = [.check, .diff, .prune, .tests, .stdinPath]
  if let other = others.first(where: given.has) { return "'--plugin' does not go with '\(other.spelling)'" }
  if !given.has(.output) { return "'--plugin' needs a folder: --output DIR" }
  if let spec = request.specs.first(where: { !$0.path.hasSuffix(specSuffix) }) {
    return "'\(spec.path)' is no spec, whose name ends in '\(specSuffix)': '--plugin' takes specs alone"
  }
  guard request.module == .tests, let spec = request.specs.first(where: { $0.module == nil }) else {
    return nil
  }
  return "tests import the module of the view models: write 'MODULE:\(spec.path)'"
}
