// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

// The traits that swift-snapshot-testing uses for each iPhone: medium text size, left-to-right layout, and the size
// classes in Apple's table (Human Interface Guidelines, "Layout"; large iPhones have regular width in landscape).

extension UITraitCollection {
  private static func phone(
    _ orientation: ViewImageConfig.Orientation, isLarge: Bool = false
  ) -> UITraitCollection {
    let isPortrait = orientation == .portrait
    return UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: .available), UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: isLarge && !isPortrait ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isPortrait ? .regular : .compact),
    ])
  }

  /// Returns the traits of iPhone SE (1st generation).
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  /// Returns the traits of iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of iPhone XR.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  /// Returns the traits of iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  /// Returns the traits of iPhone 11.
  public static func iPhone11(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  /// Returns the traits of iPhone 11 Pro.
  public static func iPhone11Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of iPhone 11 Pro Max.
  public static func iPhone11ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  /// Returns the traits of iPhone 12 mini.
  public static func iPhone12Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }

  /// Returns the traits of iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }

  /// Returns the traits of iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isLarge: true)
  }
}
