// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation

extension UIFont {
  /// Returns the font for text with an intent: made bold, italic or monospaced if needed.
  func font(for intent: InlinePresentationIntent) -> UIFont {
    var font = self
    if intent.contains(.code) {
      font = .monospacedSystemFont(ofSize: pointSize, weight: intent.contains(.stronglyEmphasized) ? .bold : .regular)
    }
    var traits = font.fontDescriptor.symbolicTraits
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    guard traits != font.fontDescriptor.symbolicTraits,
      let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
    else { return font }
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}

extension InlinePresentationIntent {
  /// Creates the intents from an attribute's value, which is a number or the intents themselves.
  init(attribute value: Any) {
    self =
      value as? InlinePresentationIntent ?? number(value).flatMap { UInt(exactly: $0) }.map { Self(rawValue: $0) } ?? []
  }
}
