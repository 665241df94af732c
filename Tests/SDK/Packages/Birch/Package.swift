// swift-tools-version:5.9
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
    name: "Birch",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "Birch", targets: ["Birch"]),
    ],
    targets: [
        .target(name: "Birch"),
        .testTarget(name: "BirchTests", dependencies: ["Birch"]),
    ]
)
