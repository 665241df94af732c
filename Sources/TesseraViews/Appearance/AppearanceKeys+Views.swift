// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The properties that appearance proxies of views apply: properties marked with UI_APPEARANCE_SELECTOR in UIKit, and
// others that apps set in practice. A key reads the value stored in the view, not an inherited value or the default
// that replaces nil.

import Foundation
import TesseraGraphics

extension AppearanceKeys {
  package static let view = AppearanceKeys(
    UIView.self,
    [
      AppearanceKey(
        "tintColor", get: { (view: UIView) in view.tintColorStorage }, set: { $0.tintColor = $1 }, isEqual: ==),
      AppearanceKey("backgroundColor", color: \UIView.backgroundColor),
      AppearanceKey("alpha", \UIView.alpha),
      AppearanceKey("isHidden", \UIView.isHidden),
      AppearanceKey("clipsToBounds", \UIView.clipsToBounds),
      AppearanceKey("contentMode", \UIView.contentMode),
      AppearanceKey("semanticContentAttribute", \UIView.semanticContentAttribute),
      AppearanceKey("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
      AppearanceKey("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
      AppearanceKey("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      AppearanceKey("isExclusiveTouch", \UIView.isExclusiveTouch),
      AppearanceKey("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
      AppearanceKey("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
    ])

  package static let window = AppearanceKeys(UIWindow.self, after: .view)

  package static let control = AppearanceKeys(
    UIControl.self, after: .view,
    [
      AppearanceKey("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
      AppearanceKey("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
    ])

  static let button = AppearanceKeys(
    UIButton.self, after: .control,
    [
      AppearanceKey("contentEdgeInsets", \UIButton.contentEdgeInsets),
      AppearanceKey("titleEdgeInsets", \UIButton.titleEdgeInsets),
      AppearanceKey("imageEdgeInsets", \UIButton.imageEdgeInsets),
      AppearanceKey("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
      AppearanceKey("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
      AppearanceKey("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted),
      AppearanceKey("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted),
      AppearanceKey("titleColor", all: { (button: UIButton) in button.titleColors }) { $0.setTitleColor($2, for: $1) },
      AppearanceKey("titleShadowColor", all: { (button: UIButton) in button.shadowColors.all }) {
        $0.setTitleShadowColor($2, for: $1)
      },
      AppearanceKey("title", all: { (button: UIButton) in button.titles.all }) { $0.setTitle($2, for: $1) },
      AppearanceKey("image", all: { (button: UIButton) in button.images.all }) { $0.setImage($2, for: $1) },
      AppearanceKey("backgroundImage", all: { (button: UIButton) in button.backgroundImages.all }) {
        $0.setBackgroundImage($2, for: $1)
      },
      AppearanceKey("symbolConfiguration", all: { (button: UIButton) in button.symbolConfigurations.all }) {
        $0.setPreferredSymbolConfiguration($2, forImageIn: $1)
      },
    ])

  static let label = AppearanceKeys(
    UILabel.self, after: .view,
    [
      AppearanceKey("font", \UILabel.font),
      AppearanceKey("textColor", color: \UILabel.textColor),
      AppearanceKey("highlightedTextColor", \UILabel.highlightedTextColor),
      AppearanceKey("shadowColor", \UILabel.shadowColor),
      AppearanceKey("shadowOffset", \UILabel.shadowOffset),
      AppearanceKey("textAlignment", \UILabel.textAlignment),
      AppearanceKey("lineBreakMode", \UILabel.lineBreakMode),
      AppearanceKey("numberOfLines", \UILabel.numberOfLines),
      AppearanceKey("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
      AppearanceKey("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      AppearanceKey("minimumScaleFactor", \UILabel.minimumScaleFactor),
      AppearanceKey("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
      AppearanceKey("baselineAdjustment", \UILabel.baselineAdjustment),
    ])

  static let imageView = AppearanceKeys(
    UIImageView.self, after: .view,
    [AppearanceKey("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration)])

  static let activityIndicator = AppearanceKeys(
    UIActivityIndicatorView.self, after: .view,
    [
      AppearanceKey("color", \UIActivityIndicatorView.color),
      AppearanceKey("style", \UIActivityIndicatorView.style),
      AppearanceKey("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
    ])

  static let visualEffect = AppearanceKeys(
    UIVisualEffectView.self, after: .view, [AppearanceKey("effect", \UIVisualEffectView.effect)])

  package static let scrollView = AppearanceKeys(
    UIScrollView.self, after: .view,
    [
      AppearanceKey("indicatorStyle", \UIScrollView.indicatorStyle),
      AppearanceKey("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      AppearanceKey("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      AppearanceKey("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
      AppearanceKey("contentInset", \UIScrollView.contentInset),
      AppearanceKey("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
      AppearanceKey("decelerationRate", \UIScrollView.decelerationRate),
      AppearanceKey("bounces", \UIScrollView.bounces),
      AppearanceKey("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
      AppearanceKey("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
      AppearanceKey("isDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
      AppearanceKey("delaysContentTouches", \UIScrollView.delaysContentTouches),
      AppearanceKey("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
    ])

  static let refreshControl = AppearanceKeys(
    UIRefreshControl.self, after: .control, [AppearanceKey("attributedTitle", \UIRefreshControl.attributedTitle)])
}

extension AppearanceKey {
  /// Creates a key for a setter with parameters and an equatable value.
  package init<Target: NSObject, Parameter: Hashable & SendableMetatype, Value: Equatable & SendableMetatype>(
    _ name: String, all: @escaping @MainActor (Target) -> [Parameter: Value],
    set: @escaping @MainActor (Target, Parameter, Value) -> Void
  ) {
    self.init(name, all: all, set: set, isEqual: { $0 == $1 })
  }

  /// Creates a key for a setter that stores text attributes by state.
  package init<Target: NSObject, Parameter: Hashable & SendableMetatype>(
    _ name: String, attributes: @escaping @MainActor (Target) -> [Parameter: [NSAttributedString.Key: Any]],
    set: @escaping @MainActor (Target, Parameter, [NSAttributedString.Key: Any]) -> Void
  ) {
    self.init(name, all: attributes, set: set, isEqual: { AppearanceValues.areEqual($0, $1) })
  }
}
