/// The person who is signed in.
public protocol Session: AnyObject {
  var isSignedIn: Bool { get }
}
