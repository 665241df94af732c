// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

// The traits that swift-snapshot-testing uses for each iPad: medium text size, left-to-right layout, and regular size
// classes in both dimensions, except for apps with compact width in Split View.

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

  /// The traits of iPad mini with a home button, for an app with compact width in Split View.
  public static var iPadMini_Compact_SplitView: UITraitCollection { pad(isCompact: true) }

  /// The traits of the 9.7-inch iPad.
  public static var iPad9_7: UITraitCollection { pad(isCompact: false) }

  /// The traits of the 9.7-inch iPad, for an app with compact width in Split View.
  public static var iPad9_7_Compact_SplitView: UITraitCollection { pad(isCompact: true) }

  /// The traits of the 10.2-inch iPad.
  public static var iPad10_2: UITraitCollection { pad(isCompact: false) }

  /// The traits of the 10.2-inch iPad, for an app with compact width in Split View.
  public static var iPad10_2_Compact_SplitView: UITraitCollection { pad(isCompact: true) }

  /// The traits of the 10.5-inch iPad Pro.
  public static var iPadPro10_5: UITraitCollection { pad(isCompact: false) }

  /// The traits of the 10.5-inch iPad Pro, for an app with compact width in Split View.
  public static var iPadPro10_5_Compact_SplitView: UITraitCollection { pad(isCompact: true) }

  /// The traits of the 11-inch iPad Pro.
  public static var iPadPro11: UITraitCollection { pad(isCompact: false) }

  /// The traits of the 11-inch iPad Pro, for an app with compact width in Split View.
  public static var iPadPro11_Compact_SplitView: UITraitCollection { pad(isCompact: true) }

  /// The traits of the 12.9-inch iPad Pro.
  public static var iPadPro12_9: UITraitCollection { pad(isCompact: false) }

  /// The traits of the 12.9-inch iPad Pro, for an app with compact width in Split View.
  public static var iPadPro12_9_Compact_SplitView: UITraitCollection { pad(isCompact: true) }
}
