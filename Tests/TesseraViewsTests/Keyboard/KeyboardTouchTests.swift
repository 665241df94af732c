// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// Touches on the keyboard in a 390 x 844 window. The positions are read from the keys, and the expected effects are
/// from iOS.
@MainActor @Suite struct KeyboardTouchTests {
  private final class Field: UIView, UIKeyInput {
    var text = ""
    var keyboardType = UIKeyboardType.default
    var autocapitalizationType = UITextAutocapitalizationType.none
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }
  }

  private let window = makeWindow(390, 844)
  private let field = Field(frame: CGRect(x: 0, y: 100, width: 390, height: 40))

  init() { window.addSubview(field) }

  private func begin(_ type: UIKeyboardType = .default) throws -> KeyboardSurface {
    field.keyboardType = type
    #expect(field.becomeFirstResponder())
    window.layoutIfNeeded()
    return try #require(window.keyboard?.host?.plate)
  }

  /// Returns the center of the key with the given title or symbol.
  private func place(_ name: String, on plate: KeyboardSurface) throws -> CGPoint {
    for y in stride(from: plate.bounds.minY + 2, to: plate.bounds.maxY, by: 4) {
      for x in stride(from: plate.bounds.minX + 2, to: plate.bounds.maxX, by: 4) {
        if let key = plate.key(at: CGPoint(x: x, y: y)), key.title == name || key.symbol == name {
          return plate.convert(CGPoint(x: key.rect.midX, y: key.rect.midY), to: nil)
        }
      }
    }
    throw Missing(name: name)
  }

  private struct Missing: Error { var name: String }

  private func touch(_ names: String..., on plate: KeyboardSurface, at time: Double = 0) throws {
    for name in names {
      let place = try place(name, on: plate)
      window.endTouch(try #require(window.keyboardTouch(at: place)), at: place, time: time)
    }
  }

  @Test func letters() throws {
    let plate = try begin()
    try touch("h", "e", "y", "space", "y", "o", "p", on: plate)
    try touch("delete.left", "u", on: plate)
    #expect(field.text == "hey you")
  }

  @Test func shiftAppliesToOneLetter() throws {
    let plate = try begin()
    try touch("shift", "A", "b", on: plate)
    #expect(field.text == "Ab")
    // A second tap after a pause turns shift off again.
    try touch("shift", on: plate, at: 10)
    try touch("shift.fill", on: plate, at: 11)
    try touch("c", on: plate)
    #expect(field.text == "Abc")
  }

  @Test func doubleTapLocksShift() throws {
    let plate = try begin()
    try touch("shift", on: plate, at: 1)
    try touch("shift.fill", on: plate, at: 1.2)
    try touch("A", "B", "capslock.fill", "c", on: plate, at: 5)
    #expect(field.text == "ABc")
  }

  /// A double tap locks shift even if automatic capitalization has turned it on before.
  @Test func doubleTapLocksAutomaticShift() throws {
    field.autocapitalizationType = .allCharacters
    let plate = try begin()
    try touch("shift.fill", on: plate, at: 1)
    try touch("shift", on: plate, at: 1.1)
    try touch("capslock.fill", on: plate, at: 9)
    try touch("a", on: plate)
    #expect(field.text == "a")
  }

  /// Automatic capitalization turns shift on, and a tap on shift turns it off for one letter.
  @Test func shiftDisablesAutocapitalization() throws {
    field.autocapitalizationType = .allCharacters
    let plate = try begin()
    try touch("A", "shift.fill", "b", "C", on: plate)
    #expect(field.text == "AbC")
  }

  @Test func pages() throws {
    let plate = try begin()
    try touch("123", "4", "2", "#+=", "€", "123", "7", "ABC", "k", on: plate)
    #expect(field.text == "42€7k")
  }

  /// The keyboard switches back to letters after a digit and a space, or after an apostrophe. A keyboard that starts
  /// with digits does not switch.
  @Test func spaceReturnsToLetters() throws {
    let plate = try begin()
    try touch("123", "4", "space", "p", "123", "'", "s", on: plate)
    #expect(field.text == "4 p's")
    #expect(field.resignFirstResponder())
    field.text = ""
    let digits = try begin(.numbersAndPunctuation)
    try touch("1", "space", "2", "ABC", "q", on: digits)
    #expect(field.text == "1 2q")
  }

  @Test func flicksTypeKana() throws {
    let japanese = LanguageTag("ja")
    try AmbientLanguage.with(japanese) { try MainActor.assumeIsolated { try flickKana() } }
  }

  private func flickKana() throws {
    let plate = try begin()
    func flick(_ name: String, _ x: CGFloat, _ y: CGFloat) throws {
      let start = try place(name, on: plate)
      let touch = try #require(window.keyboardTouch(at: start))
      window.endTouch(touch, at: CGPoint(x: start.x + x, y: start.y + y), time: 0)
    }
    try flick("か", 0, 0)
    try flick("あ", -40, 5)
    try flick("あ", 0, -40)
    try flick("さ", 60, 0)
    try flick("ま", 3, 40)
    // A downward flick from や types よ, and a flick to the right from わ types ー.
    try flick("や", 0, 40)
    try flick("わ", 40, 0)
    try flick("^_^", 40, 0)
    #expect(field.text == "かいうせもよー")
    try touch("ABC", "q", "あいう", "な", on: plate)
    #expect(field.text == "かいうせもよーqな")
  }

  /// A finger that leaves a key types nothing. A touch outside the keyboard is delivered to the views.
  @Test func ignoresTouchesThatLeaveAKey() throws {
    let plate = try begin()
    let (start, end) = (try place("q", on: plate), try place("m", on: plate))
    let touch = try #require(window.keyboardTouch(at: start))
    #expect(window.text(of: touch, endingAt: start) == "q")
    #expect(window.text(of: touch, endingAt: end) == nil)
    window.endTouch(touch, at: end, time: 0)
    window.endTouch(touch, at: CGPoint(x: -1000, y: CGFloat.nan), time: .nan)
    #expect(field.text.isEmpty)
    #expect(window.keyboardTouch(at: CGPoint(x: 100, y: 100)) == nil)
    #expect(window.keyboardTouch(at: CGPoint(x: CGFloat.nan, y: CGFloat.infinity)) == nil)
  }
}
