// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraCommand
import Testing
import UIKit

@Suite struct AuditCommandTests {
  /// `good` has no audit findings. `bad` has a 20-point icon button without a label.
  private let catalog = ScreenCatalog {
    Screen("good", device: .iPhoneSE) { UIViewController() }
    Screen("bad", device: .iPhoneSE) { () -> UIView in
      let root = UIView()
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
      button.setImage(UIImage(systemName: "heart"), for: .normal)
      root.addSubview(button)
      return root
    }
  }

  private func run(_ arguments: String...) async -> Int32 {
    await CatalogCommand.run(catalog, arguments: arguments)
  }

  @Test func exitCodes() async {
    #expect(await run("audit", "good") == 0)
    #expect(await run("audit", "bad") == 1)
    #expect(await run("audit", "--json") == 1)
    #expect(await run("audit", "--github", "--appearance", "dark", "--text-size", "AX5", "--rtl", "--contrast") == 1)
    #expect(await run("audit", "bad", "--rule", "truncated-text") == 0)
  }

  @Test(arguments: [
    ["audit", "none"], ["audit", "--rule", "nonsense"], ["audit", "--update-baseline"],
    ["audit", "--json", "--github"],
    ["audit", "--baseline", "/nowhere/at/all.json"], ["audit", "--language", "klingon"],
    ["audit", "--text-size", "XXXXL"],
    ["explain", "good"], ["explain", "good", "nobody"], ["explain", "none", "UIView"],
    ["explain", "bad", "UIView", "--appearance", "both"],
  ])
  func usageErrorsExitWithTwo(_ arguments: [String]) async {
    #expect(await CatalogCommand.run(catalog, arguments: arguments) == 2)
  }

  @Test func baselinesAllowKnownFindings() async throws {
    let folder = Folder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let file = folder.path + "/audit.json"
    #expect(await run("audit", "--baseline", file, "--update-baseline") == 0)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("\"missing-label UIWindow/UIViewController/UIButton\""))
    #expect(text.contains("\"small-touch-target UIWindow/UIViewController/UIButton\""))
    #expect(await run("audit", "--baseline", file) == 0)
    // Auditing one screen keeps the other screens' known findings.
    #expect(await run("audit", "good", "--baseline", file, "--update-baseline") == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    try Data("no JSON".utf8).write(to: URL(fileURLWithPath: file))
    #expect(await run("audit", "--baseline", file) == 2)
  }

  @Test func explain() async {
    #expect(await run("explain", "bad", "UIButton") == 0)
    #expect(await run("explain", "bad", "UIButton", "--json", "--device", "ipad", "--appearance", "dark") == 0)
  }

  @Test func imageNamesContainVariants() async {
    let folder = Folder()
    let code = await run(
      "render", "good", "--appearance", "light", "--language", "double", "--text-size", "AX5", "--rtl", "--contrast",
      "--out",
      folder.path)
    #expect(code == 0)
    #expect(folder.files == ["good.iphone-se@2.light.AX5.rtl.double.contrast.png"])
  }

  /// The `icon` screen requests a symbol that does not exist.
  @Test func strictRendersFail() async throws {
    let folder = Folder()
    let catalog = ScreenCatalog {
      Screen("icon", device: .iPhoneSE) { UIImageView(image: UIImage(systemName: "no.such.symbol.at.all")) }
    }
    let render = ["render", "--appearance", "light", "--out", folder.path]
    #expect(await CatalogCommand.run(catalog, arguments: render) == 0)
    #expect(await CatalogCommand.run(catalog, arguments: render + ["--strict"]) == 1)
    // The images are written, and the missing resource is reported at the end.
    #expect(folder.files == ["icon.iphone-se@2.light.png"])
    #expect(await CatalogCommand.run(catalog, arguments: ["audit", "--rule", "missing-resource"]) == 1)
    #expect(await run("render", "good", "--out", folder.path, "--strict") == 0)
  }

  /// The test bundles have no localizations, so any valid language is accepted.
  @Test func imageNamesContainLanguages() async {
    let folder = Folder()
    #expect(await run("render", "good", "--appearance", "light", "--language", "ar_eg", "--out", folder.path) == 0)
    #expect(folder.files == ["good.iphone-se@2.light.ar-EG.png"])
    #expect(await run("render", "good", "--language", "zzz", "--out", folder.path) == 2)
  }
}
