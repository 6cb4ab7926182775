/// How many bytes the byte-order mark of UTF-8 takes at the start of a text: 3, or 0 where there is none.
@inlinable
public func byteOrderMarkLength(of bytes: some Collection<UInt8>) -> Int {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}
