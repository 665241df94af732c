// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViews

/// What a text wants of the keyboard, with UIKit's defaults: the same for fields and text views.
struct TextInputTraits {
  var autocapitalizationType: UITextAutocapitalizationType = .sentences
  var autocorrectionType: UITextAutocorrectionType = .default
  var spellCheckingType: UITextSpellCheckingType = .default
  var smartQuotesType: UITextSmartQuotesType = .default
  var smartDashesType: UITextSmartDashesType = .default
  var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  var inlinePredictionType: UITextInlinePredictionType = .default
  var keyboardType: UIKeyboardType = .default
  var keyboardAppearance: UIKeyboardAppearance = .default
  var returnKeyType: UIReturnKeyType = .default
  var enablesReturnKeyAutomatically = false
  var textContentType: UITextContentType!
  /// The view in place of the keyboard, and the one above it.
  var inputView: UIView?
  var inputAccessoryView: UIView?
}
