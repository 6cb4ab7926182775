import Foundation

/// Calls on the main thread in the next turn of its run loop.
public func later(_ action: @escaping () -> Void) {
  // The loop retains a timer that has fired, but must not retain the action.
  nonisolated(unsafe) var once: (() -> Void)? = action
  let timer = Timer(timeInterval: 0.01, repeats: false) { _ in
    once?()
    once = nil
  }
  RunLoop.main.add(timer, forMode: .default)
}
