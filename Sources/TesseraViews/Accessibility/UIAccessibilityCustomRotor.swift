// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A custom rotor for navigating the elements of a screen.
///
/// - Note: Differs from UIKit: no screen reader runs; tests call `itemSearchBlock`.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search.
  public enum Direction: Int, Sendable {
    /// Backward.
    case previous = 0
    /// Forward.
    case next
  }

  /// The system's rotors.
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
    /// Bold words.
    case boldText
    /// Italic words.
    case italicText
    /// Underlined words.
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

  /// A closure that finds the next item for a predicate; nil for none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name: the text of `attributedName`.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with speech attributes.
  open var attributedName: NSAttributedString
  /// The closure that finds the next item.
  open var itemSearchBlock: Search
  /// The system's type of the rotor; `none` for a rotor with a name.
  open private(set) var systemRotorType: SystemRotorType = .none

  /// Creates a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Creates a rotor whose name has speech attributes.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Creates a rotor of the system.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}
