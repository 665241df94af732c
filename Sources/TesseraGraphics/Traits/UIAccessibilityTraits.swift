// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The characteristics of an element for a screen reader. There is no screen reader: accessibility snapshots and audits use the
/// traits.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit per trait.
  public let rawValue: UInt64

  /// Creates traits from a bit mask.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The element acts when tapped. The default of buttons and switches.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link, such as one to a web page.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element shows an image. The default of image views.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected. The default of selected controls and table cells.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays its own sound when tapped.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The element is text that does not change. The default of labels.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element summarizes the screen when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element does not respond to touches. The default of disabled controls and labels.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element changes its value often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element starts audio or video, during which nothing should be spoken.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element changes its value up and down by swipes.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element receives touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The element turns to the next page when it has been read to the end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The element is a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The element is the header of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The element has content that can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// The element is on or off. The default of switches.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
