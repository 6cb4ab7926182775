import MVVMSource

/// The text of a template or a sheet, and the name by which others use it.
public struct TemplateFile: Hashable, Sendable {
  /// The file's name without folder and extension.
  public let name: String
  public let source: SourceFile

  public init(name: String, source: SourceFile) {
    self.name = name
    self.source = source
  }
}

/// All templates and sheets by name. Nothing is parsed before it is reached.
public struct TemplateLibrary: Sendable {
  private(set) var templates: [String: SourceFile] = [:]
  /// The files of each sheet, the one that wins first.
  private(set) var sheets: [String: [SourceFile]] = [:]

  /// A sheet is a file that holds only blocks, to be laid over templates.
  public init(templates: [TemplateFile] = [], sheets: [TemplateFile] = []) {
    for file in templates { self.templates[file.name] = file.source }
    for file in sheets { self.sheets[file.name] = [file.source] }
  }
}

extension TemplateLibrary {
  /// The library with the files of a folder laid over it: a file with the name of a sheet adds its blocks
  /// before the sheet's own, any other replaces the template of its name, or is a new template or sheet,
  /// whichever it is used as.
  public func overlaid(with files: [TemplateFile]) -> TemplateLibrary {
    var library = self
    for file in files {
      if let sheet = library.sheets[file.name] {
        library.sheets[file.name] = [file.source] + sheet
      } else {
        library.templates[file.name] = file.source
      }
    }
    return library
  }

  /// The files of a sheet, the one that wins first; empty if there is none.
  func sheetFiles(named name: String) -> [SourceFile] {
    self.sheets[name] ?? self.templates[name].map { [$0] } ?? []
  }
}
