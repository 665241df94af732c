// swift-tools-version: 5.7
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PackageDescription

// The dependencies resemble published iOS libraries: an Auto Layout language, an image loader, a keyboard helper.
let package = Package(
    name: "GuestBook",
    platforms: [.iOS(.v13)],
    products: [
        .library(name: "GuestBook", targets: ["GuestBook"]),
    ],
    dependencies: [
        .package(path: "Dependencies/Pinned"),
        .package(path: "Dependencies/RemoteImage"),
        .package(path: "Dependencies/KeyboardKeeper"),
        .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
    ],
    targets: [
        .target(name: "GuestBook", dependencies: ["Pinned", "RemoteImage", "KeyboardKeeper"]),
        .testTarget(
            name: "GuestBookTests",
            dependencies: [
                "GuestBook",
                .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
            ]
        ),
    ]
)
