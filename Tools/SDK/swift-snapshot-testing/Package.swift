// swift-tools-version: 5.5
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Replaces swift-snapshot-testing in packages that are built with the Tessera SDK, which contains its modules. `tessera mirror`
// configures SwiftPM to use this package instead.

import PackageDescription

let package = Package(
  name: "swift-snapshot-testing",
  products: ["SnapshotTesting", "InlineSnapshotTesting"].map { .library(name: $0, targets: ["SnapshotTestingSDK"]) },
  targets: [.target(name: "SnapshotTestingSDK")]
)
