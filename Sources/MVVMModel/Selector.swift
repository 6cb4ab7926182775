import MVVMSource

/// A function's full name, such as `tapped(row:_:)`.
func selector(_ name: Text, _ parameters: [Parameter]) -> Text {
  var bytes = Array(name.bytes)
  bytes.append(UInt8(ascii: "("))
  for parameter in parameters {
    bytes += (parameter.argumentLabel ?? "_").bytes
    bytes.append(UInt8(ascii: ":"))
  }
  bytes.append(UInt8(ascii: ")"))
  return Text(bytes[...])
}

extension Input {
  public var selector: Text { MVVMModel.selector(self.name, self.parameters) }
}

extension Output {
  /// The name of a property, the full name of a function.
  public var selector: Text {
    guard case .function(let parameters) = self.form else { return self.name }
    return MVVMModel.selector(self.name, parameters)
  }
}
