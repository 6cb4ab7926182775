import MVVMSource
import MVVMSwift

extension Decision {
  /// The statements that declare the class of the `@Published` properties, and make its only object.
  var published: [String] {
    if self.locals.published.isEmpty { return [] }
    let (unit, type) = (self.indentation, self.logic.names.published.type)
    let outer = unit + unit
    let properties = self.locals.published.map { self.property($0, indentation: outer + unit) }.joined()
    let object = "\(outer)let \(self.logic.names.published.object) = \(type)()"
    return ["final class \(type) {\n\(properties)\(outer)}\n\(object)"]
  }

  /// Returns the lines of a `@Published` property without its access, and the comments above it.
  private func property(_ member: SwiftDeclaration, indentation: String) -> String {
    let start = self.code.range(member.tokens).lowerBound
    let text = self.found.qualified(self.code.string(member.keyword..<member.tokens.upperBound))
    let lines = self.code.indentation(before: start) + "@Published \(text)"
    return self.leadingComments(of: member, indentation: indentation, withMarks: false)
      + indented(lines, by: indentation) + "\n"
  }
}
