// swift-tools-version:5.3
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PackageDescription

let package = Package(
    name: "RemoteImage",
    platforms: [.iOS(.v12)],
    products: [.library(name: "RemoteImage", targets: ["RemoteImage"])],
    targets: [.target(name: "RemoteImage", path: "Sources")]
)
