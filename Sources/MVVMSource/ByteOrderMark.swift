/// The length in bytes of the UTF-8 byte-order mark at the start of a text: 3, or 0 if there is none.
@inlinable
public func byteOrderMarkLength(of bytes: some Collection<UInt8>) -> Int {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}
