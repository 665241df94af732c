// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The size and safe area of each iPhone, in points. Source: Human Interface Guidelines, "Layout", "Specifications".
// The only exception is the landscape safe area of the first iPhones without a home button: its bottom inset is 24
// points instead of 21, as in swift-snapshot-testing, so that the layout matches existing references.

import Foundation
import TesseraGraphics

extension ViewImageConfig {
  private static func phone(
    orientation: Orientation, width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat = 0,
    landscapeSides: CGFloat = 0, landscapeBottom: CGFloat = 0, traits: (Orientation) -> UITraitCollection
  ) -> ViewImageConfig {
    let isPortrait = orientation == .portrait
    return ViewImageConfig(
      safeArea: isPortrait
        ? UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        : UIEdgeInsets(top: 0, left: landscapeSides, bottom: landscapeBottom, right: landscapeSides),
      size: isPortrait ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: traits(orientation))
  }

  /// iPhone SE (1st generation) in portrait: 320 x 568 points.
  public static var iPhoneSe: ViewImageConfig { iPhoneSe(.portrait) }

  /// Returns the configuration of iPhone SE (1st generation): 320 x 568 points in portrait.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 320, height: 568, top: 20, traits: UITraitCollection.iPhoneSe)
  }

  /// iPhone 8 in portrait: 375 x 667 points.
  public static var iPhone8: ViewImageConfig { iPhone8(.portrait) }

  /// Returns the configuration of iPhone 8: 375 x 667 points in portrait.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 375, height: 667, top: 20, traits: UITraitCollection.iPhone8)
  }

  /// iPhone 8 Plus in portrait: 414 x 736 points.
  public static var iPhone8Plus: ViewImageConfig { iPhone8Plus(.portrait) }

  /// Returns the configuration of iPhone 8 Plus: 414 x 736 points in portrait.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 414, height: 736, top: 20, traits: UITraitCollection.iPhone8Plus)
  }

  /// iPhone X in portrait: 375 x 812 points.
  public static var iPhoneX: ViewImageConfig { iPhoneX(.portrait) }

  /// Returns the configuration of iPhone X: 375 x 812 points in portrait.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 375, height: 812, top: 44, bottom: 34, landscapeSides: 44, landscapeBottom: 24,
      traits: UITraitCollection.iPhoneX)
  }

  /// iPhone XR in portrait: 414 x 896 points.
  public static var iPhoneXr: ViewImageConfig { iPhoneXr(.portrait) }

  /// Returns the configuration of iPhone XR: 414 x 896 points in portrait.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 414, height: 896, top: 44, bottom: 34, landscapeSides: 44, landscapeBottom: 24,
      traits: UITraitCollection.iPhoneXr)
  }

  /// iPhone XS Max in portrait: 414 x 896 points.
  public static var iPhoneXsMax: ViewImageConfig { iPhoneXsMax(.portrait) }

  /// Returns the configuration of iPhone XS Max: 414 x 896 points in portrait.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 414, height: 896, top: 44, bottom: 34, landscapeSides: 44, landscapeBottom: 24,
      traits: UITraitCollection.iPhoneXsMax)
  }

  /// iPhone 11 in portrait: 414 x 896 points.
  public static var iPhone11: ViewImageConfig { iPhone11(.portrait) }

  /// Returns the configuration of iPhone 11: 414 x 896 points in portrait.
  public static func iPhone11(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 414, height: 896, top: 48, bottom: 34, landscapeSides: 48, landscapeBottom: 21,
      traits: UITraitCollection.iPhone11)
  }

  /// iPhone 11 Pro in portrait: 375 x 812 points.
  public static var iPhone11Pro: ViewImageConfig { iPhone11Pro(.portrait) }

  /// Returns the configuration of iPhone 11 Pro: 375 x 812 points in portrait.
  public static func iPhone11Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 375, height: 812, top: 44, bottom: 34, landscapeSides: 44, landscapeBottom: 21,
      traits: UITraitCollection.iPhone11Pro)
  }

  /// iPhone 11 Pro Max in portrait: 414 x 896 points.
  public static var iPhone11ProMax: ViewImageConfig { iPhone11ProMax(.portrait) }

  /// Returns the configuration of iPhone 11 Pro Max: 414 x 896 points in portrait.
  public static func iPhone11ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 414, height: 896, top: 44, bottom: 34, landscapeSides: 44, landscapeBottom: 21,
      traits: UITraitCollection.iPhone11ProMax)
  }

  /// iPhone 12 mini in portrait: 375 x 812 points.
  public static var iPhone12Mini: ViewImageConfig { iPhone12Mini(.portrait) }

  /// Returns the configuration of iPhone 12 mini: 375 x 812 points in portrait.
  public static func iPhone12Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 375, height: 812, top: 50, bottom: 34, landscapeSides: 50, landscapeBottom: 21,
      traits: UITraitCollection.iPhone12Mini)
  }

  /// iPhone 12 in portrait: 390 x 844 points.
  public static var iPhone12: ViewImageConfig { iPhone12(.portrait) }

  /// Returns the configuration of iPhone 12: 390 x 844 points in portrait.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 390, height: 844, top: 47, bottom: 34, landscapeSides: 47, landscapeBottom: 21,
      traits: UITraitCollection.iPhone12)
  }

  /// iPhone 12 Pro in portrait: 390 x 844 points.
  public static var iPhone12Pro: ViewImageConfig { iPhone12Pro(.portrait) }

  /// Returns the configuration of iPhone 12 Pro: 390 x 844 points in portrait.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 390, height: 844, top: 47, bottom: 34, landscapeSides: 47, landscapeBottom: 21,
      traits: UITraitCollection.iPhone12Pro)
  }

  /// iPhone 12 Pro Max in portrait: 428 x 926 points.
  public static var iPhone12ProMax: ViewImageConfig { iPhone12ProMax(.portrait) }

  /// Returns the configuration of iPhone 12 Pro Max: 428 x 926 points in portrait.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 428, height: 926, top: 47, bottom: 34, landscapeSides: 47, landscapeBottom: 21,
      traits: UITraitCollection.iPhone12ProMax)
  }

  /// iPhone 13 mini in portrait: 375 x 812 points.
  public static var iPhone13Mini: ViewImageConfig { iPhone13Mini(.portrait) }

  /// Returns the configuration of iPhone 13 mini: 375 x 812 points in portrait.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 375, height: 812, top: 50, bottom: 34, landscapeSides: 50, landscapeBottom: 21,
      traits: UITraitCollection.iPhone13Mini)
  }

  /// iPhone 13 in portrait: 390 x 844 points.
  public static var iPhone13: ViewImageConfig { iPhone13(.portrait) }

  /// Returns the configuration of iPhone 13: 390 x 844 points in portrait.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 390, height: 844, top: 47, bottom: 34, landscapeSides: 47, landscapeBottom: 21,
      traits: UITraitCollection.iPhone13)
  }

  /// iPhone 13 Pro in portrait: 390 x 844 points.
  public static var iPhone13Pro: ViewImageConfig { iPhone13Pro(.portrait) }

  /// Returns the configuration of iPhone 13 Pro: 390 x 844 points in portrait.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 390, height: 844, top: 47, bottom: 34, landscapeSides: 47, landscapeBottom: 21,
      traits: UITraitCollection.iPhone13Pro)
  }

  /// iPhone 13 Pro Max in portrait: 428 x 926 points.
  public static var iPhone13ProMax: ViewImageConfig { iPhone13ProMax(.portrait) }

  /// Returns the configuration of iPhone 13 Pro Max: 428 x 926 points in portrait.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation: orientation, width: 428, height: 926, top: 47, bottom: 34, landscapeSides: 47, landscapeBottom: 21,
      traits: UITraitCollection.iPhone13ProMax)
  }
}
