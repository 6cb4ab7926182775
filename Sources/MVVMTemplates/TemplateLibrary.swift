import MVVMSource

/// The text of a template or a sheet, with the name by which others use it.
public struct TemplateFile: Sendable {
  /// The name of the file, without folder and extension.
  public let name: String
  private let read: @Sendable () -> SourceFile

  /// - Parameter source: The text, which is created when it is first used.
  public init(name: String, source: @autoclosure @escaping @Sendable () -> SourceFile) {
    self.name = name
    self.read = source
  }

  public var source: SourceFile { self.read() }
}

/// All templates and sheets by name. Each is parsed only when it is used.
public struct TemplateLibrary: Sendable {
  /// The templates, each name once.
  private(set) var templates: [TemplateFile]
  /// The files of each sheet. The first one that has a block wins.
  private(set) var sheets: [(name: String, files: [TemplateFile])]

  /// Creates a library. A sheet is a file that contains only blocks, to be laid over templates.
  public init(templates: [TemplateFile] = [], sheets: [TemplateFile] = []) {
    self.templates = templates
    self.sheets = sheets.map { ($0.name, [$0]) }
  }
}

extension TemplateLibrary {
  /// Returns the library with the files of a folder laid over it. A file with the name of a sheet adds its
  /// blocks before the sheet's own. Any other file replaces the template of its name, or is a new template or
  /// sheet, depending on its use.
  public func overlaid(with files: [TemplateFile]) -> TemplateLibrary {
    var library = self
    for file in files {
      if let sheet = library.sheets.firstIndex(where: { $0.name == file.name }) {
        library.sheets[sheet].files.insert(file, at: 0)
      } else {
        library.templates.removeAll { $0.name == file.name }
        library.templates.append(file)
      }
    }
    return library
  }

  func template(named name: String) -> SourceFile? { self.templates.first { $0.name == name }?.source }

  /// Returns the files of a sheet, whose blocks are used from the first that has them; none for an unknown
  /// sheet.
  func sheetFiles(named name: String) -> [SourceFile] {
    self.sheets.first { $0.name == name }?.files.map(\.source) ?? self.template(named: name).map { [$0] }
      ?? []
  }
}
