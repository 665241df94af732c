// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The text input state of a text field or text view. Created when one of its values is first set.
final class TextInputDetails {
  weak var inputDelegate: (any UITextInputDelegate)?
  var tokenizer: (any UITextInputTokenizer)?
  /// The range of the marked text, which an input method has not confirmed yet, in UTF-16 units.
  var marked: NSRange?
  var markedStyle: [NSAttributedString.Key: Any]?
  var affinity = UITextStorageDirection.forward
  var menu: TextMenu?
}

/// A tokenizer that finds line boundaries in the displayed layout.
final class LayoutTokenizer: UITextInputStringTokenizer {
  private weak var host: (any TextInputHost)?

  init(_ host: any TextInputHost) {
    self.host = host
    super.init(textInput: host)
  }

  override func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard granularity == .line, let host else { return super.units(granularity) }
    return host.geometry.lines.map(\.units).filter { !$0.isEmpty }
  }
}
