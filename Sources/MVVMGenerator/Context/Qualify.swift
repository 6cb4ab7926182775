import MVVMSource
import MVVMSyntax

/// What a template's `qualifier` prints before each type of the library. Only `qualify` knows which type follows, so it
/// replaces the mark.
let qualifierMark = Text("\u{1A}")

/// Replaces the marks before the given types by their modules, and removes all other marks.
func qualify(_ types: [Text], of manifest: Manifest, in file: [UInt8]) -> [UInt8] {
  if types.isEmpty { return file }
  let parts = file.split(separator: qualifierMark.bytes[0], omittingEmptySubsequences: false)
  var text: [UInt8] = []
  for (index, part) in parts.enumerated() {
    let name = Text(part.prefix(while: isNameByte))
    if index > 0, types.contains(name), let module = manifest.module(of: name) {
      text += module.bytes
      text.append(UInt8(ascii: "."))
    }
    text += part
  }
  return text
}

extension Manifest {
  fileprivate func module(of type: Text) -> Text? {
    self.libraryTypes.keys.first { self.libraryTypes[$0]?.contains(type) == true }
  }
}
