// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The porting tool is a separate package because it needs swift-syntax: packages that depend on Tessera neither resolve nor build
// that dependency. The plugin `Port` runs the tool through the script `run`.

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
  products: [.executable(name: "tessera-port", targets: ["TesseraPortTool"])],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
  targets: [
    .target(name: "CTesseraPort"),
    .target(name: "TesseraPort", dependencies: ["CTesseraPort"] + syntax, swiftSettings: settings),
    .executableTarget(name: "TesseraPortTool", dependencies: ["TesseraPort"], swiftSettings: settings),
    // The same sources as in the main package, through a link: a target's folder must be inside its package.
    .target(name: "TesseraRandom", path: "Tests/Support/Random", swiftSettings: settings),
    .testTarget(
      name: "TesseraPortTests", dependencies: ["TesseraPort", "TesseraRandom"] + syntax, swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
