import Foundation

/// Calls on the main thread when its loop runs the next time.
public func later(_ action: @escaping () -> Void) {
  // The loop keeps a timer that has fired: it must not keep what the action does.
  nonisolated(unsafe) var once: (() -> Void)? = action
  let timer = Timer(timeInterval: 0.01, repeats: false) { _ in
    once?()
    once = nil
  }
  RunLoop.main.add(timer, forMode: .default)
}
