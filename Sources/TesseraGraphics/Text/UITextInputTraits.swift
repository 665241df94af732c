// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a text asks of the keyboard: the system's follows the wishes for its look, the others are kept for who asks.

/// The wishes of a text for the keyboard that edits it. Those for its keys, its colours and its return key show; what is
/// typed for a test goes into the text as it is.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// Which letters are typed large. Typed text stays as it is.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected. Typed text stays as it is.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked. Nothing is marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotes become curly. Typed text stays as it is.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes. Typed text stays as it is.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are added and taken away at pasted words. Typed text stays as it is.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the rest of a word is offered. Nothing is offered.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Which keys there are.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What is written on the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether text fields show a bullet for each character. Text views keep it and show their text.
  var isSecureTextEntry: Bool { get set }
  /// What the text is for.
  var textContentType: UITextContentType! { get set }
}

/// Everything is optional, as in UIKit: a class has the wishes that it names. Those that it does not name are as usual and cannot be
/// set.
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

/// Something that text can be typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts text at the insertion point, instead of what is selected.
  func insertText(_ text: String)
  /// Deletes what is selected, or the character before the insertion point.
  func deleteBackward()
}

/// Which letters the keyboard types large.
public enum UITextAutocapitalizationType: Int, Sendable { case none = 0, words, sentences, allCharacters }
/// Whether the keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the keyboard checks spelling.
public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the keyboard makes straight quotes curly.
public enum UITextSmartQuotesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the keyboard makes dashes of hyphens.
public enum UITextSmartDashesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the keyboard adds and takes away spaces at pasted words.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default` = 0, no, yes }
/// Whether the keyboard offers the rest of a word.
public enum UITextInlinePredictionType: Int, Sendable { case `default` = 0, no, yes }

/// Which keys a keyboard has.
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

/// What is written on a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
