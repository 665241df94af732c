// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests the `init` command's changes to packages, verified with the package manager.

import Foundation
import Testing

import TesseraRelease
@testable import TesseraSetup

@Suite struct InitCommandTests {
  @Test func setsUpAnApp() throws {
    let folder = try PackageFolder()
    try folder.writeApp()
    let before = try folder.text("App/Package.swift")
    let outcome = folder.run()
    #expect(outcome.code == 0, "\(outcome.errors)")
    let manifest = try folder.text("App/Package.swift")
    #expect(manifest.hasPrefix(before + "\n// Made by `tessera init`"))
    // The package manager's description of the package.
    let dump = try PackageDump.of(folder.root + "/App")
    #expect(dump.dependencies.map(\.identity) == ["tessera"])
    let targets = Dictionary(uniqueKeysWithValues: dump.targets.map { ($0.name, $0) })
    #expect(Set(targets.keys) == ["Prices", "Shop", "ShopTests", "ShopAppScreens", "ShopAppScreensTests"])
    #expect(targets["Prices"]?.sources == nil, "the target contains no iOS code")
    #expect(targets["Shop"]?.sources == ["Ported.swift"])
    #expect(targets["ShopTests"]?.sources == ["Ported.swift"], "the tested target is ported")
    let tested = try #require(targets["ShopTests"])
    #expect(tested.dependencies.contains { $0.name == "SnapshotTesting" && $0.package == "tessera" })
    #expect(!tested.dependencies.contains { $0.package == "swift-snapshot-testing" })
    #expect(targets["ShopAppScreens"]?.type == "executable" && targets["ShopAppScreensTests"]?.type == "test")
    // The output lists each written file.
    for path in [
      "Sources/Shop/Ported.swift", "Tests/ShopTests/Ported.swift", "Sources/ShopAppScreens/ShopAppScreens.swift",
      "Tests/ShopAppScreensTests/ShopAppScreensTests.swift", "Tests/ShopAppScreensTests/__Snapshots__/README.md",
      ".github/workflows/tessera.yml",
    ] {
      #expect(FileManager.default.fileExists(atPath: folder.root + "/App/" + path))
      #expect(outcome.output.contains("new     \(path): "))
    }
    #expect(outcome.output.contains("changed Package.swift: "))
    #expect(outcome.output.contains("swift run ShopAppScreens render"))
    #expect(!FileManager.default.fileExists(atPath: folder.root + "/App/Sources/Prices/Ported.swift"))
    #expect(
      try folder.text("App/Sources/ShopAppScreens/ShopAppScreens.swift")
        .contains("Screen(\"order-list\") { OrderListViewController() }"))
    #expect(manifest.contains(".package(name: \"tessera\", path: \"../tessera\")"))
  }

  @Test func isIdempotent() throws {
    let folder = try PackageFolder()
    try folder.writeApp()
    #expect(folder.run().code == 0)
    let files = try folder.files()
    let outcome = folder.run()
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Nothing was changed."))
    #expect(folder.run("--name", "Other").code == 0)
    #expect(try folder.files() == files)
  }

  @Test func aManifestWithCarriageReturns() throws {
    let folder = try PackageFolder()
    try folder.writeApp()
    try folder.write(
      folder.text("App/Package.swift").replacing("\n", with: "\r\n"), to: "App/Package.swift")
    #expect(folder.run().code == 0)
    let files = try folder.files()
    #expect(folder.run().code == 0)
    #expect(try folder.files() == files)
  }

  /// For a package whose target is the Sources folder, the catalog is outside Sources, because it would otherwise be
  /// part of the target.
  @Test func aTargetInTheFolderOfSources() throws {
    let folder = try PackageFolder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "One",
        targets: [
          .target(name: "One", path: "Sources", exclude: ["Other"]),
          .testTarget(name: "OneTests", dependencies: ["One"], path: "./Tests/"),
        ])

      """, to: "App/Package.swift")
    try folder.write("import UIKit\n", to: "App/Sources/One.swift")
    try folder.write("import SwiftUI\n", to: "App/Sources/.hidden/X.swift")
    try folder.write("import SwiftUI\n", to: "App/Sources/Other/Y.swift")
    try folder.write("import XCTest\n", to: "App/Tests/OneTests.swift")
    let outcome = folder.run()
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try folder.text("App/Sources/Ported.swift").hasPrefix("//"))
    #expect(try !folder.text("App/Package.swift").contains("SwiftUI"))
    #expect(try folder.text("App/Tessera/OneScreens/OneScreens.swift").contains("@main"))
    let targets = try PackageDump.of(folder.root + "/App").targets
    #expect(targets.first { $0.name == "OneScreens" }?.path == "Tessera/OneScreens")
    #expect(targets.first { $0.name == "OneScreensTests" }?.path == "Tessera/OneScreensTests")
  }

  @Test func dryRunPrintsADiffForPatch() throws {
    let folder = try PackageFolder()
    try folder.writeApp()
    let files = try folder.files()
    let outcome = folder.run("--dry-run")
    #expect(outcome.code == 0)
    #expect(try folder.files() == files)
    // Applying the printed diff with `patch` yields the files that the command writes.
    let patch = "/usr/bin/patch"
    guard FileManager.default.isExecutableFile(atPath: patch) else { return }
    let twin = try PackageFolder()
    try twin.writeApp()
    try twin.write(outcome.output, to: "diff")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: patch)
    process.arguments = ["-p1", "-d", twin.root + "/App", "-i", twin.root + "/diff"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(folder.run().code == 0)
    var patched = try twin.files()
    patched["diff"] = nil
    #expect(try folder.files() == patched)
  }

  @Test func aURLAddsADependencyOfThisVersion() throws {
    let folder = try PackageFolder()
    try folder.writeApp()
    #expect(folder.run("--tessera", "https://example.com/tessera").code == 0)
    #expect(
      try folder.text("App/Package.swift").contains(
        ".package(url: \"https://example.com/tessera\", from: \"\(TesseraVersion.current)\")"))
  }

  @Test func keepsAnExistingDependency() throws {
    let folder = try PackageFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Two", dependencies: [.package(name: "tessera", path: "../tessera")], targets: [.target(name: "Two")])
      """, to: "App/Package.swift")
    try folder.write("public let one = 1\n", to: "App/Sources/Two/Two.swift")
    #expect(folder.run().code == 0)
    let manifest = try folder.text("App/Package.swift")
    #expect(manifest.components(separatedBy: "../tessera").count == 2, "once")
    #expect(manifest.contains("[.target(name: \"Two\")])\n\n// Made by"), "the last line had no line break")
    #expect(!manifest.contains("Ported.swift"))
    #expect(try folder.text("App/Sources/TwoScreens/TwoScreens.swift").contains("WelcomeViewController"))
  }

  @Test func previewsAreTheCatalog() throws {
    let folder = try PackageFolder()
    try folder.writeApp()
    try folder.write(
      "import UIKit\n#Preview { OrderListViewController() }\n", to: "App/Sources/Shop/Previews.swift")
    #expect(folder.run("--name", "Gallery").code == 0)
    let source = try folder.text("App/Sources/Gallery/Gallery.swift")
    #expect(source.contains("CatalogCommand.main()") && source.contains("@testable import Shop"))
    #expect(try folder.text("App/Tests/GalleryTests/GalleryTests.swift").contains("ScreenCatalog.previews()"))
  }

  @Test func keepsExistingFiles() throws {
    let folder = try PackageFolder()
    try folder.writeApp()
    try folder.write("name: Mine\n", to: "App/.github/workflows/tessera.yml")
    try folder.write("// mine\n", to: "App/Sources/Shop/Ported.swift")
    let outcome = folder.run()
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("kept    .github/workflows/tessera.yml"))
    #expect(try folder.text("App/.github/workflows/tessera.yml") == "name: Mine\n")
    #expect(try folder.text("App/Sources/Shop/Ported.swift") == "// mine\n")
  }

  /// A mistake in the app's package, and a word that the error message must contain.
  enum Mistake: CaseIterable {
    case noManifest, noSwift, oldTools, nameTaken, folderTaken, notAName, noPackageConstant, manifestOfAVersion
    case namedSources, noCheckout, targetWithoutFolder, unknownOption, optionWithoutValue, twoFolders, blockedFolder
    case notText, wholeFolder
  }

  @Test(arguments: Mistake.allCases) func errorsChangeNothing(_ mistake: Mistake) throws {
    let folder = try PackageFolder()
    try folder.writeApp()
    let manifest = try folder.text("App/Package.swift")
    var arguments: [String] = []
    let word: String
    switch mistake {
    case .noManifest:
      try FileManager.default.removeItem(atPath: folder.root + "/App/Package.swift")
      word = "no Package.swift"
    case .noSwift:
      try folder.write(manifest.replacing("targets: [", with: "targets: [("), to: "App/Package.swift")
      word = "can't be read"
    case .oldTools:
      try folder.write(manifest.replacing("5.9", with: "5.7"), to: "App/Package.swift")
      word = "5.7"
    case .nameTaken:
      arguments = ["--name", "Prices"]
      word = "already has a target or product 'Prices'"
    case .folderTaken:
      try folder.write("", to: "App/Sources/ShopAppScreens/x.swift")
      word = "folder Sources/ShopAppScreens already"
    case .notAName:
      arguments = ["--name", "my screens"]
      word = "'my screens'"
    case .noPackageConstant:
      try folder.write(manifest.replacing("let package", with: "let shop"), to: "App/Package.swift")
      word = "`let package`"
    case .manifestOfAVersion:
      try folder.write(manifest, to: "App/Package@swift-5.10.swift")
      word = "Package@swift-5.10.swift"
    case .namedSources:
      try folder.write(
        manifest.replacing(
          "\"Shop\", dependencies: [\"Prices\"]",
          with: "\"Shop\", dependencies: [\"Prices\"], sources: [\"OrderList.swift\"]"),
        to: "App/Package.swift")
      word = "'Shop' lists its sources"
    case .noCheckout:
      arguments = ["--tessera", "elsewhere"]
      word = "no checkout"
    case .targetWithoutFolder:
      try FileManager.default.removeItem(atPath: folder.root + "/App/Sources/Prices")
      word = "'Prices' has no folder"
    case .unknownOption:
      arguments = ["--force"]
      word = "'--force'"
    case .optionWithoutValue:
      arguments = ["--name"]
      word = "--name needs"
    case .twoFolders:
      arguments = [".", ".."]
      word = "there are 2"
    case .blockedFolder:
      // A file blocks the workflow folder, so everything written before must be deleted again.
      try folder.write("", to: "App/.github")
      word = "Can't write .github/workflows/tessera.yml"
    case .notText:
      try Data([0x2F, 0x2F, 0xFF]).write(to: URL(fileURLWithPath: folder.root + "/App/Package.swift"))
      word = "UTF-8"
    case .wholeFolder:
      try folder.write(
        manifest.replacing(".target(name: \"Prices\")", with: ".target(name: \"Prices\", path: \".\")"),
        to: "App/Package.swift")
      word = "contain the catalog"
    }
    let files = try folder.files()
    let outcome = folder.run(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("error: ") && outcome.errors.contains(word), "\(outcome.errors)")
    // The error is one line with a sentence about the problem and a sentence about the remedy.
    #expect(outcome.errors.filter { $0 == "\n" }.count == 1, "\(outcome.errors)")
    #expect(try folder.files() == files)
  }

  @Test func helpAndVersion() throws {
    let folder = try PackageFolder()
    #expect(folder.run("--help").output == InitCommand.usage)
    #expect(folder.run("--version").output == TesseraVersion.current + "\n")
  }
}
