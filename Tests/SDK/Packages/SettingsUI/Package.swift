// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PackageDescription

let package = Package(
    name: "SettingsUI",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "SettingsUI", targets: ["SettingsUI"]),
    ],
    dependencies: [
        .package(path: "../ThemeKit"),
        .package(path: "../FormField"),
    ],
    targets: [
        .target(
            name: "SettingsUI",
            dependencies: [
                "ThemeKit",
                .product(name: "FormField", package: "FormField"),
            ],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
            ]
        ),
        .testTarget(
            name: "SettingsUITests",
            dependencies: [
                "SettingsUI",
                .product(name: "FormField", package: "FormField"),
            ]
        ),
    ]
)
