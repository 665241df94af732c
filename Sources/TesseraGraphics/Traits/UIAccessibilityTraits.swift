// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The accessibility characteristics of an element. On iOS, screen readers use them. In Tessera, accessibility
/// snapshots and audits use them.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bit mask, with one bit per trait.
  public let rawValue: UInt64

  /// Creates traits from a bit mask.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The element performs an action when tapped. The default for buttons and switches.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link, for example to a web page.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element displays an image. The default for image views.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected. The default for selected controls and table cells.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays a sound when tapped.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a keyboard key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The element is text that does not change. The default for labels.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element summarizes the screen when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element does not respond to touches. The default for disabled controls and labels.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element's value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element starts audio or video that should not be interrupted by speech.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element's value can be adjusted by swiping up or down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element receives touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The element turns to the next page after it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The element is a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The element is a section header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The element's content can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// The element is a toggle that is on or off. The default for switches.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
