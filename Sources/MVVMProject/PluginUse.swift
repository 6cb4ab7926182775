import MVVMSource
import MVVMSwift

/// A place where a manifest makes a target use the build plugin, as `.plugin(name: "MVVMGenPlugin", package: …)`.
struct PluginUse {
  let range: Range<Int>
  /// The name and the path that the target is declared with; `nil` if it is not, or if the manifest computes it.
  let name: String?
  let path: String?
}

func pluginUses(in manifest: SourceFile) -> [PluginUse] {
  let code = SwiftCode(manifest)
  return code.tokens.indices.filter(code.isPluginUse).map { index in
    // The target's call holds a list of plugins, and that holds the call of the plugin.
    let call = code.bracket(around: index).flatMap(code.bracket).flatMap(code.bracket)
    let arguments = call.map { code.commaSeparated($0 + 1..<code.next($0) - 1) } ?? []
    return PluginUse(
      range: code.tokens[index].range,
      name: code.literal("name", in: arguments),
      path: code.literal("path", in: arguments)
    )
  }
}

extension SwiftCode {
  fileprivate func isPluginUse(_ index: Int) -> Bool {
    self.spells(index, "\"MVVMGenPlugin\"") && self.spells(index + 1, ",")
      && self.spells(index + 2, "package")
  }

  /// Returns the text of an argument that is a string literal.
  fileprivate func literal(_ label: StaticString, in arguments: [Range<Int>]) -> String? {
    let argument = arguments.first { self.spells($0.lowerBound, label) }
    guard let argument, argument.count == 3, self.tokens[argument.lowerBound + 2].kind == .string else {
      return nil
    }
    return "\(Text(self.text(argument.lowerBound + 2).bytes.dropFirst().dropLast()))"
  }
}
