// swift-tools-version: 5.9
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PackageDescription

let package = Package(
    name: "StringForm",
    platforms: [.iOS(.v13), .macOS(.v11)],
    products: [
        .library(name: "StringForm", targets: ["StringForm"]),
        .plugin(name: "MakeConstants", targets: ["MakeConstants"]),
    ],
    targets: [
        .target(
            name: "StringForm",
            plugins: [.plugin(name: "MakeConstants")]
        ),
        .executableTarget(name: "make-constants"),
        .plugin(
            name: "MakeConstants",
            capability: .buildTool(),
            dependencies: ["make-constants"]
        ),
        .testTarget(name: "StringFormTests", dependencies: ["StringForm"]),
    ]
)
