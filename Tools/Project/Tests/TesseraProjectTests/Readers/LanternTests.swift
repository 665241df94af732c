// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraProject

/// One app in all formats. The expected description is written from the app's files.
struct LanternTests {
  static let sources = [
    "Lantern.xcodeproj", "LanternSynchronized.xcodeproj", "Lantern.xcworkspace", "project.yml", "Project.swift",
  ]

  static var expected: ProjectDescription {
    var description = ProjectDescription(name: "Lantern", root: Fixtures.lantern)
    var app = target("Lantern", .application)
    app.sources = ["LampList", "LampStore", "LampViewController", "LanternApp"].map { "Lantern/\($0).swift" }
    app.resources = [
      "Lantern/Assets.xcassets", "Lantern/de.lproj/Localizable.strings", "Lantern/en.lproj/Localizable.strings",
    ]
    app.dependencies = ["LanternKit"]
    app.packageProducts = [PackageProduct(product: "Glow", package: "glow")]
    app.settings.conditions = ["DEBUG", "LANTERN"]
    app.settings.defaultIsolation = "MainActor"
    app.settings.infoPlist = "Lantern/Info.plist"
    var kit = target("LanternKit", .framework)
    kit.sources = ["Brightness", "Lamp", "LampView"].map { "LanternKit/\($0).swift" }
    kit.resources = ["LanternKit/Resources/palette.json"]
    kit.systemFrameworks = ["UIKit"]
    var tests = target("LanternTests", .unitTests)
    tests.sources = ["LanternTests/LampTests.swift"]
    tests.dependencies = ["Lantern"]
    tests.settings.testHost = "Lantern"
    description.targets = [app, kit, tests]
    description.packages = [.local(path: "Packages/Glow")]
    return description
  }

  private static func target(_ name: String, _ kind: ProjectTarget.Kind) -> ProjectTarget {
    var settings = TargetSettings(productName: name)
    settings.swiftVersion = "5.0"
    settings.conditions = ["DEBUG"]
    settings.upcomingFeatures = ["ExistentialAny"]
    settings.deploymentTarget = "16.0"
    settings.developmentLanguage = "en"
    return ProjectTarget(name: name, kind: kind, settings: settings)
  }

  @Test(arguments: sources) func allFormatsGiveTheSameDescription(_ name: String) throws {
    let source = try ProjectLocator().locate(in: Fixtures.lantern, choice: name)
    var description = try ProjectReader().read(source)
    if name == "LanternSynchronized.xcodeproj" { description.name = "Lantern" }
    let expected = Self.expected
    #expect(description.targets == expected.targets)
    #expect(description.packages == expected.packages)
    #expect(description.warnings == [])
    #expect(description == expected)
  }

  @Test func workspaceIsPreferred() throws {
    let source = try ProjectLocator().locate(in: Fixtures.lantern)
    #expect(source.format == .workspace)
    #expect(source.path == Fixtures.lantern + "/Lantern.xcworkspace")
  }

  @Test func releaseHasNoDebugConditions() throws {
    let source = try ProjectLocator().locate(in: Fixtures.lantern, choice: "Lantern.xcodeproj")
    let description = try ProjectReader(options: ReadingOptions(configuration: "Release")).read(source)
    #expect(description.targets.map(\.settings.conditions) == [[], [], []])
  }
}
