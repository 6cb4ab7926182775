// The part of UIKit that the views of the examples and of `mvvmgen new --view` use. Compiled, never run.

@_exported import Foundation

@MainActor open class UIView {
  public init() {}
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  public var isHidden: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var editingChanged: Event { fatalError() }
    public static var touchUpInside: Event { fatalError() }
    public static var valueChanged: Event { fatalError() }
  }

  public var isEnabled: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  public func addAction(_ action: UIAction, for events: Event) { fatalError() }
  public func sendActions(for events: Event) { fatalError() }
}

@MainActor public final class UIAction {
  public typealias UIActionHandler = (UIAction) -> Void
  public init(handler: @escaping UIActionHandler) { fatalError() }
}

public final class UIActivityIndicatorView: UIView {
  public var isAnimating: Bool { fatalError() }
  public func startAnimating() { fatalError() }
  public func stopAnimating() { fatalError() }
}

public final class UIButton: UIControl {}

public final class UILabel: UIView {
  public var text: String? {
    get { fatalError() }
    set { fatalError() }
  }
}

public final class UISegmentedControl: UIControl {
  public var selectedSegmentIndex: Int {
    get { fatalError() }
    set { fatalError() }
  }
}

public final class UISwitch: UIControl {
  public var isOn: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

@MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

public final class UITextField: UIControl {
  public weak var delegate: (any UITextFieldDelegate)? {
    get { fatalError() }
    set { fatalError() }
  }
  public var placeholder: String? {
    get { fatalError() }
    set { fatalError() }
  }
  public var text: String? {
    get { fatalError() }
    set { fatalError() }
  }
  @discardableResult public func becomeFirstResponder() -> Bool { fatalError() }
}

public final class UITableView: UIView {
  public func reloadData() { fatalError() }
}

open class UITableViewCell: UIView {
  public enum CellStyle: Sendable {
    case `default`
  }

  public init(style: CellStyle, reuseIdentifier: String?) { super.init() }
  public required init?(coder: NSCoder) { fatalError() }
}

@MainActor open class UIViewController {
  public init(nibName: String?, bundle: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public var title: String? {
    get { fatalError() }
    set { fatalError() }
  }
  public func addChild(_ child: UIViewController) { fatalError() }
  public func didMove(toParent parent: UIViewController?) { fatalError() }
  public func loadViewIfNeeded() { fatalError() }
  open func viewDidLoad() {}
}
