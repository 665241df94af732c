// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation

extension UIFont {
  /// Returns a bold, italic or monospaced variant of the font, depending on an intent.
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
  /// Creates intents from an attribute value, which is a number or an `InlinePresentationIntent`.
  init(attribute value: Any) {
    self =
      value as? InlinePresentationIntent ?? number(value).flatMap { UInt(exactly: $0) }.map { Self(rawValue: $0) } ?? []
  }
}
