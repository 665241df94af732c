// swift-tools-version: 5.9
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "MacroKit",
    platforms: [.iOS(.v13), .macOS(.v10_15)],
    products: [
        .library(name: "MacroKit", targets: ["MacroKit"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        .macro(
            name: "MacroKitMacros",
            dependencies: [
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ]
        ),
        .target(name: "MacroKit", dependencies: ["MacroKitMacros"]),
        .testTarget(name: "MacroKitTests", dependencies: ["MacroKit"]),
    ]
)
