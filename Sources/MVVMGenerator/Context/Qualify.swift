import MVVMSource
import MVVMSyntax

/// What a template's `qualifier` prints before each type of the library. Only `qualify` knows which type follows, so it
/// replaces the mark.
let qualifierMark = Text("\u{1A}")

/// Replaces the marks before the given types by their modules, and removes all other marks.
func qualify(_ types: [Text], of manifest: Manifest, in file: [UInt8]) -> [UInt8] {
  if types.isEmpty { return file }
  var text: [UInt8] = []
  var start = 0
  while let mark = nextMark(in: file, from: start) {
    text += file[start..<mark]
    start = mark + 1
    let name = Text(file[start...].prefix(while: isNameByte))
    if types.contains(name), let module = manifest.module(of: name) {
      text += module.bytes
      text.append(UInt8(ascii: "."))
    }
  }
  return text + file[start...]
}

private func nextMark(in file: [UInt8], from start: Int) -> Int? {
  file.withUnsafeBufferPointer { firstIndex(of: qualifierMark.bytes[0], in: $0, from: start) }
}

extension Manifest {
  fileprivate func module(of type: Text) -> Text? {
    self.libraryTypes.keys.first { self.libraryTypes[$0]?.contains(type) == true }
  }
}
