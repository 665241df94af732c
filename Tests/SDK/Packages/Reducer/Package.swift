// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PackageDescription

let package = Package(
    name: "Reducer",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Reducer", targets: ["Reducer"]),
        .library(name: "ReducerCounter", targets: ["ReducerCounter"]),
    ],
    targets: [
        .target(name: "Reducer"),
        .target(name: "ReducerCounter", dependencies: ["Reducer"]),
        .testTarget(name: "ReducerTests", dependencies: ["Reducer", "ReducerCounter"]),
    ],
    swiftLanguageModes: [.v6]
)
