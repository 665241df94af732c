// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
    name: "Northwind",
    defaultLocalization: "en",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "Northwind", targets: ["Northwind"]),
    ],
    targets: [
        .target(
            name: "Northwind",
            swiftSettings: [.swiftLanguageMode(.v6)]
        ),
        .testTarget(name: "NorthwindTests", dependencies: ["Northwind"]),
    ]
)
