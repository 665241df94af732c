// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraAssertions
import TesseraGraphics
import TesseraRaster
import TesseraViews
import Testing

@testable import TesseraTesting

/// What is made and shown in `withLanguage` is in that language.
@Suite @MainActor
struct LanguageTests {
  /// A stack of a red and a green square of 10 points: the red one leads.
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

  @Test func directionsFollow() throws {
    let green: [UInt8] = [0, 255, 0, 255]
    #expect(try withLanguage("ar") { try first(stack()) } == green)
    #expect(try withLanguage("de") { try first(stack()) } != green)
    #expect(try first(stack()) != green)
    #expect(try withLanguage("he_IL") { Locale.ambient.identifier } == "he_IL")
  }

  @Test func namesThatAreNone() {
    #expect(throws: RenderError.self) { try withLanguage("klingon") {} }
  }
}
