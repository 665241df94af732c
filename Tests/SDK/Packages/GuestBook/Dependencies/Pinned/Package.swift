// swift-tools-version:5.3
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PackageDescription

let package = Package(
    name: "Pinned",
    platforms: [.iOS(.v12)],
    products: [.library(name: "Pinned", targets: ["Pinned"])],
    targets: [.target(name: "Pinned", path: "Sources")]
)
