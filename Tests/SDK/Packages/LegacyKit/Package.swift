// swift-tools-version:5.9
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PackageDescription

let package = Package(
  name: "LegacyKit",
  platforms: [.iOS(.v15)],
  products: [.library(name: "LegacyKit", targets: ["LegacyKit"])],
  targets: [
    .target(name: "LegacyKit"),
    .testTarget(name: "LegacyKitTests", dependencies: ["LegacyKit"]),
  ]
)
