import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMSwift
import MVVMSyntax

/// The member of an open spec that a client asks about by a position.
struct MemberAtPlace {
  let document: Document
  let viewModel: Outline.ViewModel
  let viewModelName: Text
  let member: Outline.Member
  /// The range of the name at the position: the member's own, or its logic name.
  let name: Range<Int>
  let isLogicName: Bool

  /// The name without backticks.
  var text: Text { self.document.file.text(self.name).unquoted }
}

extension ServerState {
  /// The member whose name is at a position; `nil` if there is none.
  func memberAtPlace(_ params: Params) throws(ResponseError) -> MemberAtPlace? {
    let document = try self.document(try params.uri())
    let offset = document.lines.offset(of: try params.position())
    guard let (viewModel, member) = Outline(document.file).member(at: offset), let name = viewModel.name
    else {
      return nil
    }
    let isLogicName = member.logicName?.touches(offset) == true
    guard isLogicName || member.name.touches(offset) else { return nil }
    return MemberAtPlace(
      document: document,
      viewModel: viewModel,
      viewModelName: document.file.text(name).unquoted,
      member: member,
      name: isLogicName ? member.logicName ?? member.name : member.name,
      isLogicName: isLogicName
    )
  }

  /// How Swift files name a member.
  ///
  /// - Parameter new: The new name, or the present one if nothing is to change.
  mutating func sought(_ place: MemberAtPlace, renamedTo new: Text) -> SoughtMember {
    let file = place.document.file
    let project = self.configurations.configuration(ofSpec: place.document.path).project
    let naming =
      project.configuration?.settings(forViewModel: place.viewModelName.description).naming ?? Naming()
    let others = place.viewModel.members.filter { $0.name != place.member.name }
    let isOverloaded = others.contains { $0.text == place.member.text }
    let isStream = place.member.section == .inputs && place.member.logicName == nil
    let streams: [[Text]?] = isStream ? [nil] : []
    let specs = self.currentNames().specs.filter { $0.value.members.contains(place.text.description) }
    return SoughtMember(
      viewModel: place.viewModelName,
      types: self.generatedTypes(of: file).union([place.viewModelName]),
      others: specs.values.flatMap(\.viewModels).map { Text($0) }.filter { $0 != place.viewModelName },
      name: place.text,
      isInput: place.member.section == .inputs,
      words: self.words(of: place, renamedTo: new),
      facets: [naming[.inputsProperty], naming[.outputsProperty], naming[.errorsProperty]].map {
        $0.applied(to: place.viewModelName)
      },
      forms: isOverloaded && !place.isLogicName ? [place.member.argumentLabels(in: file)] + streams : nil,
      logicIsExtension: self.logicIsExtension(place.document),
      isUnique: specs.keys.allSatisfy { $0 == place.document.path }
    )
  }

  /// Whether the style of a document has the logic in an extension of the class.
  private mutating func logicIsExtension(_ document: Document) -> Bool {
    let project = self.configurations.configuration(ofSpec: document.path).project
    guard let configuration = project.configuration else { return false }
    var styles = project.styles
    let checked = check(document.file, configuration: configuration, styles: &styles)
    return checked.value?.manifest.interface.logic == .extension
  }

  /// The names in Swift that change when the member is renamed, each with its replacement: the member's own name, and
  /// the names in the generated code that are made from it.
  private mutating func words(of place: MemberAtPlace, renamedTo new: Text) -> [Text: Text] {
    // A name that occurs nowhere, so that the names made from it can be found.
    let probe = Text("\(place.text)Renamed")
    let file = place.document.file
    let before = self.generatedWords(of: file)
    let after = self.generatedWords(of: file.applying([Edit(place.name, probe.description)]))
    var words = [place.text: new]
    let base = (place.text, probe, new)
    for word in before.subtracting(after) {
      for (old, sought, wanted) in [base, (capitalized(base.0), capitalized(base.1), capitalized(base.2))] {
        guard
          let (renamed, result) = replaced(
            old.description,
            by: sought.description,
            and: wanted.description,
            in: word.description
          ),
          after.contains(Text(renamed)), !before.contains(Text(renamed))
        else { continue }
        words[word] = Text(result)
      }
    }
    return words
  }

  /// The names of the types that are generated from a spec, and of those in them.
  private mutating func generatedTypes(of file: SourceFile) -> Set<Text> {
    let keywords: [StaticString] = ["class", "enum", "protocol", "struct"]
    return self.generatedFiles(of: file).map(\.swift).reduce(into: []) { types, code in
      types.formUnion(
        code.tokens.indices.compactMap { index in
          keywords.contains { code.spells(index, $0) } ? code.name(index + 1) : nil
        }
      )
    }
  }

  private mutating func generatedWords(of file: SourceFile) -> Set<Text> {
    var words: Set<Text> = []
    for generated in self.generatedFiles(of: file) {
      let code = generated.swift
      words.formUnion(code.tokens.indices.compactMap { code.name($0) })
    }
    return words
  }
}

/// A word with the first occurrence of a part replaced, by each of two texts; `nil` if the part does not occur.
private func replaced(_ part: String, by first: String, and second: String, in word: String) -> (
  String, String
)? {
  guard let start = word.indices.first(where: { word[$0...].hasPrefix(part) }) else { return nil }
  let (head, tail) = (word[..<start], word[start...].dropFirst(part.count))
  return ("\(head)\(first)\(tail)", "\(head)\(second)\(tail)")
}
