// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The properties that `UIAppearance` proxies of text fields and text views support.

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension AppearanceKeys {
  static let textField = AppearanceKeys(
    UITextField.self, after: .control,
    [
      AppearanceKey("font", \UITextField.font),
      AppearanceKey("textColor", color: \UITextField.textColor),
      AppearanceKey("textAlignment", \UITextField.textAlignment),
      AppearanceKey("borderStyle", \UITextField.borderStyle),
      AppearanceKey("background", \UITextField.background),
      AppearanceKey("disabledBackground", \UITextField.disabledBackground),
      AppearanceKey("clearButtonMode", \UITextField.clearButtonMode),
      AppearanceKey("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
      AppearanceKey("minimumFontSize", \UITextField.minimumFontSize),
      AppearanceKey("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory),
      AppearanceKey("keyboardAppearance", \UITextField.keyboardAppearance),
      AppearanceKey("autocorrectionType", \UITextField.autocorrectionType),
      AppearanceKey("autocapitalizationType", \UITextField.autocapitalizationType),
      AppearanceKey("spellCheckingType", \UITextField.spellCheckingType),
      // The getter also returns a plain `placeholder`, as an attributed string.
      AppearanceKey("attributedPlaceholder", \UITextField.attributedPlaceholder),
    ])

  static let textView = AppearanceKeys(
    UITextView.self, after: .scrollView,
    [
      AppearanceKey("font", \UITextView.font),
      AppearanceKey("textColor", color: \UITextView.textColor),
      AppearanceKey("textAlignment", \UITextView.textAlignment),
      AppearanceKey("linkTextAttributes", contents: \UITextView.linkTextAttributes),
      AppearanceKey("textContainerInset", \UITextView.textContainerInset),
      AppearanceKey("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory),
      AppearanceKey("dataDetectorTypes", \UITextView.dataDetectorTypes),
      AppearanceKey("keyboardAppearance", \UITextView.keyboardAppearance),
      AppearanceKey("autocorrectionType", \UITextView.autocorrectionType),
      AppearanceKey("autocapitalizationType", \UITextView.autocapitalizationType),
      AppearanceKey("spellCheckingType", \UITextView.spellCheckingType),
    ])
}
