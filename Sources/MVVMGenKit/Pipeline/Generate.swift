import MVVMSource

/// The files of one spec, or what is wrong with it; there is no value where an error was found.
///
/// - Parameters:
///   - spec: The text of the spec; the last part of its path names the generated file.
///   - styles: The styles that the configuration may name, compiled when first needed.
public func generate(
  _ spec: SourceFile,
  configuration: Configuration,
  styles: inout StyleLibrary
) -> Diagnosed<[GeneratedFile]> {
  Diagnosed([])
}
