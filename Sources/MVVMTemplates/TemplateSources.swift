import MVVMSource

/// The parsed templates and sheets that a compilation has used so far.
struct TemplateSources {
  let library: TemplateLibrary
  private(set) var files: [ParsedTemplate] = []
  private(set) var layers: [BlockLayer] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var fileNumbers: [String: Int] = [:]

  init(library: TemplateLibrary) {
    self.library = library
  }
}

extension TemplateSources {
  /// Returns the number of a template. It is parsed when it is first used.
  mutating func file(named name: String) -> Int? {
    if let number = self.fileNumbers[name] { return number }
    guard let source = self.library.template(named: name) else { return nil }
    let number = self.add(source)
    self.fileNumbers[name] = number
    return number
  }

  private mutating func add(_ source: SourceFile) -> Int {
    let template = parseTemplate(source)
    self.files.append(template)
    self.diagnostics += template.diagnostics
    return self.files.count - 1
  }

  func name(_ use: Use) -> String { self.files[use.file].name(use.node) }

  func place(_ use: Use) -> Place { Place(self.files[use.file].file, use.node.range) }

  func hint(for name: String) -> String {
    suggestion(for: name, among: self.library.templates.map(\.name).ordered(by: <))
  }
}

// MARK: - Layers

extension TemplateSources {
  /// Returns the number of the layer of a parent tag's overrides.
  mutating func layer(ofParent node: Int, in file: Int) -> Int {
    if let number = self.layers.firstIndex(where: { $0.file == file && $0.parent == node }) { return number }
    let body = node + 1..<self.files[file].nodes[node].end
    self.layers.append(BlockLayer(file: file, parent: node, blocks: overrides(body, of: self.files[file])))
    return self.layers.count - 1
  }

  /// Returns the first block of a name in the layers.
  func override(_ name: String, in layers: [Int]) -> (file: Int, node: Int)? {
    for layer in layers {
      if let node = self.layers[layer].blocks[name] { return (self.layers[layer].file, node) }
    }
    return nil
  }

  /// Returns the layers of a sheet: first its own files, then the sheets that it derives from.
  mutating func layers(ofSheet name: String) -> [Int] {
    guard !self.library.sheetFiles(named: name).isEmpty else {
      let message = "no sheet is named '\(name)'"
      self.diagnostics.append(Diagnostic(.templateMissingPartial, message, at: Place(path: name)))
      return []
    }
    var path: [String] = []
    return self.layers(ofSheet: name, &path)
  }

  private mutating func layers(ofSheet name: String, _ path: inout [String]) -> [Int] {
    path.append(name)
    defer { path.removeLast() }
    var result: [Int] = []
    for source in self.library.sheetFiles(named: name) {
      let file = self.add(source)
      let content = sheetContent(self.files[file])
      self.diagnostics += content.diagnostics
      var layer = BlockLayer(file: file)
      for node in content.blocks { layer.blocks[self.files[file].name(self.files[file].nodes[node])] = node }
      self.layers.append(layer)
      result.append(self.layers.count - 1)
      if let parent = content.parent { result += self.layers(ofParent: parent, in: file, &path) }
    }
    return result
  }

  private mutating func layers(ofParent parent: Node, in file: Int, _ path: inout [String]) -> [Int] {
    let name = self.files[file].name(parent)
    let place = Place(self.files[file].file, parent.range)
    // If a file is laid over the sheet that it derives from, that sheet comes after it anyway.
    if name == path.last, self.library.sheetFiles(named: name).last != self.files[file].file { return [] }
    if path.contains(name) {
      let message = "the sheet '\(name)' derives from itself"
      self.diagnostics.append(Diagnostic(.templateRecursion, message, at: place))
      return []
    }
    guard !self.library.sheetFiles(named: name).isEmpty else {
      let names = self.library.sheets.map(\.name).ordered(by: <)
      let hint = suggestion(for: name, among: names)
      let message = "no sheet is named '\(name)'\(hint)"
      self.diagnostics.append(Diagnostic(.templateMissingPartial, message, at: place))
      return []
    }
    return self.layers(ofSheet: name, &path)
  }
}
