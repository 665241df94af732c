// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A custom rotor for navigating the elements of a screen.
///
/// - Note: Differs from UIKit: there is no screen reader. Tests call `itemSearchBlock`.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search.
  public enum Direction: Int, Sendable {
    /// A search for the previous item.
    case previous = 0
    /// A search for the next item.
    case next
  }

  /// The types of system rotors.
  public enum SystemRotorType: Int, Sendable {
    /// No rotor.
    case none = 0
    /// Links.
    case link
    /// Visited links.
    case visitedLink
    /// Headings.
    case heading
    /// Headings of level 1.
    case headingLevel1
    /// Headings of level 2.
    case headingLevel2
    /// Headings of level 3.
    case headingLevel3
    /// Headings of level 4.
    case headingLevel4
    /// Headings of level 5.
    case headingLevel5
    /// Headings of level 6.
    case headingLevel6
    /// Bold text.
    case boldText
    /// Italic text.
    case italicText
    /// Underlined text.
    case underlineText
    /// Misspelled words.
    case misspelledWord
    /// Images.
    case image
    /// Text fields.
    case textField
    /// Tables.
    case table
    /// Lists.
    case list
    /// Landmarks.
    case landmark
  }

  /// A closure that returns the next item for a predicate, or nil.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The rotor's name, which is the string of `attributedName`.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The rotor's name with speech attributes.
  open var attributedName: NSAttributedString
  /// The closure that finds the next item.
  open var itemSearchBlock: Search
  /// The type of a system rotor, or `none` for a custom rotor.
  open private(set) var systemRotorType: SystemRotorType = .none

  /// Creates a custom rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Creates a custom rotor whose name has speech attributes.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Creates a system rotor.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}
