"""Writes packages of one program each, which have the modules that parse as targets of their own."""

import os

import files

MANIFEST = """// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "{name}",
  platforms: [.macOS(.v13)],
  targets: [{targets}
    .executableTarget(name: "{name}", dependencies: [{modules}], path: "Sources/{name}", swiftSettings: settings),
  ]
)
"""

MODULES = ["MVVMSource", "MVVMSyntax"]
"""What parses a spec, each after those it imports. They are no products that a package could depend on."""


def write(folder, name, program, sources):
  """Writes the package into a folder, with links to the modules in a folder of sources."""
  targets = ""
  for index, module in enumerate(MODULES):
    targets += f'\n    .target(name: "{module}", dependencies: [{quoted(MODULES[:index])}], swiftSettings: settings),'
  manifest = MANIFEST.format(name=name, targets=targets, modules=quoted(MODULES))
  files.write(os.path.join(folder, "Package.swift"), manifest)
  files.write(os.path.join(folder, "Sources", name, "main.swift"), program)
  for module in MODULES:
    link = os.path.join(folder, "Sources", module)
    if os.path.islink(link):
      os.unlink(link)
    os.symlink(os.path.join(sources, module), link)


def quoted(names):
  return ", ".join(f'"{name}"' for name in names)
