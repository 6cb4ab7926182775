/// Types that every file sees.
let swiftTypes = words(
  """
  Any AnyHashable AnyKeyPath AnyObject Array ArraySlice AsyncSequence AsyncStream AsyncThrowingStream Bool
  CVarArg CaseIterable Character ClosedRange Codable CodingKey Collection Comparable ContiguousArray
  CustomDebugStringConvertible CustomStringConvertible Decodable Decoder Dictionary Double Duration
  Encodable Encoder Equatable Error ExpressibleByNilLiteral Float Hashable Hasher Identifiable Int Int16
  Int32 Int64 Int8 InlineArray IteratorProtocol KeyPath MainActor Never ObjectIdentifier Optional OptionSet
  PartialKeyPath PartialRangeFrom Range RawRepresentable ReferenceWritableKeyPath Result Self Sendable
  Sequence Set StaticString String StringProtocol Substring Task UInt UInt16 UInt32 UInt64 UInt8 Unicode
  Void WritableKeyPath
  """
)

/// Types that Foundation also has on Linux. Those that it only has on Apple's systems get a stand-in.
let foundationTypes = words(
  """
  AttributedString Bundle CGFloat CGPoint CGRect CGSize Calendar CharacterSet Data Date DateComponents
  DateFormatter DateInterval Decimal FileManager IndexPath IndexSet JSONDecoder JSONEncoder Locale NSArray
  NSAttributedString NSDictionary NSError NSMutableAttributedString NSNotification NSNumber NSObject NSRange
  NSSet NSString NSURL Notification NotificationCenter NumberFormatter Operation OperationQueue ProcessInfo
  Progress Timer TimeInterval TimeZone URL URLComponents URLQueryItem UUID UserDefaults
  """
)

/// Modules that are imported as they are. On Apple's systems Foundation imports some of those that a view model
/// may name, so that a stand-in in their place would break it.
let toolchainModules: Set<String> = {
  var modules: Set<String> = ["Dispatch", "Foundation", "Observation", "Swift", "Testing", "XCTest"]
  #if canImport(Darwin)
    modules.formUnion(["AppKit", "AuthenticationServices", "Combine", "CoreGraphics", "SwiftUI", "WebKit"])
    modules.formUnion(["AppTrackingTransparency", "UserNotifications"])
  #endif
  return modules
}()

private func words(_ text: String) -> Set<String> {
  Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
}
