// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A package whose sources contain `#Preview` and are not ported, so it needs the trait `Previews`. With `PREVIEWS=no`
// it enables no trait, so that `Tools/Checks/check-previews` can check that nothing depends on swift-syntax.

import PackageDescription

let traits: Set<Package.Dependency.Trait> = Context.environment["PREVIEWS"] == "no" ? [] : ["Previews"]
let kit: [Target.Dependency] = [
  .product(name: "UIKit", package: "tessera"), .product(name: "SwiftUI", package: "tessera"),
]

let package = Package(
  name: "previews",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "tessera", path: "../../..", traits: traits)],
  targets: [
    .target(name: "Cards", dependencies: kit, swiftSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "FormCards", dependencies: kit, swiftSettings: [.swiftLanguageMode(.v5)]),
    // A complete program that shows previews.
    .executableTarget(
      name: "PreviewScreens",
      dependencies: ["Cards", "FormCards", .product(name: "TesseraCommand", package: "tessera")]),
    .testTarget(
      name: "CardsTests", dependencies: ["Cards", "FormCards", .product(name: "Tessera", package: "tessera")] + kit),
  ]
)
