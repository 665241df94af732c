// swift-tools-version:5.3
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PackageDescription

let package = Package(
    name: "KeyboardKeeper",
    platforms: [.iOS(.v12)],
    products: [.library(name: "KeyboardKeeper", targets: ["KeyboardKeeper"])],
    targets: [.target(name: "KeyboardKeeper", path: "Sources")]
)
