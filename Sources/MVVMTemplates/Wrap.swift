public func wrap(_ text: [UInt8], width: Int) -> [UInt8] { text }
