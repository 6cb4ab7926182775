// swift-tools-version: 6.1
import PackageDescription

let generate = Target.PluginUsage.plugin(name: "MVVMGenPlugin", package: "mvvmgen")
let package = Package(
  name: "Weather",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "mvvmgen", path: "../..")],
  targets: [
    .executableTarget(name: "Weather", plugins: [generate]),
    .testTarget(name: "WeatherTests", dependencies: ["Weather"], plugins: [generate]),
  ]
)
