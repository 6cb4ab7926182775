/// A finding in a file: its kind, its place, a message and, if the fix is mechanical, the fix.
public struct Diagnostic: Equatable, Sendable {
  /// How serious a diagnostic is. Only an error keeps files from being written.
  public enum Severity: String, Sendable {
    case error
    case warning
    case note
  }

  public let identifier: DiagnosticIdentifier
  public let severity: Severity
  /// One sentence without a full stop that says what to do. Text from the spec is in single quotes.
  public let message: String
  public let place: SourceRange
  public let notes: [Note]
  public var fix: Fix?
  /// The declaration that the diagnostic is about. `nil` if there is none, or if it could not be read.
  public let subject: Subject?

  public init(
    _ identifier: DiagnosticIdentifier,
    _ message: String,
    at place: SourceRange,
    severity: Severity = .error,
    notes: [Note] = [],
    fix: Fix? = nil,
    subject: Subject? = nil
  ) {
    self.identifier = identifier
    self.severity = severity
    self.message = message
    self.place = place
    self.notes = notes
    self.fix = fix
    self.subject = subject
  }

  /// Returns whether both report the same at the same place, so that one of them is enough.
  public func repeats(_ other: Diagnostic) -> Bool {
    self.identifier == other.identifier && self.message == other.message && self.place == other.place
  }
}

/// The part of a spec that a diagnostic is about. It still identifies the diagnostic after lines have moved.
public struct Subject: Hashable, Sendable {
  public let viewModel: String?
  /// The section's keyword, or `imports`.
  public let facet: String?
  /// The member's full name, or the path of an import.
  public let selector: String?

  public init(viewModel: String? = nil, facet: String? = nil, selector: String? = nil) {
    self.viewModel = viewModel
    self.facet = facet
    self.selector = selector
  }
}

/// Where a diagnostic points: a range of bytes in a file, or the file as a whole.
public struct SourceRange: Equatable, Sendable {
  public let file: SourceFile
  /// The bytes that the diagnostic points at. `nil` if no text is to blame, for example if the file cannot be
  /// read. An empty range just after a token means that something is missing there.
  public let range: Range<Int>?

  public init(_ file: SourceFile, _ range: Range<Int>?) {
    self.file = file
    self.range = range
  }

  /// A whole file, identified by its path alone.
  public init(path: String) { self.init(SourceFile(path: path, bytes: []), nil) }
}

/// A second place that explains a diagnostic, such as the first of two declarations.
public struct Note: Equatable, Sendable {
  public let message: String
  public let place: SourceRange

  public init(_ message: String, at place: SourceRange) {
    self.message = message
    self.place = place
  }
}

/// Edits to the diagnostic's own file that together remove its cause.
public struct Fix: Equatable, Sendable {
  /// The edits, sorted by range. They do not overlap.
  public let edits: [Edit]

  public init(_ edits: Edit...) { self.edits = edits }

  public init(_ edits: [Edit]) { self.edits = edits }
}

/// The replacement of a byte range. An empty range inserts.
public struct Edit: Equatable, Sendable {
  public let range: Range<Int>
  public let replacement: String

  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
