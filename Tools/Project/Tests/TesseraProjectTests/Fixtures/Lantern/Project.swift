// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import ProjectDescription

let deploymentTarget = "16.0"
let bundlePrefix = "org.example"

let project = Project(
  name: "Lantern",
  options: .options(defaultKnownRegions: ["en", "de"], developmentRegion: "en"),
  packages: [.local(path: "Packages/Glow")],
  settings: .settings(base: ["SWIFT_VERSION": "5.0", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": true]),
  targets: [
    .target(
      name: "Lantern",
      destinations: .iOS,
      product: .app,
      bundleId: "\(bundlePrefix).lantern",
      deploymentTargets: .iOS(deploymentTarget),
      infoPlist: "Lantern/Info.plist",
      sources: ["Lantern/**/*.swift"],
      resources: ["Lantern/Assets.xcassets", "Lantern/*.lproj/**"],
      dependencies: [.target(name: "LanternKit"), .package(product: "Glow")],
      settings: .settings(
        base: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"],
        debug: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) LANTERN"])
    ),
    .target(
      name: "LanternKit",
      destinations: .iOS,
      product: .framework,
      bundleId: bundlePrefix + ".lantern.kit",
      deploymentTargets: .iOS(deploymentTarget),
      sources: [.glob("LanternKit/**", excluding: ["LanternKit/Resources/**"])],
      resources: ["LanternKit/Resources/**"],
      dependencies: [.sdk(name: "UIKit", type: .framework)]
    ),
    .target(
      name: "LanternTests",
      destinations: .iOS,
      product: .unitTests,
      bundleId: bundlePrefix + ".lantern.tests",
      deploymentTargets: .iOS(deploymentTarget),
      sources: ["LanternTests/**"],
      dependencies: [.target(name: "Lantern"), .xctest],
      settings: .settings(base: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Lantern.app/Lantern"])
    ),
  ]
)
