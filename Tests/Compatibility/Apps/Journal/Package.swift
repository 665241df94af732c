// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Journal",
  defaultLocalization: "en",
  platforms: [.iOS(.v16)],
  products: [
    .library(name: "Journal", targets: ["Journal", "JournalCore"]),
    .library(name: "JournalKit", targets: ["JournalKit"]),
  ],
  targets: [
    .target(
      name: "JournalCore",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "JournalKit",
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .target(
      name: "Journal",
      dependencies: ["JournalCore", "JournalKit"],
      resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "JournalTests",
      dependencies: ["Journal", "JournalCore", "JournalKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)

#if os(Linux)
  package.dependencies.append(.package(name: "tessera", path: "../../../.."))
  for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    target.dependencies.append(.product(name: "iOS", package: "tessera"))
    target.sources = ["Ported.swift"]
    target.plugins = (target.plugins ?? []) + [.plugin(name: "Port", package: "tessera")]
    if target.resources != nil { target.plugins?.append(.plugin(name: "AssetSymbols", package: "tessera")) }
  }
#endif
