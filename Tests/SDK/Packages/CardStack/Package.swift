// swift-tools-version:5.5
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PackageDescription

let package = Package(
    name: "CardStack",
    platforms: [
        .iOS(.v13),
    ],
    products: [
        .library(name: "CardStack", targets: ["CardStack"]),
        .library(name: "CardStackCore", type: .static, targets: ["CardStackCore"]),
    ],
    targets: [
        .target(name: "CardStackCore"),
        .target(
            name: "CardStack",
            dependencies: [
                .target(name: "CardStackCore"),
            ]
        ),
        .testTarget(
            name: "CardStackCoreTests",
            dependencies: ["CardStackCore"]
        ),
        .testTarget(
            name: "CardStackTests",
            dependencies: ["CardStack", "CardStackCore"]
        ),
    ]
)
