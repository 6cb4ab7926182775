// Geometry with integers, so that a picture has the same bytes on every machine.

struct Size: Equatable {
  var width: Int
  var height: Int
}

struct Point: Equatable {
  var x: Int
  var y: Int
}

/// A rectangle. The position is that of its upper left corner.
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

/// The positions of boxes, and the points that arrows lead through. No coordinate is negative.
struct Layout {
  var boxes: [Box]
  /// The points of each arrow, in the order of the arrows: from the side of one box to the side of the other.
  var ways: [[Point]]
  var size: Size
}
