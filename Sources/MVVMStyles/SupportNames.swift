import MVVMSource

/// The types and functions that generated files declare for a whole module, in any style. An app has no types of these
/// names, since all begin with the same prefix. No view model and no member may have one of them.
package let supportNames: [Text] = [
  "MVVMEventPipe", "MVVMEventSource", "MVVMLogic", "MVVMNothingKept", "MVVMTestObserver", "MVVMTestReply",
  "MVVMTracked", "MVVMTrackedNode", "MVVMTrackedState", "MVVMTrackedStateNode", "MVVMViewBinding",
  "MVVMViewEvents", "MVVMViewScheduler", "mvvmIsChange", "mvvmIsMain", "mvvmIsSameCall", "mvvmMainKey",
  "mvvmMakeOutputs", "mvvmRunLoop",
]
