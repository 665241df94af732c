// swift-tools-version: 5.9
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PackageDescription

let package = Package(
    name: "ThemeKit",
    platforms: [.iOS(.v13)],
    products: [
        .library(name: "ThemeKit", targets: ["ThemeKit"]),
    ],
    targets: [
        .target(
            name: "ThemeKit",
            resources: [.process("Resources/Assets.xcassets")]
        ),
        .testTarget(
            name: "ThemeKitTests",
            dependencies: ["ThemeKit"],
            resources: [.copy("Fixtures")]
        ),
    ]
)
