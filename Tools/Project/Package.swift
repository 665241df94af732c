// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The program that `tessera project` runs: projects of Xcode, XcodeGen and Tuist in, packages out. It's a separate package because it
// needs Yams: packages that depend on Tessera neither resolve nor build that dependency. In the same package as Tessera's Combine, Yams
// would be compiled against it.

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Project",
  products: [.executable(name: "tessera-project", targets: ["TesseraProjectTool"])],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "TesseraProject", dependencies: [.product(name: "Yams", package: "Yams")], swiftSettings: settings),
    .executableTarget(
      name: "TesseraProjectTool",
      dependencies: ["TesseraProject", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: settings),
    .testTarget(
      name: "TesseraProjectTests", dependencies: ["TesseraProject"], exclude: ["Fixtures"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
