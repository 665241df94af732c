// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Keyboard options of a text. The system keyboard follows the options for its appearance; the others are only stored.

/// The options of the keyboard that edits a text. The keys, colors and return key of the keyboard follow them. Text typed by a
/// test is inserted unchanged.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The automatic capitalization. Typed text is not changed.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected. Typed text is not changed.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked. Has no effect: nothing is marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotes become curly. Typed text is not changed.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes. Typed text is not changed.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are adjusted around pasted words. Typed text is not changed.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether completions of words are suggested. Has no effect: nothing is suggested.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The set of keys.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The label of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while the text is empty.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether text fields show a bullet for each character. Text views store the value and show their text.
  var isSecureTextEntry: Bool { get set }
  /// The purpose of the text.
  var textContentType: UITextContentType! { get set }
}

/// All requirements are optional, as in UIKit: a class declares those it needs. The others have their default values and cannot
/// be set.
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

/// An object that accepts typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the insertion point, replacing the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the insertion point.
  func deleteBackward()
}

/// The letters that the keyboard capitalizes.
public enum UITextAutocapitalizationType: Int, Sendable { case none = 0, words, sentences, allCharacters }
/// Whether the keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the keyboard checks spelling.
public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the keyboard makes straight quotes curly.
public enum UITextSmartQuotesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the keyboard turns hyphens into dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the keyboard adjusts spaces around pasted words.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the keyboard suggests completions of words.
public enum UITextInlinePredictionType: Int, Sendable { case `default` = 0, no, yes }

/// The set of keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
  case webSearch, asciiCapableNumberPad

  /// Latin letters: `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark, light

  /// The older name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// The label of a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
