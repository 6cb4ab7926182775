/// Types that need no import.
public let standardTypes: WordSet = """
  Any AnyClass AnyHashable AnyObject Array ArraySlice Bool CaseIterable Character ClosedRange Codable
  CodingKey Collection CollectionOfOne Comparable ContiguousArray CustomStringConvertible Decodable Dictionary
  Double Duration EmptyCollection Encodable Equatable Error Float Float16 Float80 Hashable Hasher Identifiable
  InlineArray Int Int128 Int16 Int32 Int64 Int8 KeyPath KeyValuePairs LosslessStringConvertible MainActor
  Never ObjectIdentifier Optional OptionSet PartialRangeFrom PartialRangeThrough PartialRangeUpTo Range
  RawRepresentable Result Sendable Sequence Set StaticString Strideable String Substring UInt UInt128 UInt16
  UInt32 UInt64 UInt8 Void
  """

/// Types of Foundation that hold values.
public let foundationTypes: WordSet = """
  AttributedString CGColor Calendar CharacterSet Data Date DateComponents DateInterval Decimal IndexPath
  IndexSet Locale Measurement Notification PersonNameComponents TimeInterval TimeZone URL URLComponents
  URLRequest UUID Unit
  """
