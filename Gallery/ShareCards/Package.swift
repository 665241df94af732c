// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A separate package, so that users of Tessera do not depend on a web server.

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "ShareCards",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "share-cards", targets: ["ShareCardsMain"])],
  dependencies: [
    .package(name: "tessera", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: ["FullFoundation"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    // Types in Hummingbird's interface.
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // The card: UIKit code without dependencies on servers.
    .target(
      name: "ShareCard",
      dependencies: [
        .product(name: "UIKit", package: "tessera"), .product(name: "Tessera", package: "tessera"),
        .product(name: "TesseraServer", package: "tessera"),
      ],
      swiftSettings: settings),
    // The service.
    .target(
      name: "ShareCards",
      dependencies: [
        "ShareCard", .product(name: "TesseraServer", package: "tessera"),
        .product(name: "Hummingbird", package: "hummingbird"), .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "ShareCardsMain", dependencies: ["ShareCards"], swiftSettings: settings),
    .testTarget(
      name: "ShareCardsTests",
      dependencies: [
        "ShareCards", "ShareCard", "ShareCardsMain", .product(name: "TesseraServer", package: "tessera"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
