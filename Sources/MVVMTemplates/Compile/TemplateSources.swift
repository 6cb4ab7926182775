import MVVMSource

/// The parsed templates and sheets that a compilation has used so far.
struct TemplateSources {
  let library: TemplateLibrary
  private(set) var files: [ParsedTemplate] = []
  private(set) var layers: [BlockLayer] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The numbers of the templates that were requested.
  private var numbers: [(name: String, file: Int)] = []

  init(library: TemplateLibrary) { self.library = library }
}

extension TemplateSources {
  /// Returns the number of a template. It is parsed when it is first used.
  mutating func file(named name: String) -> Int? {
    if let known = self.numbers.first(where: { $0.name == name }) { return known.file }
    guard let source = self.library.template(named: name) else { return nil }
    self.numbers.append((name, self.add(source)))
    return self.files.count - 1
  }

  private mutating func add(_ source: SourceFile) -> Int {
    let template = parseTemplate(source)
    self.files.append(template)
    self.diagnostics += template.diagnostics
    return self.files.count - 1
  }

  func name(_ use: Use) -> String { self.files[use.file].name(use.node) }

  func place(_ use: Use) -> SourceRange { SourceRange(self.files[use.file].file, use.node.range) }

  func hint(for name: String) -> String {
    suggestion(for: name, among: self.library.templates.map(\.name).sorted(by: <))
  }
}

// MARK: - Layers

extension TemplateSources {
  /// Returns the number of the layer of a parent tag's overrides.
  mutating func layer(ofParent node: Int, in file: Int) -> Int {
    if let number = self.layers.firstIndex(where: { $0.file == file && $0.parent == node }) { return number }
    self.layers.append(BlockLayer(file: file, parent: node, blocks: self.files[file].overrides(in: node)))
    return self.layers.count - 1
  }

  /// Returns the first block of a name in the layers.
  func override(_ name: Text, in layers: [Int]) -> (file: Int, node: Int)? {
    for layer in layers {
      let file = self.layers[layer].file
      if let node = self.files[file].block(name, among: self.layers[layer].blocks) { return (file, node) }
    }
    return nil
  }

  /// Returns the layers of a sheet: first its own files, then the sheets that it derives from.
  mutating func layers(ofSheet name: String) -> [Int] {
    var path: [String] = []
    return self.layers(ofSheet: name, at: SourceRange(path: name), &path)
  }

  /// - Parameters:
  ///   - place: The place that names the sheet.
  ///   - path: The sheets that derive from it.
  private mutating func layers(ofSheet name: String, at place: SourceRange, _ path: inout [String]) -> [Int] {
    let sources = self.library.sheetFiles(named: name)
    if sources.isEmpty {
      let hint =
        path.isEmpty ? "" : suggestion(for: name, among: self.library.sheets.map(\.name).sorted(by: <))
      let message = "no sheet is named '\(name)'\(hint)"
      self.diagnostics.append(Diagnostic(.templateMissingPartial, message, at: place))
    }
    path.append(name)
    defer { path.removeLast() }
    var result: [Int] = []
    for (index, source) in sources.enumerated() {
      let file = self.add(source)
      let content = sheetContent(self.files[file])
      self.diagnostics += content.diagnostics
      self.layers.append(BlockLayer(file: file, blocks: content.blocks))
      result.append(self.layers.count - 1)
      guard let parent = content.parent.map({ self.files[file].name($0) }) else { continue }
      // If a file is laid over the sheet that it derives from, that sheet comes after it anyway.
      if parent == name, index < sources.count - 1 { continue }
      let place = SourceRange(self.files[file].file, content.parent?.range)
      if path.contains(parent) {
        let message = "the sheet '\(parent)' derives from itself"
        self.diagnostics.append(Diagnostic(.templateRecursion, message, at: place))
      } else {
        result += self.layers(ofSheet: parent, at: place, &path)
      }
    }
    return result
  }
}
