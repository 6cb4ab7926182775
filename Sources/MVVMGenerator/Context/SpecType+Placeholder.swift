import MVVMModel
import MVVMSource

extension SpecType {
  /// A value that stands for one that is still to be written, where there is one for any value of the type.
  var placeholder: Text? {
    switch self.canonical {
    case .optional: "nil"
    case .array: "[]"
    case .dictionary: "[:]"
    case .generic(.name("Set"), _): "[]"
    case .name("String"): "\"\""
    case .name("Bool"): "false"
    case .name(let name): numbers.contains(name) ? "0" : nil
    default: nil
    }
  }

  /// A value that shows nothing: of a truth value, an optional or a collection.
  var blank: Text? {
    if case .name(let name) = self.canonical, name != "Bool" { return nil }
    return self.placeholder
  }

  /// Whether it is a text, a truth value, a number or the like: hashable, and not identifiable.
  var isPlainValue: Bool {
    guard case .name(let name) = self.canonical else { return false }
    return self.placeholder != nil || otherValues.contains(name)
  }

  /// Whether a name that nothing here knows is that of a type, which the app or its modules declare.
  var isOfApp: Bool {
    switch self {
    case .name: self.placeholder == nil
    case .member: true
    default: false
    }
  }
}

private let numbers: WordSet = """
  CGFloat Decimal Double Float Int Int16 Int32 Int64 Int8 TimeInterval UInt UInt16 UInt32 UInt64 UInt8
  """

/// Values of Swift and Foundation that have no literal.
private let otherValues: WordSet = "Character Date Substring URL UUID"
