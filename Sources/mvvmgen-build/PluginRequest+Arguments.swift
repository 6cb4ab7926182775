import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMSource

extension PluginRequest {
  /// Reads the command line. Fails if it is not a valid request.
  init?(_ arguments: [String]) {
    guard let word = arguments.first, word == "sources" || word == "tests" else { return nil }
    let destination: Destination = word == "tests" ? .tests : .sources
    var options: [String: String] = [:]
    var names: [(key: NamingKey, pattern: NamePattern)] = []
    var operands: [String] = []
    var code: [String] = []
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        operands.append(argument)
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      switch argument {
      case "--output", "--support", "--module", "--config": options[argument] = value
      case "--code": code.append(value)
      case "--name":
        guard let name = fileName(value) else { return nil }
        names.append(name)
      default: return nil
      }
    }
    let specs = operands.map { spec($0, for: destination, module: options["--module"]) }
    guard let output = options["--output"], let support = options["--support"], !names.isEmpty,
      specs.allSatisfy({ $0.path.hasSuffix(specSuffix) && (destination == .sources || $0.module != nil) })
    else { return nil }
    self.init(
      destination: destination,
      specs: specs,
      code: code,
      output: output,
      names: names,
      supportName: support,
      config: options["--config"]
    )
  }
}

/// Reads a key of the configuration's `naming`, `=`, and its value.
private func fileName(_ text: String) -> (key: NamingKey, pattern: NamePattern)? {
  let parts = text.split(separator: "=", maxSplits: 1)
  guard parts.count == 2, let key = NamingKey(rawValue: String(parts[0])), NamingKey.files.contains(key)
  else { return nil }
  return (key, NamePattern(String(parts[1])))
}

/// Reads a spec. For tests, it is a module, a colon and a path.
private func spec(_ operand: String, for destination: Destination, module: String?) -> (
  path: String, module: String?
) {
  if destination == .sources { return (operand, module) }
  let parts = operand.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2, !parts[0].contains("/") else { return (operand, nil) }
  return (String(parts[1]), String(parts[0]))
}
