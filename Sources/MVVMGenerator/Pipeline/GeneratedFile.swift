import MVVMModel
import MVVMStyles

/// A file that the pipeline has generated. The caller decides where to write it.
package struct GeneratedFile: Sendable {
  package let kind: FileKind
  /// The file name, without a folder.
  package let name: String
  package let contents: [UInt8]
  /// Whether the file belongs next to the classes or next to their tests.
  package let destination: Destination
  /// The name of the style in which the file was generated.
  package let style: String
  /// The support files that the file's module needs.
  package let support: [SupportKind]
  /// The view models that the file is about.
  package let viewModels: [ViewModel]
}

extension SupportKind {
  /// The module that the file belongs to.
  package var destination: Destination {
    [.tests, .testReply, .testMocks].contains(self) ? .tests : .sources
  }
}
