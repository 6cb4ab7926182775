import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax

/// The member of an open spec at the position in a client's request.
struct MemberAtPlace {
  let document: Document
  let tree: SpecSyntax
  let viewModel: ViewModelSyntax
  let viewModelName: Text
  var member: MemberSyntax
  /// The name at the position: the member's own, or its logic name.
  var token: Int
  var name: Range<Int> { self.tree.range(self.token) }
  var isLogicName: Bool { self.token == self.member.logicName }
  /// The name without backticks.
  var text: Text { self.tree.text(self.token) }

  /// Returns the Swift names that change with the member, each with its replacement, unless something prevents it.
  func words(_ old: GeneratedNames?, renamedTo name: Text, _ new: GeneratedNames?) -> [Text: Text] {
    // Names before it may have other lengths after the change.
    let index = old?.viewModel.members.first { $0.syntax.name == self.member.name }?.index
    func names(_ names: GeneratedNames?) -> [GeneratedName] {
      let member = names?.viewModel.members.first { $0.index == index }
      return member.flatMap { names?.names(of: $0) } ?? []
    }
    let (before, after) = (names(old), names(new))
    let remaining = Set(after.map(\.text))
    var words = [self.text: name]
    for (before, after) in zip(before, after) where before.base == self.text && before.text != self.text {
      if before == after || !remaining.contains(before.text) { words[before.text] = after.text }
    }
    return words
  }
}

extension ServerState {
  /// Returns the member whose name is at a position; `nil` if there is none.
  func memberAtPlace(_ params: Params) throws(ResponseError) -> MemberAtPlace? {
    let document = try self.document(try params.uri())
    let offset = document.lines.offset(of: try params.position())
    guard let tree = document.tree, let (viewModel, member) = tree.member(at: offset),
      let viewModelName = viewModel.name.map(tree.text), let token = tree.name(of: member, at: offset)
    else { return nil }
    return MemberAtPlace(
      document: document,
      tree: tree,
      viewModel: viewModel,
      viewModelName: viewModelName,
      member: member,
      token: token
    )
  }

  /// Returns the names of a member in Swift files. Without generated names, the spec has errors.
  mutating func sought(_ place: MemberAtPlace, _ names: GeneratedNames?, words: [Text: Text]) -> SoughtMember
  {
    let configuration = self.configurations.configuration(ofSpec: place.document.path).configuration
    let naming = configuration?.settings(for: place.viewModelName).naming ?? Naming()
    let (tree, member) = (place.tree, place.member)
    let isOverloaded = tree.members[place.viewModel.members].contains {
      $0.name != member.name && tree.text($0.name) == tree.text(member.name)
    }
    let isStream = member.isInput && member.logicName == nil
    let streams: [[Text]?] = isStream ? [nil] : []
    let specs = self.currentNames().specs.filter { $0.value.members.contains(place.text.description) }
    return SoughtMember(
      viewModel: place.viewModelName,
      types: Set(names?.types ?? [place.viewModelName]),
      others: specs.values.flatMap(\.viewModels).map { Text($0) }.filter { $0 != place.viewModelName },
      name: place.text,
      isInput: member.isInput,
      words: words,
      facets: (names?.hasBindings == true ? ["bindings"] : [])
        + naming.facetProperties.map { $0.applied(to: place.viewModelName) }
        + place.viewModel.sections.compactMap(\.name).map(tree.text),
      forms: isOverloaded && !place.isLogicName ? [tree.argumentLabels(of: member)] + streams : nil,
      logicIsExtension: names?.logicIsExtension == true,
      isUnique: specs.keys.allSatisfy { $0 == place.document.path }
    )
  }

  /// Returns the names that are generated for the view model of a member in a text, which may have another
  /// name there.
  mutating func names(for place: MemberAtPlace, in file: SourceFile) -> Diagnosed<GeneratedNames> {
    self.configured(file.path) { configuration, _, styles in
      check(file, configuration: configuration, styles: styles).correct().flatMap { checked in
        let viewModel = checked.spec.viewModels.first { $0.name == place.viewModelName }
        return Diagnosed(viewModel.map { GeneratedNames(of: $0, checked.manifest, configuration) })
      }
    } ?? Diagnosed(nil)
  }
}
