// swift-tools-version: 5.10
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PackageDescription

let package = Package(
    name: "Timeline",
    platforms: [.iOS(.v14)],
    products: [
        .library(name: "Timeline", targets: ["Timeline"]),
    ],
    targets: [
        .target(
            name: "CTimeline",
            cSettings: [.define("CTL_CLAMP", to: "1")]
        ),
        .target(name: "Timeline", dependencies: ["CTimeline"]),
        .testTarget(name: "TimelineTests", dependencies: ["Timeline"]),
    ]
)
