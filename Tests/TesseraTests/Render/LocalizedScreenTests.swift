// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import UIKit

@testable import Tessera

/// A screen's `localization`, and the reports about missing resources.
@Suite @MainActor
struct LocalizedScreenTests {
  /// A bundle with a title in English, German and Arabic, in a folder that is deleted with the object.
  private final class Texts: Sendable {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString).resources")

    init() throws {
      let tables = [
        "en": "\"title\" = \"Shop\"; \"cart\" = \"Cart\";", "de": "\"title\" = \"Laden\";",
        "ar": "\"title\" = \"متجر\";",
      ]
      for (language, table) in tables {
        let lproj = folder.appendingPathComponent("\(language).lproj")
        try FileManager.default.createDirectory(at: lproj, withIntermediateDirectories: true)
        try Data(table.utf8).write(to: lproj.appendingPathComponent("Localizable.strings"))
      }
    }

    var bundle: Bundle { Bundle(url: folder) ?? .main }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  /// A screen that looks up one string when it is created and another when it is drawn.
  private final class Shop: UIViewController {
    let bundle: Bundle
    let label = UILabel()
    private(set) var madeDirection = UIUserInterfaceLayoutDirection.leftToRight

    init(_ bundle: Bundle) {
      self.bundle = bundle
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      label.text = NSLocalizedString("title", bundle: bundle, comment: "")
      madeDirection = UIApplication.shared.userInterfaceLayoutDirection
      view.addSubview(label)
      let painting = Painting(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
      painting.bundle = bundle
      view.addSubview(painting)
    }
  }

  private final class Painting: UIView {
    var bundle = Bundle.main

    override func draw(_ rect: CGRect) { _ = String(localized: "cart", bundle: bundle) }
  }

  @Test(
    arguments: [
      (nil, "Shop", false), ("de", "Laden", false), ("de-AT", "Laden", false), ("ar", "متجر", true),
      ("fr", "Shop", false), ("he", "Shop", true),
    ] as [(String?, String, Bool)])
  func textsAndDirection(localization: String?, title: String, isRightToLeft: Bool) throws {
    let texts = try Texts()
    let screen = Screen("shop", device: .iPhoneSE) { Shop(texts.bundle) }
    let laidOut = try Renderer().layout(screen, options: RenderOptions(localization: localization))
    let shop = try #require(laidOut.window.rootViewController as? Shop)
    #expect(shop.label.text == title)
    let direction: UIUserInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    #expect(shop.madeDirection == direction)
    #expect(shop.label.effectiveUserInterfaceLayoutDirection == direction)
    #expect(shop.traitCollection.layoutDirection == (isRightToLeft ? .rightToLeft : .leftToRight))
    // The language outside the screen does not change.
    #expect(NSLocalizedString("title", bundle: texts.bundle, comment: "") == "Shop")
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test func auditsMissingTranslations() throws {
    let texts = try Texts()
    let screen = Screen("shop", device: .iPhoneSE) { () -> UIViewController in
      let shop = Shop(texts.bundle)
      let icon = UIImageView(image: UIImage(systemName: "hearts"))
      shop.loadViewIfNeeded()
      shop.label.font = UIFont(name: "NoSuchFont-Bold", size: 12) ?? .systemFont(ofSize: 12)
      shop.view.addSubview(icon)
      return shop
    }
    let laidOut = try Renderer().layout(screen, options: RenderOptions(localization: "de"))
    _ = laidOut.displayList
    let missing = laidOut.missingResources
    #expect(missing.count == 3)
    #expect(missing.first?.hasPrefix("There is no symbol \"hearts\". Did you mean \"heart\"") == true)
    #expect(missing.dropFirst().first == "There is no font \"NoSuchFont-Bold\".")
    #expect(missing.last?.hasPrefix("There is no string \"cart\" in Localizable of texts-") == true)
    let findings = ScreenAudit.findings(in: laidOut, rules: [.missingResource])
    #expect(findings.map(\.message) == missing)
    #expect(
      findings.map(\.path) == ["UIWindow/symbol 'hearts'", "UIWindow/font 'NoSuchFont-Bold'", "UIWindow/string 'cart'"])
    // In English, no strings are missing.
    let english = try Renderer().layout(
      Screen("shop", device: .iPhoneSE) { Shop(texts.bundle) }, options: RenderOptions(localization: "en"))
    #expect(ScreenAudit.findings(in: english, rules: [.missingResource]) == [])
  }

  @Test func variantNamesContainTheLanguage() throws {
    let matrix = SnapshotMatrix(appearances: [.light], localizations: [nil, "de", "pt-BR"], languages: [nil, .double])
    let device = try Device(name: "d", size: CGSize(width: 10, height: 10), scale: 1)
    #expect(
      matrix.variants(device: device).map(\.name) == [
        "d@1.light", "d@1.light.double", "d@1.light.de", "d@1.light.de.double", "d@1.light.pt-BR",
        "d@1.light.pt-BR.double",
      ])
    #expect(Variant(device: device, localization: "ar").options.localization == "ar")
  }

  @Test func invalidLanguages() {
    for name in ["klingon", "", "../x", "12", "qqq"] {
      #expect(throws: RenderError.self) { try Localizations.named(name) }
    }
    for name in ["klingon", "../x"] {
      #expect(throws: RenderError.unknownLanguage(name, known: Localizations.all)) {
        try Renderer().layout(Screen("s") { UIView() }, options: RenderOptions(localization: name))
      }
    }
    #expect(RenderError.unknownLanguage("xx", known: ["ar", "de"]).description.contains("The bundles have ar, de"))
    #expect(RenderError.unknownLanguage("xx", known: []).isUsage)
  }

  @Test func strictRunsFail() async throws {
    let stage = SnapshotStage()
    let screen = Screen("icon", device: SnapshotStage.device, snapshots: SnapshotMatrix(appearances: [.light])) {
      UIImageView(image: UIImage(systemName: "no.such.symbol.at.all"))
    }
    let plain = try await stage.run([screen], .missing)
    #expect(plain.results.map(\.state) == [.recorded])
    var run = SnapshotRun(try stage.plan([screen]), mode: .never)
    run.isStrict = true
    let report = await run.run()
    #expect(report.results.map(\.state) == [.error])
    #expect(report.results.first?.message.contains("There is no symbol \"no.such.symbol.at.all\"") == true)
  }
}
