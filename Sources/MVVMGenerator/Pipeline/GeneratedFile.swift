import MVVMSource

/// A file that the pipeline generated. The caller decides where to write it.
package struct GeneratedFile: Sendable {
  package let kind: FileKind
  /// The file name, without a folder.
  package let name: String
  package let contents: [UInt8]
  /// Whether the file belongs beside the classes or beside their tests.
  package let destination: Destination
  /// The name of the style in which the file was generated.
  package let style: String
  /// The support files that the file's module needs.
  package let support: [SupportKind]
  /// The view models that the file is about.
  package let viewModels: [DeclaredName]
}

/// A name, and its byte range in the spec that declares it.
package struct DeclaredName: Sendable {
  package let name: Text
  package let range: Range<Int>
}

extension SupportKind {
  /// The module that the file belongs to.
  package var destination: Destination {
    switch self {
    case .sources, .bindings, .mocks, .trackedState, .viewEvents: .sources
    case .tests, .testMocks: .tests
    }
  }
}
