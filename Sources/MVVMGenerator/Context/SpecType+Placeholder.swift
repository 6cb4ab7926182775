import MVVMModel
import MVVMSource

extension SpecType {
  /// A value to use until the real one is written, if every type of this form has one.
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

  /// An empty value: of a Boolean, an optional or a collection.
  var blank: Text? {
    if case .name(let name) = self.canonical, name != "Bool" { return nil }
    return self.placeholder
  }

  /// Whether it is a text, a Boolean, a number or the like: hashable, and not identifiable.
  var isPlainValue: Bool {
    guard case .name(let name) = self.canonical else { return false }
    return self.placeholder != nil || otherValues.contains(name)
  }

  /// Whether the type is unknown here, so that the app or one of its modules declares it.
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

/// Types of Swift and Foundation that have no literals.
private let otherValues: WordSet = "Character Date Substring URL UUID"
