import MVVMSource

/// The types and functions that generated files declare for a whole module, in any style. Since all begin
/// with the same prefix, an app has no types of these names. View models and members cannot have them.
package let supportNames: [Text] = [
  "MVVMEventPipe", "MVVMEventSource", "MVVMLogic", "MVVMNothingKept", "MVVMTestObserver", "MVVMTestReply",
  "MVVMTracked", "MVVMTrackedNode", "MVVMTrackedState", "MVVMTrackedStateNode", "MVVMViewBinding",
  "MVVMViewEvents", "MVVMViewScheduler", "mvvmIsChange", "mvvmIsMain", "mvvmIsSameCall", "mvvmMainKey",
  "mvvmMakeOutputs", "mvvmRunLoop",
]
