// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraAssertions
import TesseraGraphics
import TesseraRaster
import TesseraViews
import Testing

@testable import TesseraTesting

/// Views created and shown in `withLanguage` use the given language.
@Suite @MainActor
struct LanguageTests {
  /// Returns a stack of a red and a green 10-point square. The red square is leading.
  private func stack() -> UIView {
    let squares = [UIColor.red, UIColor.green].map { color in
      let square = UIView()
      square.backgroundColor = color
      return square
    }
    let stack = UIStackView(arrangedSubviews: squares)
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    return stack
  }

  private func first(_ view: UIView) throws -> [UInt8] {
    guard case .picture(let picture, _) = try Snapshotting<UIView, UIImage>.image.capture(view) else { return [] }
    return picture.bitmap.pixel(1, 1)
  }

  @Test func directionFollowsTheLanguage() throws {
    let green: [UInt8] = [0, 255, 0, 255]
    #expect(try withLanguage("ar") { try first(stack()) } == green)
    #expect(try withLanguage("de") { try first(stack()) } != green)
    #expect(try first(stack()) != green)
    #expect(try withLanguage("he_IL") { Locale.ambient.identifier } == "he_IL")
  }

  /// A strategy's language has the same effect as `withLanguage` around the assertion, even for values converted by
  /// `pullback`.
  @Test func strategiesAcceptALanguage() throws {
    func first(_ strategy: Snapshotting<UIView, UIImage>) throws -> [UInt8] {
      guard case .picture(let picture, _) = try strategy.makeCapture(of: { stack() }) else { return [] }
      return picture.bitmap.pixel(1, 1)
    }
    let green: [UInt8] = [0, 255, 0, 255]
    #expect(try first(.image(language: "ar")) == green)
    #expect(try first(.image(language: "de")) != green)
    #expect(try withLanguage("ar") { try first(.image(language: "de")) } != green)
    let numbers = Snapshotting<UIView, String>.recursiveDescription(language: "he").pullback { (_: Int) in stack() }
    var made = ""
    _ = try numbers.makeCapture {
      made = Locale.ambient.identifier
      return 3
    }
    #expect(made == "he")
    #expect(throws: RenderError.self) {
      try Snapshotting<UIView, UIImage>.image(language: "klingon").makeCapture { stack() }
    }
  }

  /// A screen is rebuilt in the strategy's language, and a view controller loads its view in that language.
  @Test func everyValueTypeAcceptsALanguage() throws {
    var heard: [String] = []
    func controller() -> UIViewController { NotifyingController { heard.append(Locale.ambient.identifier) } }
    _ = try Snapshotting<UIViewController, UIImage>.image(on: .iPhoneSE, language: "de").makeCapture { controller() }
    _ = try Snapshotting<UIViewController, String>.layout(language: "fr").makeCapture { controller() }
    nonisolated(unsafe) var spoken = ""
    let screen = Screen("s", device: .iPhoneSE) {
      spoken = Locale.ambient.identifier
      return UIViewController()
    }
    _ = try Snapshotting<Screen, UIImage>.image(language: "it").makeCapture { screen }
    #expect(heard == ["de", "fr"])
    #expect(spoken == "it")
  }

  @Test func invalidLanguages() {
    #expect(throws: RenderError.self) { try withLanguage("klingon") {} }
  }
}

/// A view controller that reports when its view is loaded.
private final class NotifyingController: UIViewController {
  private let heard: () -> Void

  init(_ heard: @escaping () -> Void) {
    self.heard = heard
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    heard()
  }
}
