import MVVMConfiguration
import MVVMInterfaces
import MVVMSource
import MVVMStyles
import MVVMSyntax
import TestSupport
import Testing

@Suite("Declarations of specs") struct InterfaceTests {
  @Test("Documentation, comments and blank lines change no interface", arguments: StyleLibrary().names)
  func documented(style: String) throws {
    for spec in ownSpecs(in: style) + specsOfEnvironment() {
      expectSame(spec, spec.changingLines { lines in lines.filter { !$0.isComment } }, in: style)
      expectSame(spec, spec.changingLines { $0.flatMap { ["", "// A comment.", $0] } }, in: style)
    }
  }

  @Test("The order of members changes no interface", arguments: StyleLibrary().names)
  func reordered(style: String) throws {
    #expect(ownSpecs.allSatisfy { $0.reversingMembers != $0 })
    for spec in ownSpecs(in: style) + specsOfEnvironment() {
      expectSame(spec, spec.reversingMembers, in: style)
    }
  }

  @Test("A word that is changed does change the interface") func changed() throws {
    let spec = try #require(ownSpecs.first { $0.path.hasSuffix("LoginViewModel.mvvm") })
    let other = spec.changingLines { lines in lines.map { $0.replacing("submitTapped", with: "sent") } }
    #expect(!compared(spec, other, in: "rxswift").isEmpty)
  }
}

private func expectSame(_ old: SourceFile, _ new: SourceFile, in style: String) {
  #expect(compared(old, new, in: style) == [], "\(old.path)")
}

private func compared(_ old: SourceFile, _ new: SourceFile, in style: String) -> [InterfaceEdit] {
  var configuration = Configuration()
  configuration.settings.style = style
  let sides = [old, new].map { file in
    let spec = InterfaceVersion.SpecFile(file: file, path: file.path)
    let result = withStyles(of: style) { interfaces(of: spec, configuration: configuration, styles: $0) }
    #expect(listing(result.diagnostics) == "", "\(file.path)")
    return result.value ?? []
  }
  #expect(!sides[0].isEmpty)
  let versions = sides.map { VersionInterfaces(interfaces: $0) }
  return compareInterfaces(old: versions[0], new: versions[1]).edits
}

extension String {
  fileprivate var isComment: Bool {
    let text = self.drop { $0 == " " }
    return text.hasPrefix("/") || text.hasPrefix("*")
  }
}

extension SourceFile {
  /// With the members of each section the other way round, but for dependencies. What is above a member stays there.
  fileprivate var reversingMembers: SourceFile {
    guard let tree = parse(self).value else { return self }
    let sections = tree.viewModels.flatMap(\.sections).filter { $0.kind != .dependencies }
    let edits = sections.flatMap { section in
      let members = section.items.compactMap { item in
        if case .member(let member) = item { tree.range(tree.members[member].tokens) } else { nil }
      }
      return zip(members, members.reversed()).filter { $0 != $1 }.map { Edit($0, self.string($1)) }
    }
    return self.applying(edits)
  }

  fileprivate func changingLines(_ change: ([String]) -> [String]) -> SourceFile {
    let lines = self.string(0..<self.bytes.count).split(separator: "\n", omittingEmptySubsequences: false)
    return SourceFile(path: self.path, text: change(lines.map(String.init)).joined(separator: "\n"))
  }
}
