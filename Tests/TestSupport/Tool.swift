import Foundation

/// The built tool, which is in the same folder as the test bundle.
package let toolURL: URL = {
  #if os(macOS)
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      return bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("mvvmgen")
    }
  #endif
  let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  let runner = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
  let places = [runner, executable].map { $0.deletingLastPathComponent().appendingPathComponent("mvvmgen") }
  return places.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? places[0]
}()
