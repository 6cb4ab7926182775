import MVVMSource
import MVVMSyntax

extension Input {
  public var selector: Text { self.tree.selector(of: self.syntax) }
}

extension Output {
  /// The name of a property, or the full name of a function.
  public var selector: Text { self.tree.selector(of: self.syntax) }
}
