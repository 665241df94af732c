// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraProject

/// Builds with the real compiler, which take a minute. They run with `TESSERA_LONG_TESTS=1`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["TESSERA_LONG_TESTS"] != nil), .serialized)
struct RealBuildTests {
  /// A project of sources that need only Foundation, with names and resources of every kind.
  static let files: [String: String] = [
    "project.yml": """
    name: Forge & 'Spaß'
    options: { deploymentTarget: { iOS: "15.4" }, developmentLanguage: en }
    packages:
      Anvil: { path: Local Packages/Anvil }
    targets:
      Forge App:
        type: application
        platform: iOS
        sources: [App, { path: Bundled Folder, type: folder }]
        settings: { SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor, SWIFT_VERSION: "6.0" }
        dependencies: [{ target: ForgeKit }]
      ForgeKit:
        type: framework
        platform: iOS
        sources: Kit
        dependencies: [{ package: Anvil }]
      ForgeTests:
        type: bundle.unit-test
        platform: iOS
        sources: Tests
        dependencies: [{ target: Forge App }]
    """,
    "App/ForgeApp.swift": """
    import Foundation
    import ForgeKit
    @main
    struct ForgeApp { static func main() { print(sparks()) } }
    func resource(_ name: String) -> String? {
      Bundle.module.url(forResource: name, withExtension: nil).flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
    func localized(_ language: String) -> String? {
      Bundle.module.path(forResource: language, ofType: "lproj").flatMap {
        try? String(contentsOfFile: $0 + "/Localizable.strings", encoding: .utf8)
      }
    }
    """,
    "App/A/Model.swift": "struct ModelA {}",
    "App/B/Model.swift": "struct ModelB {}",
    "App/Sp ace/Ünï 'q\" $x.swift": "let unusual = 1",
    "App/main.m": "int main() { return 0; }",
    "App/Database.swift": "import RealmSwift\nstruct Database { var path = \"\" }",
    "App/Cache.swift": "import RealmSwift\nstruct Cache {}",
    "App/Repository.swift": "struct Repository { let database = Database() }",
    "App/Screen.swift": "struct Screen { let repository: Repository }",
    "App/Wrong.swift": "let wrong: Int = \"text\"",
    "App/Assets.xcassets/Contents.json": #"{"info":{"author":"xcode","version":1}}"#,
    "App/Assets.xcassets/A.colorset/Contents.json":
      #"{"colors":[{"idiom":"universal"}],"info":{"author":"xcode","version":1}}"#,
    "App/Main.storyboard": "<document/>", "App/Cell.xib": "<document/>", "App/Font.ttf": "font",
    "App/data.json": "{\"n\":1}",
    "App/Odd name 'x' & $y.json": "odd",
    "App/Base.lproj/Launch.storyboard": "<document/>", "App/en.lproj/Localizable.strings": "\"a\" = \"b\";",
    "App/de.lproj/Localizable.strings": "\"a\" = \"c\";",
    "App/Catalog.xcstrings": "{\"sourceLanguage\":\"en\",\"strings\":{}}",
    "Bundled Folder/inner/text.txt": "inner",
    "Kit/Sparks.swift": "import Anvil\npublic func sparks() -> Int { strike() }",
    "Tests/ForgeTests.swift": """
    import Testing
    import XCTest
    @testable import Forge_App
    final class OldTests: XCTestCase { func testUnusual() { XCTAssertEqual(unusual, 1) } }
    @MainActor @Test func resources() {
      #expect(resource("data.json") == "{\\"n\\":1}")
      #expect(resource("Odd name 'x' & $y.json") == "odd")
      #expect(resource("Bundled Folder/inner/text.txt") == "inner")
      #expect(resource("Assets.xcassets/A.colorset/Contents.json") != nil)
      #expect(localized("de") == "\\"a\\" = \\"c\\";")
    }
    """,
    "Local Packages/Anvil/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Anvil", products: [.library(name: "Anvil", targets: ["Anvil"])], targets: [.target(name: "Anvil")])
    """,
    "Local Packages/Anvil/Sources/Anvil/Anvil.swift": "public func strike() -> Int { 3 }",
  ]

  @Test func buildsAndTestsWhatCompiles() throws {
    let folder = try TemporaryFolder(Self.files)
    let description = try folder.read("project.yml")
    let runner = SwiftBuildRunner(sdk: nil, arguments: ["--build-tests", "--jobs", "1"])
    let builder = ProjectBuilder(description)
    let report = try builder.build { plan in try runner.build(plan, root: description.root) }
    print(report.text)
    #expect(report.status == .partial)
    #expect(report.rounds == 3)
    let lost = report.causes.flatMap(\.files).map(\.path).sorted()
    #expect(lost == ["Cache", "Database", "Repository", "Screen", "Wrong"].map { "App/\($0).swift" })
    #expect(report.causes.first?.text == "no such module 'RealmSwift'")
    #expect(report.causes.first?.files.count == 4)
    let plan = try builder.write(excluding: Set(lost))
    print(plan.manifest)
    for item in plan.leftOut { print(item) }
    let output = try Self.runTests(plan.folder)
    print(output)
    #expect(output.contains("Test run with 1 test in 0 suites passed"))
    #expect(output.contains("Executed 1 test, with 0 failures"))
  }

  private static func runTests(_ folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "test", "--package-path", folder, "--jobs", "1"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
