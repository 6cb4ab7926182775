import MVVMModel
import MVVMSource
import MVVMSwift
import MVVMSyntax

/// Lines of a spec; `nil` is a comment that is left out since it only divides the file.
typealias Lines = [String?]

extension Decision {
  /// Returns the spec that declares the members of a view model's protocols.
  func spec(defaultAccess: String, _ types: WordSet, strays: [SwiftComment]) -> Lines {
    let free = self.found.members.comments[-1, default: []] + self.initializerComments + strays
    let type = self.found.protocols.type.map { type in
      let comments = self.code.comments(in: type)
      return self.lines(above: type)
        + self.lines(comments.keys.sorted(by: <).flatMap { comments[$0, default: []] })
    }
    let sections = self.dependencies + self.found.protocols.ofFacets.flatMap(self.section)
    let head = self.head(defaultAccess)
    let imports = self.imports(of: head + sections, types)
    return imports + (imports.isEmpty ? [] : [""]) + head + self.lines(free) + (type ?? []) + sections + ["}"]
  }

  /// Returns the imports that some lines need: those of modules that may declare names in the lines.
  private func imports(of lines: Lines, _ types: WordSet) -> Lines {
    let names = self.importedNames(in: lines, types)
    func name(_ beginnings: String...) -> Bool {
      names.contains { name in beginnings.contains(where: name.hasPrefix) }
    }
    let isComputed = names.contains { $0.first?.isLowercase == true }
    let isBasic = names.contains(where: isOfFoundation)
    let all = self.found.file.imports
    let modules = all.map(\.module)
    let hasFoundation = modules.contains("Foundation")
    // Another import of the file may have had these as well.
    let foreign = names.filter { !self.found.index.isDeclared($0) }
    let hasViews = ["UIKit", "SwiftUI", "WatchKit"].contains(where: modules.contains)
    let lacksViews = foreign.contains { $0.hasPrefix("UI") } && !hasViews
    let lacksFoundation =
      foreign.contains(where: isOfFoundation) && !hasFoundation && !hasViews && !lacksViews
    let missing = lacksViews ? ["import UIKit"] : lacksFoundation ? ["import Foundation"] : []
    return missing
      + all.filter { _, module in
        switch module {
        case _ where isComputed: true
        case "": !names.isEmpty
        case "Foundation": isBasic
        case "UIKit": name("UI", "NS", "CG", "CA", "WK") || !hasFoundation && isBasic
        default: names.contains { !isOfFoundation($0) && (lacksViews || !$0.hasPrefix("UI")) }
        }
      }.map(\.text)
  }

  /// Returns the names in some lines that may need an import: of types from elsewhere, and of values that are
  /// computed.
  private func importedNames(in lines: Lines, _ types: WordSet) -> [String] {
    let code = SwiftCode(SourceFile(path: "", text: lines.compactMap(\.self).joined(separator: "\n")))
    return code.tokens.indices.filter { token in
      guard code.isName(token), code.word(token + 1) != ":" else { return false }
      let word = code.plainWord(token)
      if code.word(token - 1) == "=" { return !["true", "false", "nil"].contains(word) }
      let isMember = code.word(token - 1) == "." || word.first?.isUppercase != true
      let isOwn = word == self.found.name || self.found.file.names.contains(word)
      return !isMember && !types.contains(Text(word)) && !isOwn
    }.map(code.plainWord)
  }

  private func head(_ defaultAccess: String) -> Lines {
    let declaration = self.found.declaration
    let documentation = self.code.comments(in: self.code.documentation(of: declaration))
    let access = self.found.access
    let conformances = self.found.protocols.conformances
    return documentation.flatMap(self.code.lines) + declaration.attributes.map { self.code.string($0) } + [
      (access == defaultAccess ? "" : "\(access) ") + "viewmodel \(self.found.name)"
        + (conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))") + " {"
    ]
  }

  private var dependencies: Lines {
    let lines = self.logic.interface.dependencies.map { dependency in
      let value = dependency.defaultValue.map { " = \(self.found.qualified($0))" } ?? ""
      return "    " + self.found.qualified(dependency.inSpec) + value
    }
    let access = self.found.initializerAccess.map { "\($0) " }
    return lines.isEmpty && access == nil ? [] : ["  \(access ?? "")dependencies {"] + lines + ["  }"]
  }

  private func section(_ facet: FoundFacet, _ declaration: SwiftDeclaration) -> Lines {
    let comments = self.code.comments(in: declaration)
    let head = self.lines(above: declaration) + self.lines(comments[-1, default: []])
    let members = self.lines(facet, comments)
    let isNamed = self.found.protocols.facets.keys.contains { $0.name != "" }
    if members.isEmpty, !isNamed { return head }
    let title = facet.section.rawValue + (facet.name == "" ? "" : " \(facet.name)")
    return head + ["  \(title) {"] + members + ["  }"]
  }

  // MARK: Comments

  /// Returns comments of the class as plain comments, because the documentation of a member is that in the protocol.
  private func lines(_ comments: [SwiftComment], indentation: String = "  ") -> Lines {
    comments.flatMap { comment in
      self.code.isMark(comment) ? [nil] : self.code.plainLines(of: comment).map { indentation + $0 }
    }
  }

  /// Returns the documentation of a protocol.
  private func lines(above declaration: SwiftDeclaration) -> Lines {
    self.lines(Array(self.code.comments(in: self.code.documentation(of: declaration))))
  }

  /// The comments in the head of the initializer, which is replaced, those after its body, and the marks above it.
  private var initializerComments: [SwiftComment] {
    guard let initializer = self.found.initializer, let body = self.code.body(of: initializer)
    else { return [] }
    let start = self.code.range(initializer.tokens).lowerBound
    return self.found.members.comments[initializer.tokens.lowerBound, default: []].filter {
      $0.range.lowerBound < start ? self.code.isDivider($0) : !body.contains($0.range.lowerBound)
    }
  }

  /// Returns the comments and the line of a member: those of the class outside the code that the logic keeps,
  /// then those of the protocol, and the documentation last. If only the class declares the member, its comments there
  /// take the place of those in the protocol.
  private func lines(
    of member: Requirement,
    line: String,
    implementations: [SwiftDeclaration],
    keeping kept: Range<Int>?,
    _ protocolComments: [Int: [SwiftComment]]
  ) -> Lines {
    func comments(of declaration: SwiftDeclaration) -> [SwiftComment] {
      self.found.members.comments[declaration.tokens.lowerBound, default: []].filter {
        kept?.contains($0.range.lowerBound) != true
      }
    }
    let declared = member.declaration.tokens
    let end = self.code.range(declared).upperBound
    let others = implementations.filter { $0.keyword != member.declaration.keyword }
    let own = others.flatMap(comments)
    let above =
      others.count == implementations.count
      ? protocolComments[declared.lowerBound, default: []] : comments(of: member.declaration)
    func documents(_ comment: SwiftComment) -> Bool {
      comment.isDocumentation && comment.startsLine && comment.range.upperBound <= end
    }
    let documentation = above.filter(documents).flatMap(self.code.lines)
    let attributes = member.declaration.attributes.map { self.code.spelled($0) + " " }
    return self.lines(own + above.filter { !documents($0) }, indentation: "    ")
      + (documentation + [attributes.joined() + line]).map { "    " + $0 }
  }

  // MARK: Members

  private func lines(_ facet: FoundFacet, _ comments: [Int: [SwiftComment]]) -> Lines {
    let interface = self.logic.interface
    return interface.inputs.filter { $0.requirement.facet == facet }.flatMap { self.lines(of: $0, comments) }
      + interface.outputs.filter { $0.requirement.facet == facet }.flatMap { self.lines(of: $0, comments) }
  }

  private func lines(of input: FoundInput, _ comments: [Int: [SwiftComment]]) -> Lines {
    let body = input.body
    let own =
      body.backings.map(\.declaration) + (input.isRelay ? [] : [body.implementation].compactMap(\.self))
    let kept = (body.work?.tokens).map(self.code.insideRange)
    let line = self.line(of: input)
    return self.lines(of: input.requirement, line: line, implementations: own, keeping: kept, comments)
  }

  private func lines(of output: FoundOutput, _ comments: [Int: [SwiftComment]]) -> Lines {
    let own = [output.implementation].compactMap(\.self)
    let kept = own.first.flatMap { $0.braces == nil ? nil : self.code.insideRange($0.inside) }
    let line = self.line(of: output)
    return self.lines(of: output.requirement, line: line, implementations: own, keeping: kept, comments)
  }

  private func line(of input: FoundInput) -> String {
    let value = input.body.initialValue.map { " = \($0)" } ?? ""
    let parameters = input.parameters.map { $0.inSpec + value }
    let signature = "(\(parameters.joined(separator: ", ")))" + (input.result.map { " -> \($0)" } ?? "")
    return input.name.quoted + self.found.qualified(signature) + (input.alias.map { " as \($0)" } ?? "")
  }

  private func line(of output: FoundOutput) -> String {
    let name = output.name.quoted
    switch output.form {
    case .function(let signature):
      let parameters = signature.parameters.map(\.inSpec).joined(separator: ", ")
      return name + self.found.qualified("(\(parameters)) -> \(signature.result ?? "Void")")
    case .value(let type): return "value \(name): \(self.found.qualified(type))"
    case .stream(let kind, let type):
      let isEvent = output.requirement.facet.section == .errors || self.found.library == .reactiveSwift
      return
        "\(kind == (isEvent ? "event" : "state") ? "" : "\(kind) ")\(name): \(self.found.qualified(type))"
    }
  }
}

extension SwiftCode {
  fileprivate func lines(of comment: SwiftComment) -> [String] {
    let lines = self.string(comment).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().map { index, line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      return (index > 0 && text.hasPrefix("*") ? " " : "") + text
    }
  }

  fileprivate func plainLines(of comment: SwiftComment) -> [String] {
    self.lines(of: comment).map { line in
      if line.hasPrefix("///") { return String(line.dropFirst()) }
      return line.hasPrefix("/**") ? "/*" + line.dropFirst(3) : line
    }
  }
}

private func isOfFoundation(_ name: String) -> Bool {
  ["NS", "CG", "URL"].contains(where: name.hasPrefix) || name.hasSuffix("Formatter")
    || foundationNames.contains(Text(name))
}

/// The names that Foundation declares, apart from those that begin or end alike.
private let foundationNames = foundationTypes.union(
  """
  Bundle DispatchQueue FileHandle FileManager InputStream JSONDecoder JSONEncoder LocalizedError
  NotificationCenter Operation OperationQueue OutputStream ProcessInfo Progress RunLoop Selector Thread Timer
  UserDefaults
  """
)
