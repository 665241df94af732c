// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The layout of the system keyboard's keys:
//
//     44            predictions, which stay empty
//     q w e r t y   rows 54 points apart under it, keys 43 high with 6 between them
//      a s d f g
//     ⇧  z x c  ⌫
//     123  space  return
//     ☺               🎤    next to the home indicator; without one both are keys next to 123
//
// Sizes approximate iOS 17 and 18. A keyboard with a different number of rows has the same height.

import Foundation
import TesseraFoundation
import TesseraGraphics

/// The visible page of keys.
enum KeyboardPage: Equatable {
  /// The letters of the language. The initial page.
  case letters
  /// Latin letters, for languages with other letters.
  case latin
  /// Digits and punctuation.
  case punctuation
  /// Brackets, currency signs and other symbols.
  case symbols
}

/// A change that a key makes to the keyboard.
enum KeyboardChange: Equatable {
  case page(KeyboardPage)
  case shift
}

/// A key of the system keyboard.
struct KeyboardKey {
  enum Face {
    /// A letter or space key, which is white in light mode.
    case letter
    /// A key that changes the keyboard or ends a line, which is gray in light mode.
    case special
    /// A return key with a special meaning, such as Go or Send, which is blue.
    case action
    /// A title or symbol without a key background.
    case bare
  }

  var title = ""
  /// The small letters below the title.
  var letters = ""
  var symbol: String?
  var rect: CGRect
  var face = Face.letter
  var fontSize: CGFloat = 22.5
  /// The text that the key types, or nil to use the title.
  var meaning: String?
  /// The change made to the keyboard, or nil for a key that types text or has no effect.
  var change: KeyboardChange?
  /// The strings typed by flicking to the left, up, to the right and down. Empty if the key doesn't support flicks.
  var flicks: [String] = []

  /// The text passed to `UIWindow.typeText`, or nil for a key that changes the keyboard.
  var text: String? {
    if let meaning { return meaning }
    guard change == nil else { return nil }
    if symbol == "delete.left" { return "\u{8}" }
    guard symbol == nil, face == .letter || face == .bare, title.count == 1 || title.hasPrefix(".") else { return nil }
    return title
  }
}

/// The key layout of a keyboard.
struct KeyboardKeys {
  let size: CGSize
  let type: UIKeyboardType
  let returnKey: UIReturnKeyType
  /// Whether the next letter is uppercase.
  let isShifted: Bool
  /// Whether Caps Lock is on.
  var isLocked = false
  var page = KeyboardPage.letters

  private static let gap: CGFloat = 6

  /// Whether there is space for keys next to the home indicator.
  private var hasDock: Bool { size.height >= 52 + 4 * 54 + 60 }

  /// The keys, back to front.
  var keys: [KeyboardKey] {
    if Self.isNumeric(type) { return numberPad }
    switch page {
    case .punctuation: return letterKeys(.punctuation)
    case .symbols: return letterKeys(.symbols)
    case .latin: return letterKeys(.latinWithKanaKey)
    case .letters: break
    }
    let isLatin = [.asciiCapable, .emailAddress, .URL, .webSearch, .twitter].contains(type)
    if !isLatin, AmbientLanguage.current?.language == "ja" { return kanaPad }
    return letterKeys(.ambient(isLatin: isLatin))
  }

  /// Returns the initial page of a keyboard type.
  static func firstPage(_ type: UIKeyboardType) -> KeyboardPage {
    type == .numbersAndPunctuation ? .punctuation : .letters
  }

  /// Returns whether a keyboard type has only digits and no row of predictions.
  static func isNumeric(_ type: UIKeyboardType) -> Bool {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  // MARK: Digits

  private var numberPad: [KeyboardKey] {
    let pitch = size.height < 240 ? (size.height - 6) / 4 : 54
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let width = (size.width - 4 * Self.gap) / 3
    func rect(_ index: Int) -> CGRect {
      CGRect(
        x: Self.gap + CGFloat(index % 3) * (width + Self.gap), y: 6 + CGFloat(index / 3) * pitch, width: width,
        height: pitch - 7)
    }
    var keys = (0..<9).map { KeyboardKey(title: "\($0 + 1)", letters: letters[$0], rect: rect($0), fontSize: 25) }
    switch type {
    case .decimalPad:
      keys.append(KeyboardKey(title: Locale.ambient.decimalSeparator ?? ".", rect: rect(9), face: .bare, fontSize: 25))
    case .phonePad: keys.append(KeyboardKey(title: "+*#", rect: rect(9), face: .bare, fontSize: 17))
    default: break
    }
    keys.append(KeyboardKey(title: "0", rect: rect(10), fontSize: 25))
    keys.append(KeyboardKey(symbol: "delete.left", rect: rect(11), face: .bare))
    return keys
  }

  // MARK: Kana

  /// The keys of the kana keyboard. Each key represents a row of the kana table, from which flicks select a
  /// character.
  private var kanaPad: [KeyboardKey] {
    let (top, pitch) = rows(of: 4)
    let (height, width) = (pitch - 11, (size.width - 6 * Self.gap) / 5)
    func rect(_ column: Int, _ row: Int, rows: Int = 1) -> CGRect {
      CGRect(
        x: Self.gap + CGFloat(column) * (width + Self.gap), y: top + CGFloat(row) * pitch, width: width,
        height: height + CGFloat(rows - 1) * pitch)
    }
    var keys = KeyboardLayout.kana.enumerated().map { index, kana in
      KeyboardKey(
        title: kana.title, rect: rect(1 + index % 3, index / 3), fontSize: kana.title.count > 1 ? 16 : 22.5,
        meaning: kana.flicks.isEmpty ? nil : kana.tap, flicks: kana.flicks)
    }
    for (row, side) in [("arrow.right", ""), ("arrow.uturn.left", ""), ("", "ABC"), ("smiley", "")].enumerated() {
      keys.append(
        KeyboardKey(
          title: side.1, symbol: side.0.isEmpty ? nil : side.0, rect: rect(0, row), face: .special, fontSize: 16,
          change: side.1.isEmpty ? nil : .page(.latin)))
    }
    keys.append(KeyboardKey(symbol: "delete.left", rect: rect(4, 0), face: .special))
    keys.append(
      KeyboardKey(title: SystemString.space.text, rect: rect(4, 1), face: .special, fontSize: 16, meaning: " "))
    keys.append(
      KeyboardKey(
        title: returnTitle, rect: rect(4, 2, rows: 2), face: returnFace, fontSize: 16, meaning: "\n"))
    return keys + dock("globe")
  }

  /// Returns the keys to the left and right of the home indicator.
  private func dock(_ symbol: String) -> [KeyboardKey] {
    guard hasDock else { return [] }
    let y = size.height - 62
    return [(symbol, CGFloat(16)), ("mic", size.width - 60)].map {
      KeyboardKey(symbol: $0.0, rect: CGRect(x: $0.1, y: y, width: 44, height: 44), face: .bare, fontSize: 24)
    }
  }

  // MARK: Letters

  private func rows(of count: Int) -> (top: CGFloat, pitch: CGFloat) {
    let isLow = size.height < 240
    let bar: CGFloat = isLow ? 38 : 44
    let room = min(4 * 54, size.height - bar)
    return (bar + 8, room / CGFloat(count))
  }

  private func letterKeys(_ layout: KeyboardLayout) -> [KeyboardKey] {
    let (top, pitch) = rows(of: layout.rows.count + 1)
    let height = pitch - 11
    let unit = (size.width - Self.gap) / CGFloat(max(10, layout.rows.map(\.count).max() ?? 10))
    let isPunctuation = layout.side != nil
    var keys: [KeyboardKey] = []
    var (side, hasShift) = (unit * 1.5 - 11, layout.hasCase || isPunctuation)
    for (row, letters) in layout.rows.enumerated() {
      let isLast = row == layout.rows.count - 1
      // In the last row, five symbols share the space between the outer keys.
      let isWide = isPunctuation && isLast
      let width = isWide ? (size.width - 3 * unit - Self.gap) / CGFloat(letters.count) : unit
      let room = (size.width - CGFloat(letters.count) * width) / 2
      // If both outer keys would be too narrow, the shift key is omitted and the letters begin at the edge.
      if isLast, !hasShift || room < unit * 0.95 { hasShift = false }
      if isLast, hasShift { side = min(room - 3 - (room > unit * 1.2 ? 11 : 3), unit * 1.6) }
      let start = isLast && !hasShift ? 3 : room
      for (index, letter) in letters.enumerated() {
        let rect = CGRect(
          x: start + CGFloat(index) * width + 3, y: top + CGFloat(row) * pitch, width: width - Self.gap, height: height)
        let title = isShifted && layout.hasCase ? letter.uppercased(with: .ambient) : letter
        keys.append(KeyboardKey(title: title, rect: rect))
      }
      guard isLast else { continue }
      let y = top + CGFloat(row) * pitch
      if hasShift {
        let shift = CGRect(x: 3, y: y, width: side, height: height)
        let isOn = isShifted && !isPunctuation
        let symbol = isLocked ? "capslock.fill" : isOn ? "shift.fill" : "shift"
        let next = layout.side == KeyboardLayout.punctuation.side ? KeyboardPage.symbols : .punctuation
        keys.append(
          KeyboardKey(
            title: layout.side ?? "", symbol: isPunctuation ? nil : symbol, rect: shift,
            face: isOn ? .letter : .special, fontSize: 16, change: isPunctuation ? .page(next) : .shift))
        keys.append(
          KeyboardKey(symbol: "delete.left", rect: shift.offsetBy(dx: size.width - 6 - side, dy: 0), face: .special))
      } else {
        let x = start + CGFloat(letters.count) * unit + 3
        let rest = CGRect(x: x, y: y, width: max(unit - Self.gap, size.width - 3 - x), height: height)
        keys.append(KeyboardKey(symbol: "delete.left", rect: rest, face: .special))
        side = unit * 1.5 - 11
      }
    }
    return keys + lastRow(layout, y: top + CGFloat(layout.rows.count) * pitch, height: height)
      + dock(layout.isLatin ? "smiley" : "globe")
  }

  /// Returns the row with the space bar, from the number key to the return key.
  private func lastRow(_ layout: KeyboardLayout, y: CGFloat, height: CGFloat) -> [KeyboardKey] {
    let unit = (size.width - Self.gap) / 10
    // The keys are narrower if three of them are adjacent.
    let small = unit * (hasDock && layout.isLatin ? 1.35 : hasDock ? 1.25 : 1.1) - Self.gap
    var keys: [KeyboardKey] = []
    var left: CGFloat = 3
    func add(_ key: (CGRect) -> KeyboardKey, width: CGFloat) {
      keys.append(key(CGRect(x: left, y: y, width: width, height: height)))
      left += width + Self.gap
    }
    let end = unit * 2.5 - Self.gap
    let limit = size.width - 3 - end - Self.gap
    let next: KeyboardPage = layout.side != nil || page == .latin ? .letters : .punctuation
    add(
      { KeyboardKey(title: layout.numbers, rect: $0, face: .special, fontSize: 16, change: .page(next)) }, width: small)
    if !hasDock || !layout.isLatin { add({ KeyboardKey(symbol: "smiley", rect: $0, face: .special) }, width: small) }
    if !hasDock { add({ KeyboardKey(symbol: "mic", rect: $0, face: .special) }, width: small) }
    let signs: [String] =
      switch type {
      case .emailAddress: ["@", "."]
      case .URL: [".", "/", ".com"]
      case .twitter: ["@", "#"]
      case .webSearch: ["."]
      default: []
      }
    let room = limit - left
    if type == .URL {
      let width = (room - 2 * Self.gap) / 3
      for sign in signs { add({ KeyboardKey(title: sign, rect: $0, fontSize: 19) }, width: width) }
    } else {
      let width = unit - Self.gap
      let space = room - CGFloat(signs.count) * (width + Self.gap)
      add({ KeyboardKey(title: SystemString.space.text, rect: $0, fontSize: 16, meaning: " ") }, width: space)
      for sign in signs { add({ KeyboardKey(title: sign, rect: $0, fontSize: 19) }, width: width) }
    }
    add({ KeyboardKey(title: returnTitle, rect: $0, face: returnFace, fontSize: 16, meaning: "\n") }, width: end)
    return keys
  }

  // MARK: Return key

  private var returnFace: KeyboardKey.Face {
    switch returnKey {
    case .default, .next, .continue, .emergencyCall: .special
    default: .action
    }
  }

  private var returnTitle: String {
    switch returnKey {
    case .default: SystemString.returnKey.text
    case .go: SystemString.go.text
    case .join: SystemString.join.text
    case .next: SystemString.next.text
    case .route: SystemString.route.text
    case .search, .google, .yahoo: SystemString.search.text.lowercased(with: .ambient)
    case .send: SystemString.send.text
    case .done: SystemString.done.text.lowercased(with: .ambient)
    case .continue: SystemString.continueKey.text
    case .emergencyCall: "SOS"
    }
  }
}
