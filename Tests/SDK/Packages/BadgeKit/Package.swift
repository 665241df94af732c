// swift-tools-version:5.1
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PackageDescription

let package = Package(
    name: "BadgeKit",
    platforms: [.iOS(.v11)],
    products: [
        .library(name: "BadgeKit", targets: ["BadgeKit"])
    ],
    targets: [
        .target(name: "BadgeKit", path: "Source"),
        .testTarget(name: "BadgeKitTests", dependencies: ["BadgeKit"], path: "Tests")
    ],
    swiftLanguageVersions: [.v5]
)
