// swift-tools-version: 5.9
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A small package written for iOS, which the walkthroughs in .ci build on Linux.

import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Shop", targets: ["Shop"])],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")
  ],
  targets: [
    .target(name: "Prices"),
    .target(name: "Shop", dependencies: ["Prices"], resources: [.process("Resources")]),
    .testTarget(
      name: "ShopTests",
      dependencies: ["Shop", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")],
      exclude: ["__Snapshots__"]
    ),
  ]
)
