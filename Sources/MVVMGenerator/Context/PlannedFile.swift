import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMTemplates

/// A file to generate for some of a spec's view models.
package struct PlannedFile {
  let kind: FileKind
  let name: String
  let viewModels: [ViewModel]
  let destination: Destination

  package init(kind: FileKind, name: String, viewModels: [ViewModel], destination: Destination = .sources) {
    self.kind = kind
    self.name = name
    self.viewModels = viewModels
    self.destination = destination
  }
}

/// A planned file, with the template for files of its kind.
struct StyledFile {
  let planned: PlannedFile
  let style: Style
  /// The import of the class's module, for a file in another module.
  let testedModule: Import?
  /// The support files that the file's module needs, if the style has them.
  let support: [SupportKind]

  init(_ planned: PlannedFile, in style: Style, _ configuration: Configuration) {
    self.planned = planned
    self.style = style
    self.testedModule = configuration.testedModule(for: planned, style)
    self.support = planned.support(configuration, style).filter { style.manifest.supportFile($0) != nil }
  }
}

/// The module that a file belongs to.
package enum Destination: CaseIterable, Sendable {
  /// The module of the spec.
  case sources
  /// The test module.
  case tests
}

extension Configuration {
  /// Returns whether a file is only about mocks that exist in debug builds. A mock for all builds makes the
  /// whole file one for all builds.
  func isForDebugging(_ file: PlannedFile) -> Bool {
    let mocks =
      file.viewModels.isEmpty
      ? [self.settings.mocks] + self.overrides.entries.compactMap(\.mocks)
      : file.viewModels.map { self.settings(for: $0).mocks }
    return file.destination == .sources && mocks.contains(.debug) && !mocks.contains(.sources)
  }

  /// Returns the import of the class's module, for a file in another module. The import is `@testable` if the
  /// file needs internal declarations.
  func testedModule(for file: PlannedFile, _ style: Style) -> Import? {
    guard file.destination == .tests, let module = self.module else { return nil }
    let isInternal = file.viewModels.contains { ($0.initializerAccess ?? self.access(of: $0)) == .internal }
    // A mock starts with the initial values of the spec, which may also be internal.
    func namesValues() -> Bool { file.viewModels.contains(where: \.namesInitialValues) }
    // So may the types of the support file, which send events.
    let usesSupport = style.manifest.supportFile(.sources) != nil
    let isTestable = isInternal || file.kind == .mock && (usesSupport || namesValues())
    let attributes: [Text] = isTestable ? ["@testable"] : []
    return Import(attributes: attributes, path: Text(module))
  }
}
