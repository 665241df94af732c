// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What an element is and does, as a screen reader says it. No screen reader runs here: traits are kept to be read.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit per trait.
  public let rawValue: UInt64

  /// Creates the traits of a bit mask.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// It does something when tapped. Buttons and switches have it by default.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads to another place, such as a page on the web.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It shows a picture. Image views have it by default.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen. Selected controls and table cells have it by default.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound of its own when tapped.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change. Labels have it by default.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up the screen when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It takes no touches. Disabled controls and labels have it by default.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Its value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts sound or film, so that nothing should be spoken meanwhile.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value goes up and down by swipes.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Touches go to it directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The next page turns when it has been read to the end.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It is the title of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// What it shows can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// It is on or off. Switches have it by default.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
