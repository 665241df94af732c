// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A way of its own through the elements of a screen.
///
/// - Note: Differs from UIKit: no screen reader runs; tests call `itemSearchBlock`.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Which way the search goes.
  public enum Direction: Int, Sendable {
    /// Backwards.
    case previous = 0
    /// Forwards.
    case next
  }

  /// Ways that the system names.
  public enum SystemRotorType: Int, Sendable {
    /// No way.
    case none = 0
    /// From link to link.
    case link
    /// From one link that was followed to the next.
    case visitedLink
    /// From heading to heading.
    case heading
    /// From one heading of a level to the next.
    case headingLevel1
    /// From one heading of a level to the next.
    case headingLevel2
    /// From one heading of a level to the next.
    case headingLevel3
    /// From one heading of a level to the next.
    case headingLevel4
    /// From one heading of a level to the next.
    case headingLevel5
    /// From one heading of a level to the next.
    case headingLevel6
    /// From bold word to bold word.
    case boldText
    /// From italic word to italic word.
    case italicText
    /// From underlined word to underlined word.
    case underlineText
    /// From misspelt word to misspelt word.
    case misspelledWord
    /// From image to image.
    case image
    /// From text field to text field.
    case textField
    /// From table to table.
    case table
    /// From list to list.
    case list
    /// From landmark to landmark.
    case landmark
  }

  /// Finds the next item for a predicate; nil for none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// What the way is called: the words of `attributedName`.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// What the way is called, with attributes of speech.
  open var attributedName: NSAttributedString
  /// Finds the next item.
  open var itemSearchBlock: Search
  /// Which of the system's ways it is; `none` for one with a name.
  open private(set) var systemRotorType: SystemRotorType = .none

  /// Creates a way with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Creates a way with a name that has attributes of speech.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// One of the system's ways.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}
