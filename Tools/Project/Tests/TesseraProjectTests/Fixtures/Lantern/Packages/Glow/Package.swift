// swift-tools-version: 5.9
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import PackageDescription

let package = Package(
  name: "Glow",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Glow", targets: ["Glow"])],
  targets: [.target(name: "Glow")]
)
