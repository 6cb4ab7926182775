import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

extension GeneratedFile {
  /// Returns whether this scaffold only adds members to a file that nobody has edited, which then is, to the byte,
  /// the scaffold for those members of the spec that it names.
  package func addsMembers(
    to file: SourceFile,
    of spec: SourceFile,
    configuration: Configuration,
    styles: StyleLibrary
  ) -> Bool {
    let words = names(in: file.bytes)
    let names = words.union(words.flatMap(\.namesOfTested))
    // Tests do not name the dependencies that their view model needs.
    return [true, false].contains { keepsDependencies in
      let earlier = scaffold(
        spec,
        configuration: configuration,
        styles: styles,
        withViews: self.kind == .view,
        adjusting: { $0.limited(to: names, keepsDependencies: keepsDependencies) }
      )
      let texts = (earlier.correct().value ?? []).filter { $0.name == self.name }.map(\.contents)
      return texts.contains { SourceFile(path: file.path, bytes: $0).withLineEnds(like: file) == file }
    }
  }
}

extension Text {
  /// The names of members that a test of this name may be about: an input and an output may share a name.
  fileprivate var namesOfTested: [Text] {
    ["Input", "Output"].filter(self.hasSuffix).map { Text(self.bytes.dropLast($0.utf8.count)) }
  }
}

extension ViewModel {
  /// Returns the view model without the members that none of the names denotes.
  fileprivate func limited(to names: Set<Text>, keepsDependencies: Bool) -> ViewModel {
    guard let name = self.syntax.name else { return self }
    return ViewModel(self.syntax, named: name, in: self.tree) { member in
      if keepsDependencies, member.section == .dependencies { return true }
      let own = [member.name, member.logicName].compactMap { $0.map { self.tree.text($0) } }
      return !names.isDisjoint(with: own)
    }
  }
}
