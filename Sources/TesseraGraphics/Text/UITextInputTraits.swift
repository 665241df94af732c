// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Keyboard options for text input. The options for the keyboard's appearance take effect. The other options are
// stored only.

/// Options for the keyboard that edits text. They determine the keyboard's keys, colors and return key. Text typed by
/// a test is inserted unchanged.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The automatic capitalization. Has no effect, because typed text is inserted unchanged.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected. Has no effect, because typed text is inserted unchanged.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked. Has no effect, because errors are not marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotation marks are converted to curly ones. Has no effect, because typed text is inserted
  /// unchanged.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens are converted to dashes. Has no effect, because typed text is inserted unchanged.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are added or removed around pasted words. Has no effect, because text is inserted unchanged.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether word completions are suggested. Has no effect, because words are not predicted.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The keyboard type, which determines the keys.
  var keyboardType: UIKeyboardType { get set }
  /// The keyboard's light or dark appearance.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The return key's label.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled if the text is empty.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether bullets replace the characters of a text field. Text views only store the value and display their text.
  var isSecureTextEntry: Bool { get set }
  /// The kind of content that the text represents, such as a name or an email address.
  var textContentType: UITextContentType! { get set }
}

/// As in UIKit, all requirements are optional: a class declares only the properties that it supports. The other
/// properties get default values from this extension and can't be set.
extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

/// An object that accepts text typed on a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether the object contains text.
  var hasText: Bool { get }
  /// Inserts text at the insertion point, replacing the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the insertion point.
  func deleteBackward()
}

/// The letters that the keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Sendable { case none = 0, words, sentences, allCharacters }
/// Whether the keyboard corrects words automatically.
public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the keyboard checks spelling.
public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the keyboard converts straight quotation marks to curly ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the keyboard converts hyphens to dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the keyboard adds or removes spaces around pasted words.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the keyboard suggests word completions.
public enum UITextInlinePredictionType: Int, Sendable { case `default` = 0, no, yes }

/// The type of a keyboard, which determines its keys.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
  case webSearch, asciiCapableNumberPad

  /// The deprecated name of `asciiCapable`, a keyboard with Latin letters.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The light or dark appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark, light

  /// The deprecated name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The label of a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
