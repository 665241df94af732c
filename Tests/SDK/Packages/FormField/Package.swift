// swift-tools-version:5.3
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PackageDescription

let package = Package(
    name: "FormField",
    defaultLocalization: "en",
    platforms: [
        .iOS(.v12)
    ],
    products: [
        .library(
            name: "FormField",
            targets: ["FormField"]
        )
    ],
    dependencies: [],
    targets: [
        .target(
            name: "FormField",
            dependencies: [],
            path: "FormField",
            exclude: ["Info.plist", "README.md"],
            resources: [
                .process("Resources")
            ]
        ),
        .testTarget(
            name: "FormFieldTests",
            dependencies: ["FormField"]
        )
    ]
)
