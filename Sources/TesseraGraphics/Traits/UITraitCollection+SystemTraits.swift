// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Arrays for `registerForTraitChanges`.
extension UITraitCollection {
  /// The traits that dynamic colors depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
    ]
  }

  /// The traits by which UIKit chooses among variants of an image. In Tessera, images of asset catalogs follow them except for
  /// the user interface level; for image files, only the scale determines the file.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    ]
  }
}
