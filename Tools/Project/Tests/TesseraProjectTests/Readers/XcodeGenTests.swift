// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraProject

struct XcodeGenTests {
  static func read(_ files: [String: String], environment: [String: String] = [:]) throws -> ProjectDescription {
    try TemporaryFolder(files).read("project.yml", options: ReadingOptions(environment: environment))
  }

  @Test func includesTemplatesGroupsAndVariables() throws {
    let description = try Self.read(
      [
        "project.yml": """
        include:
          - path: base/base.yml
        name: ${NAME}
        settingGroups:
          strict: { base: { SWIFT_VERSION: "6.0" }, groups: [features] }
          features: { SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY: true }
        targets:
          App:
            templates: [Common]
            templateAttributes: { folder: Code }
            type: application
            sources:
              - { path: Missing, optional: true }
              - path: Files
                includes: ["**/*.swift"]
                excludes: ["Skipped", "**/*Old.swift"]
        """,
        "base/base.yml": """
        options: { deploymentTarget: { iOS: "15.0" } }
        targetTemplates:
          Common:
            platform: iOS
            settings: { groups: [strict], base: { PRODUCT_NAME: "${target_name} X" } }
            sources: ["${folder}"]
            dependencies: [{ sdk: MapKit.framework }, { carthage: Realm }]
        targets:
          Watch: { type: application, platform: watchOS }
        """,
        "base/Code/A.swift": "", "Files/B.swift": "", "Files/C.json": "", "Files/Skipped/D.swift": "",
        "Files/EOld.swift": "",
      ], environment: ["NAME": "Demo"])
    #expect(description.name == "Demo")
    let app = try #require(description.targets.first)
    #expect(app.settings.swiftVersion == "6.0")
    #expect(app.settings.upcomingFeatures == ["ExistentialAny"])
    #expect(app.settings.moduleName == "App_X")
    #expect(app.settings.deploymentTarget == "15.0")
    #expect(app.sources == ["Files/B.swift"])
    #expect(app.systemFrameworks == ["MapKit"])
    #expect(description.missingModules.map(\.name) == ["Realm"])
    #expect(description.excludedTargets.map(\.name) == ["Watch"])
    // The template's source is a variable, so it stays relative to the main file.
    #expect(description.warnings.map(\.subject) == ["Code"])
  }

  static let requirements: [(String, PackageRequirement)] = [
    ("from: 1.0.0", .upToNextMajor("1.0.0")), ("majorVersion: 1.0.0", .upToNextMajor("1.0.0")),
    ("minorVersion: 1.0.0", .upToNextMinor("1.0.0")), ("exactVersion: 1.0.0", .exact("1.0.0")),
    ("branch: main", .branch("main")),
    ("revision: abc", .revision("abc")), ("minVersion: 1.0.0, maxVersion: 2.0.0", .range("1.0.0", "2.0.0")),
  ]

  @Test(arguments: requirements) func packages(_ text: String, requirement: PackageRequirement) throws {
    let description = try Self.read([
      "project.yml": """
      name: A
      packages: { Kit: { url: "https://example.org/kit-ios", \(text) } }
      targets: { A: { type: framework, platform: iOS, dependencies: [{ package: Kit, products: [KitCore, KitUI] }] } }
      """
    ])
    #expect(description.packages == [.remote(url: "https://example.org/kit-ios", requirement: requirement)])
    #expect(description.targets.first?.packageProducts.map(\.product) == ["KitCore", "KitUI"])
    #expect(description.targets.first?.packageProducts.first?.package == "kit-ios")
  }

  static let hostile: [String] = [
    "a: [", "{", "\t- a", "- a\nb: c", "*x", String(repeating: "[", count: 100_000),
    String(repeating: "- ", count: 100_000),
    "name: A\n<<<<<<< HEAD\n", "just text", "", "a: &a [x]\nb: *c",
    // A thousand million values by aliases.
    "name: A\na0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
      + (1...9).map { n in "a\(n): &a\(n) [" + Array(repeating: "*a\(n - 1)", count: 10).joined(separator: ", ") + "]" }
      .joined(separator: "\n"),
  ]

  @Test(arguments: hostile.indices) func hostileFilesThrow(at index: Int) {
    #expect(throws: ProjectError.self) { try Self.read(["project.yml": Self.hostile[index]]) }
  }

  /// Templates and groups that double 30 times.
  @Test func growthIsLimited() throws {
    let templates = (1...30).map { "  T\($0): { templates: [T\($0 - 1), T\($0 - 1)] }" }.joined(separator: "\n")
    let groups = (1...30).map { "  G\($0): { groups: [G\($0 - 1), G\($0 - 1)] }" }.joined(separator: "\n")
    let description = try Self.read([
      "project.yml": """
      name: A
      targetTemplates:
        T0: {}
      \(templates)
      settingGroups:
        G0: { base: { X: "1" } }
      \(groups)
      targets:
        A: { type: framework, platform: iOS, templates: [T30], settings: { groups: [G30] } }
      """
    ])
    #expect(description.warnings.contains { $0.problem.hasPrefix("Definitions refer to each other too often.") })
  }

  @Test func cyclicIncludesAreReported() throws {
    let description = try Self.read([
      "project.yml": "name: A\ninclude: [b.yml]\ntargets: { A: { type: framework, platform: iOS } }",
      "b.yml": "include: [c.yml]", "c.yml": "include: [b.yml]",
    ])
    #expect(description.warnings.map(\.subject) == ["b.yml"])
  }
}
