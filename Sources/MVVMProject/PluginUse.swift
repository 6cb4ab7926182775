import MVVMSource
import MVVMSwift

/// A place where a manifest makes a target use the build plugin, directly or through a variable with it or
/// with a list.
struct PluginUse {
  let range: Range<Int>
  /// The declared name and path of the target; `nil` if it has none, or if the manifest computes it.
  let name: String?
  let path: String?
}

func pluginUses(in manifest: SourceFile) -> [PluginUse] {
  let code = SwiftCode(manifest)
  let uses = code.tokens.indices.filter(code.isPluginUse).flatMap { index -> [(token: Int, element: Int?)] in
    let call = code.bracket(around: index)
    let list = call.flatMap(code.bracket).flatMap { code.word($0) == "[" ? $0 : nil }
    guard let variable = call.flatMap(code.variable) ?? list.flatMap(code.variable) else {
      return [(index, call)]
    }
    return code.uses(ofVariable: variable).map { ($0, $0) }
  }
  return uses.map { index, element in
    // The target's call contains a list of plugins, which contains the element.
    let around = element.flatMap(code.bracket)
    let call = around.map(code.word) == "[" ? around.flatMap(code.bracket) : around
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

  /// Returns the tokens with the name of a variable, which is declared at one of them, without labels or
  /// members of that name.
  fileprivate func uses(ofVariable variable: Int) -> [Int] {
    let name = self.word(variable)
    return self.tokens.indices.filter { index in
      index != variable && self.word(index) == name && self.word(index + 1) != ":"
        && self.word(index - 1) != "."
    }
  }

  /// Returns the name in `let plugin = Target.PluginUsage.plugin(…)` or `let plugins = […]`, given the
  /// bracket; `nil` for any other value.
  fileprivate func variable(assigned call: Int) -> Int? {
    var index = call - 1
    while self.isWord(index) || self.word(index) == "." { index -= 1 }
    guard self.word(index) == "=" else { return nil }
    index -= 1
    while self.word(index - 1) != "let" {
      guard self.isWord(index) || [".", ":", "[", "]"].contains(self.word(index)) else { return nil }
      index -= 1
    }
    return index
  }
}

extension SwiftCode {
  /// Returns the text of an argument that is a string literal.
  func literal(_ label: String, in arguments: [Range<Int>]) -> String? {
    let argument = arguments.first { self.word($0.lowerBound) == label }
    return argument?.count == 3 ? argument.flatMap { self.literal($0.lowerBound + 2) } : nil
  }

  /// Returns the text of a token that is a string literal.
  func literal(_ index: Int) -> String? {
    self.tokens[index].kind == .string ? "\(Text(self.text(index).bytes.dropFirst().dropLast()))" : nil
  }
}
