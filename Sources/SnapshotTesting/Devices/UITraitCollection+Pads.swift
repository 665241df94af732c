// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

// What swift-snapshot-testing gives each tablet: text size medium, left to right, regular in both directions unless an app has
// only a part of the screen.

extension UITraitCollection {
  private static func pad(isCompact: Bool) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: .unavailable), UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular),
      UITraitCollection(verticalSizeClass: .regular),
    ])
  }

  /// The traits of iPad mini with a home button.
  public static var iPadMini: UITraitCollection { pad(isCompact: false) }

  /// The traits of iPad mini with a home button for an app that is compact in width.
  public static var iPadMini_Compact_SplitView: UITraitCollection { pad(isCompact: true) }

  /// The traits of iPad of 9.7 inches.
  public static var iPad9_7: UITraitCollection { pad(isCompact: false) }

  /// The traits of iPad of 9.7 inches for an app that is compact in width.
  public static var iPad9_7_Compact_SplitView: UITraitCollection { pad(isCompact: true) }

  /// The traits of iPad of 10.2 inches.
  public static var iPad10_2: UITraitCollection { pad(isCompact: false) }

  /// The traits of iPad of 10.2 inches for an app that is compact in width.
  public static var iPad10_2_Compact_SplitView: UITraitCollection { pad(isCompact: true) }

  /// The traits of iPad Pro of 10.5 inches.
  public static var iPadPro10_5: UITraitCollection { pad(isCompact: false) }

  /// The traits of iPad Pro of 10.5 inches for an app that is compact in width.
  public static var iPadPro10_5_Compact_SplitView: UITraitCollection { pad(isCompact: true) }

  /// The traits of iPad Pro of 11 inches.
  public static var iPadPro11: UITraitCollection { pad(isCompact: false) }

  /// The traits of iPad Pro of 11 inches for an app that is compact in width.
  public static var iPadPro11_Compact_SplitView: UITraitCollection { pad(isCompact: true) }

  /// The traits of iPad Pro of 12.9 inches.
  public static var iPadPro12_9: UITraitCollection { pad(isCompact: false) }

  /// The traits of iPad Pro of 12.9 inches for an app that is compact in width.
  public static var iPadPro12_9_Compact_SplitView: UITraitCollection { pad(isCompact: true) }
}
