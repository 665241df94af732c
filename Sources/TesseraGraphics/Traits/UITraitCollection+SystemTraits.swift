// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Groups of system traits for `registerForTraitChanges`.
extension UITraitCollection {
  /// The traits that dynamic colors depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
    ]
  }

  /// The traits that UIKit uses to choose an image variant. In Tessera, asset catalog images respond to all of these
  /// traits except the user interface level. For image files, only the display scale selects the file.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }
}
