// Geometry in whole numbers, so that a picture has the same bytes on every machine.

struct Size: Equatable {
  var width: Int
  var height: Int
}

struct Point: Equatable {
  var x: Int
  var y: Int
}

/// A rectangle by its upper left corner.
struct Box: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var middle: Int { self.y + self.height / 2 }

  func moved(_ x: Int, _ y: Int) -> Box {
    Box(x: self.x + x, y: self.y + y, width: self.width, height: self.height)
  }
}

/// An arrow between two boxes, by their numbers.
struct Arrow: Hashable {
  let from: Int
  let to: Int
}

/// Where boxes stand, and the points that arrows lead through; nothing reaches above or left of zero.
struct Layout {
  var boxes: [Box]
  /// In the order of the arrows: from the side of one box to that of the other.
  var ways: [[Point]]
  var size: Size
}
