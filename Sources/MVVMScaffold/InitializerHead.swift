import MVVMSource

/// The head of an initializer, which can take several lines.
struct InitializerHead {
  /// The indices of its lines.
  let lines: Range<Int>
  /// The parameters, each without blanks.
  private let parameters: [Text]

  /// - Parameter start: The index of the line that begins with `init(`.
  init(at start: Int, in lines: [ArraySlice<UInt8>]) {
    var depth = 0
    var parameters: [Text] = []
    var parameter: [UInt8] = []
    var end = start
    repeat {
      for byte in lines[end] where byte > 0x20 {
        if ")]}".utf8.contains(byte) { depth -= 1 }
        if depth > 0, depth > 1 || byte != UInt8(ascii: ",") { parameter.append(byte) }
        if !parameter.isEmpty, depth == 0 || (depth == 1 && byte == UInt8(ascii: ",")) {
          parameters.append(Text(parameter[...]))
          parameter = []
        }
        if "([{".utf8.contains(byte) { depth += 1 }
        if depth == 0, byte == UInt8(ascii: ")") { break }
      }
      end += 1
    } while depth > 0 && end < lines.count
    self.lines = start..<end
    self.parameters = parameters
  }

  /// Whether both have the same parameters. Either may leave out what qualifies a type, as people do.
  func takes(sameAs other: InitializerHead) -> Bool {
    self.parameters.elementsEqual(other.parameters) { left, right in
      left == right
        || (left.name == right.name && (left.type.ends(like: right.type) || right.type.ends(like: left.type)))
    }
  }
}

extension Text {
  /// The part of a parameter before the colon.
  fileprivate var name: Text { Text(self.bytes.prefix { $0 != UInt8(ascii: ":") }) }
  /// The part of a parameter behind the colon.
  fileprivate var type: Text { Text(self.bytes.dropFirst(self.name.count + 1)) }

  fileprivate func ends(like other: Text) -> Bool {
    self.bytes.suffix(other.count + 1).elementsEqual(Array(".".utf8) + other.bytes)
  }
}
