import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax
import MVVMTemplates

/// A generated file, as templates read it.
struct FileRecord: TemplateRecord {
  let options: FileOptions
  let file: PlannedFile
  let imports: FileImports

  init(of styled: StyledFile, _ options: FileOptions) {
    self.options = options
    self.file = styled.planned
    self.imports = FileImports(of: styled, options)
  }

  static let fields: [TemplateField<Self>] = [
    .optional("specFile") { $0.options.specFile.map(onOneLine) },
    .texts("header") { $0.options.configuration.header.map { CommentLine(text: Text($0)) } },
    .texts("plainImports") { $0.imports.statements(in: .plain) },
    .texts("declarationImports") { $0.imports.statements(in: .declarations) },
    .texts("testableImports") { $0.imports.statements(in: .testable) },
    .list("viewModels") { $0.viewModels },
    .flag("hasSourceLocations") { $0.options.sourceLocations != nil },
    .text("pairAccess") { $0.imports.pairAccess.map { $0.rawValue + " " } },
    .flag("hasPairs") { $0.imports.hasPairs },
    .prefix("qualifier") { $0.qualifiers },
    .flag("grabsLatestValue") { $0.options.configuration.tests.grabLatestValue },
    .flag("isInTests") { $0.file.destination == .tests },
    .flag("isForDebugging") { $0.options.configuration.isForDebugging($0.file) },
    .optional("baseClass") { $0.options.configuration.tests.baseClass },
    .optional("observerType") { $0.options.configuration.tests.observer },
    .optional("scheduler") { $0.options.configuration.tests.clock(in: $0.options.style.manifest) },
  ]

  private var viewModels: [ViewModelRecord] {
    self.file.viewModels.map { ViewModelRecord(of: $0, in: self.file.destination, self.options) }
  }

  /// The modules to write before library types, by those types.
  private var qualifiers: [Text: Text] {
    let libraryTypes = self.options.style.manifest.qualifiableTypes
    var qualifiers: [Text: Text] = [:]
    for type in self.options.qualifiedTypes {
      let module = libraryTypes.first { $0.types.contains(type) }?.module
      qualifiers[type] = module.map { "\($0)." }
    }
    return qualifiers
  }
}

/// A new spec, as its template reads it.
struct NewSpecRecord: TemplateRecord {
  let viewModelName: String

  static let fields: [TemplateField<Self>] = [
    .list("viewModels") { [NewViewModelRecord(name: $0.viewModelName)] }
  ]
}

struct NewViewModelRecord: TemplateRecord {
  let name: String

  static let fields: [TemplateField<Self>] = [.text("viewModelName") { $0.name }]
}

/// Returns a file name with spaces instead of line ends, which would end the comment that contains the name.
package func onOneLine(_ name: String) -> String {
  guard name.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return name }
  return String(name.map { $0.isNewline ? " " : $0 })
}
