/// Something that a person should know about a file: what, where, and, where mechanical, how to fix it.
public struct Diagnostic: Hashable, Sendable {
  /// Only an error keeps files from being written.
  public enum Severity: String, Sendable {
    case error
    case warning
    case note
  }

  public let identifier: DiagnosticIdentifier
  public let severity: Severity
  /// One sentence without a full stop that says what to do. Spec text in it stands in single quotes.
  public let message: String
  public let place: Place
  public let notes: [Note]
  public let fix: Fix?
  /// `nil` where it says nothing of a declaration, or where the declaration could not be read.
  public let subject: Subject?

  @inline(never)
  public init(
    _ identifier: DiagnosticIdentifier,
    _ message: String,
    at place: Place,
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
}

/// What of a spec a diagnostic is about, by which it is known again when lines have moved.
public struct Subject: Hashable, Sendable {
  public let viewModel: String?
  /// A section's word, or `imports`.
  public let facet: String?
  /// A member's full name, or the path of an import.
  public let selector: String?

  public init(viewModel: String? = nil, facet: String? = nil, selector: String? = nil) {
    self.viewModel = viewModel
    self.facet = facet
    self.selector = selector
  }
}

/// Where a diagnostic points: a range of bytes in a file, or the file as a whole.
public struct Place: Hashable, Sendable {
  public let file: SourceFile
  /// `nil` where no text is at fault, such as a file that cannot be read. Empty just behind a token after
  /// which something is missing.
  public let range: Range<Int>?

  public init(_ file: SourceFile, _ range: Range<Int>?) {
    self.file = file
    self.range = range
  }

  /// A file as a whole, known by its path alone.
  public init(path: String) {
    self.init(SourceFile(path: path, bytes: []), nil)
  }
}

/// A second place that explains a diagnostic, such as the first of two declarations.
public struct Note: Hashable, Sendable {
  public let message: String
  public let place: Place

  public init(_ message: String, at place: Place) {
    self.message = message
    self.place = place
  }
}

/// Edits of the diagnostic's own file that remove its cause when made together.
public struct Fix: Hashable, Sendable {
  /// In the order of their ranges, which do not overlap.
  public let edits: [Edit]

  public init(_ edits: Edit...) {
    self.edits = edits
  }

  public init(_ edits: [Edit]) {
    self.edits = edits
  }
}

/// The replacement of a range of bytes; an empty range inserts.
public struct Edit: Hashable, Sendable {
  public let range: Range<Int>
  public let replacement: String

  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
