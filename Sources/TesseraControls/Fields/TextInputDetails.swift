// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The text input state of a field or text view, created lazily when one of its values is set.
final class TextInputDetails {
  weak var inputDelegate: (any UITextInputDelegate)?
  var tokenizer: (any UITextInputTokenizer)?
  /// The provisional text of an input method, in UTF-16 units.
  var marked: NSRange?
  var markedStyle: [NSAttributedString.Key: Any]?
  var affinity = UITextStorageDirection.forward
  var menu: TextMenu?
}

/// A tokenizer based on the lines of a layout.
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
