import MVVMSource
import MVVMSwift

/// A place where a manifest makes a target use the build plugin, directly or by a variable with this value.
struct PluginUse {
  let range: Range<Int>
  /// The name and the path that the target is declared with; `nil` if it is not, or if the manifest computes it.
  let name: String?
  let path: String?
}

func pluginUses(in manifest: SourceFile) -> [PluginUse] {
  let code = SwiftCode(manifest)
  let uses = code.tokens.indices.filter(code.isPluginUse).flatMap { index -> [(token: Int, element: Int?)] in
    let call = code.bracket(around: index)
    guard let variable = call.flatMap(code.variable) else { return [(index, call)] }
    let name = code.word(variable)
    return code.tokens.indices.filter { $0 != variable && code.word($0) == name }.map { ($0, $0) }
  }
  return uses.map { index, element in
    // The target's call holds a list of plugins, and that holds the element.
    let call = element.flatMap(code.bracket).flatMap(code.bracket)
    let arguments = call.map { code.commaSeparated($0 + 1..<code.next($0) - 1) } ?? []
    let (name, path) = (code.literal("name", in: arguments), code.literal("path", in: arguments))
    return PluginUse(range: code.tokens[index].range, name: name, path: path)
  }
}

extension SwiftCode {
  fileprivate func isPluginUse(_ index: Int) -> Bool {
    self.word(index) == "\"MVVMGenPlugin\"" && self.word(index + 1) == ","
      && self.word(index + 2) == "package"
  }

  /// Returns the name in `let plugin = Target.PluginUsage.plugin(…)`; `nil` if the call is no such value.
  fileprivate func variable(assigned call: Int) -> Int? {
    var index = call - 1
    while self.isWord(index) || self.word(index) == "." { index -= 1 }
    guard self.word(index) == "=" else { return nil }
    index -= 1
    while self.word(index - 1) != "let" {
      guard self.isWord(index) || self.word(index) == "." || self.word(index) == ":" else { return nil }
      index -= 1
    }
    return index
  }

  /// Returns the text of an argument that is a string literal.
  fileprivate func literal(_ label: String, in arguments: [Range<Int>]) -> String? {
    let argument = arguments.first { self.word($0.lowerBound) == label }
    guard let argument, argument.count == 3, self.tokens[argument.lowerBound + 2].kind == .string
    else { return nil }
    return "\(Text(self.text(argument.lowerBound + 2).bytes.dropFirst().dropLast()))"
  }
}
