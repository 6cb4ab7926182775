import Foundation
import MVVMTemplates

/// A schema and a context made from JSON data: objects with the same keys have one shape, and a text that is
/// null anywhere is optional.
struct JSONContext {
  let schema: Schema
  let root: ShapeID
  let context: Context

  init(_ data: [String: Any]) {
    var shapes = JSONShapes()
    self.root = shapes.shape(of: data)
    self.schema = shapes.schema
    var builder = ContextBuilder()
    let record = shapes.record(data, &builder)
    self.context = builder.finish(root: record)
  }
}

private struct JSONShapes {
  var schema = Schema()
  var known: [[String]: ShapeID] = [:]

  mutating func shape(of data: [String: Any]) -> ShapeID {
    let keys = data.keys.sorted()
    if let shape = self.known[keys] { return shape }
    let shape = self.schema.shape()
    self.known[keys] = shape
    for key in keys { self.schema.field(key, self.kind(of: data[key]!), of: shape) }
    return shape
  }

  private mutating func kind(of value: Any) -> FieldKind {
    if let object = value as? [String: Any] { return .record(self.shape(of: object)) }
    if let array = value as? [Any] { return .list(of: self.elementKind(of: array)) }
    if value is NSNull { return .optionalText }
    return isFlag(value) ? .flag : .text
  }

  private mutating func elementKind(of array: [Any]) -> FieldKind {
    switch array.first {
    case let object as [String: Any]: .record(self.shape(of: object))
    case let inner as [Any]: .list(of: self.elementKind(of: inner))
    default: .text
    }
  }

  mutating func record(_ data: [String: Any], _ builder: inout ContextBuilder) -> Value {
    let shape = self.shape(of: data)
    let record = builder.record(slots: self.schema.slotCount(of: shape))
    for (key, value) in data {
      builder[record, self.schema.slot(key, of: shape)!] = self.value(value, &builder)
    }
    return record
  }

  private mutating func value(_ value: Any, _ builder: inout ContextBuilder) -> Value {
    if let object = value as? [String: Any] { return self.record(object, &builder) }
    if let array = value as? [Any] {
      let list = builder.list(count: array.count)
      for (index, element) in array.enumerated() { builder[list, index] = self.value(element, &builder) }
      return list
    }
    if value is NSNull { return .absent }
    if isFlag(value) { return .flag(value as? Bool == true) }
    return builder.text("\(value)")
  }
}

/// Numbers and booleans are one type here, told apart by how they are stored.
private func isFlag(_ value: Any) -> Bool {
  guard let number = value as? NSNumber else { return false }
  return String(cString: number.objCType) == "c"
}
