// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// A tokenizer that finds units in the text of a text input.
///
/// It supports characters, words, sentences, paragraphs and the whole document. The tokenizers of text fields and
/// text views also support lines. The layout directions right and down count as forward, left and up as backward.
///
/// - Note: Differs from UIKit: a word is a run of letters, digits and marks, even in Chinese and Japanese. Thai, Lao,
///   Khmer and Burmese words are found with word lists.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer for a text input, which is not retained.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let unit = unit(at: position, granularity, direction) else { return nil }
    return range(unit)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    let place = offset(of: position)
    return units(granularity).contains { (direction.isForward ? $0.upperBound : $0.lowerBound) == place }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let place = offset(of: position)
    let units = units(granularity)
    let edge =
      direction.isForward
      ? units.first { $0.upperBound > place }?.upperBound : units.last { $0.lowerBound < place }?.lowerBound
    return edge.flatMap(self.position(at:))
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    unit(at: position, granularity, direction) != nil
  }

  /// Returns the ranges of all units in the text, in order, in UTF-16 code units. No range is empty.
  @_spi(Tessera) open func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return [] }
    return TextUnits.of(text, TextUnits.Unit(granularity))
  }

  // MARK: Offsets

  private func unit(
    at position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> Range<Int>? {
    let place = offset(of: position)
    return units(granularity).first { unit in
      if direction.isForward { return unit.contains(place) }
      return unit.lowerBound < place && place <= unit.upperBound
    }
  }

  private func offset(of position: UITextPosition) -> Int {
    guard let input else { return 0 }
    return input.offset(from: input.beginningOfDocument, to: position)
  }

  private func position(at offset: Int) -> UITextPosition? {
    guard let input else { return nil }
    return input.position(from: input.beginningOfDocument, offset: offset)
  }

  private func range(_ unit: Range<Int>) -> UITextRange? {
    guard let start = position(at: unit.lowerBound), let end = position(at: unit.upperBound) else { return nil }
    return input?.textRange(from: start, to: end)
  }
}

extension UITextDirection {
  fileprivate var isForward: Bool {
    rawValue == UITextStorageDirection.forward.rawValue || rawValue == UITextLayoutDirection.right.rawValue
      || rawValue == UITextLayoutDirection.down.rawValue
  }
}

extension TextUnits.Unit {
  fileprivate init(_ granularity: UITextGranularity) {
    self =
      switch granularity {
      case .character: .character
      case .word: .word
      case .sentence: .sentence
      case .paragraph: .paragraph
      case .line: .line
      case .document: .document
      }
  }
}
