// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A package that depends on Tessera like a user's package. Its sources resemble published layout libraries and
// apps for iOS; none of them mentions Tessera. Some targets are in Swift 5 mode, some in Swift 6 mode.

import PackageDescription

let five: [SwiftSetting] = [.swiftLanguageMode(.v5)]
let six: [SwiftSetting] = [.swiftLanguageMode(.v6)]
let strict: [SwiftSetting] =
  six + [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"), .treatAllWarnings(as: .error),
  ]
let kit: Target.Dependency = .product(name: "UIKit", package: "tessera")
let snapshots: Target.Dependency = .product(name: "TesseraTesting", package: "tessera")

let package = Package(
  name: "compatibility",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "tessera", path: "../.."), .package(path: "Apps/Journal")],
  targets: [
    // Layout libraries.
    .target(name: "ChainLayout", dependencies: [kit], swiftSettings: five),
    .target(name: "AnchorOperators", dependencies: [kit], swiftSettings: six),
    .target(name: "PinKit", dependencies: [kit], swiftSettings: six),

    // An app's screens, which use the libraries.
    .target(name: "CardsApp", dependencies: [kit, "ChainLayout", "PinKit"], swiftSettings: five),

    .testTarget(name: "ChainLayoutTests", dependencies: ["ChainLayout", kit], swiftSettings: five),
    .testTarget(name: "AnchorOperatorsTests", dependencies: ["AnchorOperators", "PinKit", kit], swiftSettings: six),
    .testTarget(name: "OwnMembersTests", dependencies: [kit], swiftSettings: six),
    .testTarget(name: "CardsAppTests", dependencies: ["CardsApp", kit], swiftSettings: six),
    .testTarget(name: "XCTestFive", dependencies: ["ChainLayout", "CardsApp", kit], swiftSettings: five),
    .testTarget(name: "XCTestSix", dependencies: ["AnchorOperators", kit], swiftSettings: six),
    .testTarget(
      name: "CardSnapshots", dependencies: ["CardsApp", kit, snapshots], exclude: ["__Snapshots__"],
      swiftSettings: strict),
    // An app written for iOS and ported during the build.
    .testTarget(
      name: "JournalScreens",
      dependencies: [
        .product(name: "Journal", package: "Journal"), kit, snapshots, .product(name: "Tessera", package: "tessera"),
      ],
      exclude: ["__Snapshots__"],
      swiftSettings: five),
    .testTarget(
      name: "FormSnapshots", dependencies: ["CardsApp", kit, snapshots], exclude: ["__Snapshots__"],
      swiftSettings: five),
  ]
)
