// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Journal",
  platforms: [.iOS(.v16)],
  products: [
    .library(name: "Journal", targets: ["Journal"]),
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
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "JournalTests",
      dependencies: ["Journal", "JournalCore", "JournalKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
)
