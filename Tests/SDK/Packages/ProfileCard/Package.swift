// swift-tools-version: 5.8
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PackageDescription

let package = Package(
    name: "ProfileCard",
    platforms: [
        .iOS(.v13),
    ],
    products: [
        .library(name: "ProfileCard", targets: ["ProfileCard"]),
    ],
    dependencies: [
        .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
    ],
    targets: [
        .target(name: "ProfileCard"),
        .testTarget(
            name: "ProfileCardTests",
            dependencies: [
                "ProfileCard",
                .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
            ]
        ),
    ]
)
