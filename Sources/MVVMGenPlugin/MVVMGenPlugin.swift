import Foundation
import PackagePlugin

/// Generates the view models of a target from its specs. In a test target, generates the test cases and mocks for the
/// specs of the targets under test.
@main
struct MVVMGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let run = try Run(tool: context.tool(named: "mvvmgen-build").url, output: context.pluginWorkDirectoryURL)
    let tested: [Module] =
      target.kind != .test
      ? []
      : target.dependencies.compactMap { dependency in
        guard case .target(let tested) = dependency else { return nil }
        return tested.sourceModule.map(Module.init)
      }
    return run.commands(for: Module(target), testing: tested)
  }
}

extension Module {
  fileprivate init(_ target: any SourceModuleTarget) {
    self.init(
      name: target.moduleName,
      isTest: target.kind == .test,
      files: target.sourceFiles.map(\.url),
      folder: target.directoryURL
    )
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MVVMGenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let run = try Run(
        tool: context.tool(named: "mvvmgen-build").url,
        output: context.pluginWorkDirectoryURL
      )
      let tested = target.isTest ? target.tested(in: context.xcodeProject) : []
      return run.commands(for: Module(target), testing: tested.map(Module.init))
    }
  }

  extension XcodeTarget {
    fileprivate var isTest: Bool {
      guard case .other("com.apple.product-type.bundle.unit-test")? = self.product?.kind else { return false }
      return true
    }

    /// Returns the targets that this one depends on. If Xcode lists none, returns the target of the same name
    /// without `Tests`.
    fileprivate func tested(in project: XcodeProject) -> [XcodeTarget] {
      let dependencies: [XcodeTarget] = self.dependencies.compactMap { dependency in
        guard case .target(let target) = dependency else { return nil }
        return target
      }
      return dependencies.isEmpty
        ? project.targets.filter { "\($0.displayName)Tests" == self.displayName } : dependencies
    }
  }

  extension Module {
    fileprivate init(_ target: XcodeTarget) {
      let name = target.product?.name ?? target.displayName
      self.init(
        name: moduleName(of: name),
        isTest: target.isTest,
        files: target.inputFiles.map(\.url),
        folder: nil
      )
    }
  }

  /// Returns the name of the module that Xcode makes for a product, unless a build setting gives another
  /// name.
  private func moduleName(of product: String) -> String {
    let name = String(product.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_\(name.dropFirst())" : name
  }
#endif
