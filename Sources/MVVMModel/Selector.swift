import MVVMSource
import MVVMSyntax

extension Input {
  public var selector: Text {
    MVVMSyntax.selector(self.name, labels: self.parameters.lazy.map(\.argumentLabel))
  }
}

extension Output {
  /// The name of a property, the full name of a function.
  public var selector: Text {
    guard case .function(let parameters) = self.form else { return self.name }
    return MVVMSyntax.selector(self.name, labels: parameters.lazy.map(\.argumentLabel))
  }
}
