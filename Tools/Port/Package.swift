// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The porting tool, and the compiler of the Swift SDK, which ports sources before it compiles them. They are a separate package
// because they need swift-syntax: packages that depend on Tessera neither resolve nor build that dependency. The plugin `Port` runs
// the tool through the script `run`.

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

let syntax: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
]

let package = Package(
  name: "Port",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "tessera-port", targets: ["TesseraPortTool"]),
    .executable(name: "tessera-swiftc", targets: ["TesseraSwiftc"]),
  ],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
  targets: [
    .target(name: "CTesseraPort"),
    .target(name: "TesseraPort", dependencies: ["CTesseraPort"] + syntax, swiftSettings: settings),
    .executableTarget(name: "TesseraPortTool", dependencies: ["TesseraPort"], swiftSettings: settings),
    // The `swiftc` of the Swift SDK.
    .target(name: "TesseraCompiler", dependencies: ["TesseraPort", "TesseraAssets"], swiftSettings: settings),
    .executableTarget(
      name: "TesseraSwiftc", dependencies: ["TesseraCompiler", "TesseraMacros", "TesseraPort"], swiftSettings: settings),
    // The same sources as in the main package, through links: a target's folder must be inside its package.
    .target(name: "TesseraAssets", swiftSettings: settings),
    .target(name: "TesseraSwiftScanner", swiftSettings: settings),
    .target(
      name: "TesseraMacros", dependencies: ["TesseraSwiftScanner"], swiftSettings: settings + [.define("TESSERA_SDK")]),
    .target(name: "TesseraRandom", path: "Tests/Support/Random", swiftSettings: settings),
    .testTarget(
      name: "TesseraPortTests", dependencies: ["TesseraPort", "TesseraRandom"] + syntax, swiftSettings: settings),
    .testTarget(
      name: "TesseraCompilerTests", dependencies: ["TesseraCompiler", "TesseraPort"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
