// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A length with its unit (CSS Values 4, section 6). An inch is 96 px, and one px is one point of the picture.
struct SVGLength: Equatable {
  enum Unit: Equatable { case px, percent, em, ex }

  var value: Double
  var unit: Unit

  init(value: Double, unit: Unit = .px) {
    (self.value, self.unit) = (value, unit)
  }

  /// Parses a length. Returns nil if the text isn't a finite length.
  init?(_ text: some StringProtocol) {
    let text = text.trimmed
    let end = text.utf8.endIndex(ofNumberFrom: text.utf8.startIndex)
    guard let end, let number = Double(text[..<end]), number.isFinite else { return nil }
    guard let (factor, unit) = Self.units[text[end...].lowercased()] else { return nil }
    self.init(value: number * factor, unit: unit)
  }

  private static let units: [String: (factor: Double, unit: Unit)] = [
    "": (1, .px), "px": (1, .px), "pt": (4.0 / 3, .px), "pc": (16, .px), "in": (96, .px), "cm": (96 / 2.54, .px),
    "mm": (9.6 / 2.54, .px), "q": (2.4 / 2.54, .px), "%": (0.01, .percent), "em": (1, .em), "rem": (16, .px),
    "ex": (1, .ex),
  ]

  /// Returns the length in px.
  func resolved(percentOf whole: Double, fontSize: Double = 16) -> Double {
    switch unit {
    case .px: value
    case .percent: value * whole
    case .em: value * fontSize
    case .ex: value * fontSize / 2
    }
  }
}

extension StringProtocol {
  var trimmed: Substring {
    var rest = Substring(self)
    while let first = rest.utf8.first, first <= 0x20 { rest = rest.dropFirst() }
    while let last = rest.utf8.last, last <= 0x20 { rest = rest.dropLast() }
    return rest
  }

  /// The words of the string, separated by whitespace and commas.
  var words: [SubSequence] {
    split { $0 == " " || $0 == "," || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" || $0 == "\u{C}" }
  }
}

extension Substring.UTF8View {
  /// Returns the end of the number that begins at an index, or nil if there is none. An `e` without digits belongs to
  /// the unit.
  func endIndex(ofNumberFrom start: Index) -> Index? {
    var index = start
    func isDigit(_ index: Index) -> Bool { index < endIndex && self[index] >= 0x30 && self[index] <= 0x39 }
    func skipSign() {
      if index < endIndex, self[index] == 0x2B || self[index] == 0x2D { index = self.index(after: index) }
    }
    func skipDigits() -> Bool {
      let first = index
      while isDigit(index) { index = self.index(after: index) }
      return index > first
    }
    skipSign()
    var hasDigits = skipDigits()
    if index < endIndex, self[index] == 0x2E {
      index = self.index(after: index)
      hasDigits = skipDigits() || hasDigits
    }
    guard hasDigits else { return nil }
    if index < endIndex, self[index] | 0x20 == 0x65 {
      let before = index
      index = self.index(after: index)
      skipSign()
      if !skipDigits() { index = before }
    }
    return index
  }
}
