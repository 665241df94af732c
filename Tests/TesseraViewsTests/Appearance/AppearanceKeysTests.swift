// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@_spi(Tessera) @testable import TesseraViews

private final class Shelf: UIView {}

/// A closure that sets a property on an appearance proxy, and a closure that checks the value on a view.
@MainActor
struct AppearanceRow<Target: NSObject> {
  let set: (Target) -> Void
  let check: (Target) -> Bool

  init<Value: Equatable>(_ path: ReferenceWritableKeyPath<Target, Value>, _ value: Value) {
    set = { $0[keyPath: path] = value }
    check = { $0[keyPath: path] == value }
  }

  init(_ set: @escaping (Target) -> Void, _ check: @escaping (Target) -> Bool) {
    (self.set, self.check) = (set, check)
  }
}

/// Sets all values on a class's appearance proxy for a container, adds a view of the class to the container, and
/// checks the view's values.
@MainActor
private func check<View: UIView>(_ type: View.Type, own: Int, _ rows: [AppearanceRow<View>]) {
  AppearanceProxies.isolated {
    let proxy = View.appearance(whenContainedInInstancesOf: [Shelf.self])
    for row in rows { row.set(proxy) }
    let (window, shelf, view) = (makeWindow(), Shelf(), View())
    window.addSubview(shelf)
    shelf.addSubview(view)
    for (index, row) in rows.enumerated() { #expect(row.check(view), "\(type), row \(index)") }
    #expect(rows.count == own, "a row for every key of \(type)")
    // Views outside the container are unchanged.
    let other = View()
    window.addSubview(other)
    for (index, row) in rows.enumerated() { #expect(!row.check(other), "\(type), row \(index)") }
  }
}

@MainActor @Suite struct AppearanceKeysTests {
  static let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }
  private let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.systemRed, .kern: 2]

  private func count(_ keys: AppearanceKeys, _ base: AppearanceKeys?) -> Int {
    keys.keys.count - (base?.keys.count ?? 0)
  }

  @Test func view() {
    check(
      UIView.self, own: count(.view, nil),
      [
        .init(\.backgroundColor, .systemRed), .init({ $0.tintColor = .systemPurple }) { $0.tintColor == .systemPurple },
        .init(\.alpha, 0.5), .init(\.isHidden, true), .init(\.clipsToBounds, true), .init(\.contentMode, .center),
        .init(\.semanticContentAttribute, .forceRightToLeft), .init(\.overrideUserInterfaceStyle, .dark),
        .init(\.isUserInteractionEnabled, false), .init(\.isMultipleTouchEnabled, true),
        .init(\.isExclusiveTouch, true),
        .init(\.preservesSuperviewLayoutMargins, true), .init(\.insetsLayoutMarginsFromSafeArea, false),
      ])
  }

  @Test func label() {
    check(
      UILabel.self, own: count(.label, .view),
      [
        .init(\.font, .systemFont(ofSize: 9)), .init(\.textColor, .systemRed),
        .init(\.highlightedTextColor, .systemBlue), .init(\.shadowColor, .systemGreen),
        .init(\.shadowOffset, CGSize(width: 2, height: 3)), .init(\.textAlignment, .right),
        .init(\.lineBreakMode, .byClipping), .init(\.numberOfLines, 3), .init(\.preferredMaxLayoutWidth, 50),
        .init(\.adjustsFontSizeToFitWidth, true), .init(\.minimumScaleFactor, 0.5),
        .init(\.adjustsFontForContentSizeCategory, true), .init(\.baselineAdjustment, .alignCenters),
      ])
  }

  @Test func control() {
    check(
      UIControl.self, own: count(.control, .view),
      [.init(\.contentHorizontalAlignment, .left), .init(\.contentVerticalAlignment, .bottom)])
  }

  @Test func button() {
    let image = Self.image
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    check(
      UIButton.self, own: count(.button, .control),
      [
        .init(\.contentEdgeInsets, insets), .init(\.titleEdgeInsets, insets), .init(\.imageEdgeInsets, insets),
        .init(\.adjustsImageWhenHighlighted, false), .init(\.adjustsImageWhenDisabled, false),
        .init(\.showsTouchWhenHighlighted, true), .init(\.reversesTitleShadowWhenHighlighted, true),
        .init({ $0.setTitleColor(.systemRed, for: .selected) }) { $0.titleColor(for: .selected) == .systemRed },
        .init({ $0.setTitleShadowColor(.systemRed, for: .normal) }) { $0.titleShadowColor(for: .normal) == .systemRed },
        .init({ $0.setTitle("A", for: .normal) }) { $0.title(for: .normal) == "A" },
        .init({ $0.setImage(image, for: .normal) }) { $0.image(for: .normal) === image },
        .init({ $0.setBackgroundImage(image, for: .disabled) }) { $0.backgroundImage(for: .disabled) === image },
        .init({ $0.setPreferredSymbolConfiguration(.init(pointSize: 9), forImageIn: .normal) }) {
          $0.preferredSymbolConfigurationForImage(in: .normal) == UIImage.SymbolConfiguration(pointSize: 9)
        },
      ])
  }

  @Test func parts() {
    check(
      UIImageView.self, own: count(.imageView, .view),
      [.init(\.preferredSymbolConfiguration, UIImage.SymbolConfiguration(pointSize: 9))])
    check(
      UIActivityIndicatorView.self, own: count(.activityIndicator, .view),
      [.init(\.color, .systemRed), .init(\.style, .large), .init(\.hidesWhenStopped, false)])
    check(
      UIVisualEffectView.self, own: count(.visualEffect, .view), [.init(\.effect, UIBlurEffect(style: .dark))])
    check(
      UIRefreshControl.self, own: count(.refreshControl, .control),
      [.init(\.attributedTitle, NSAttributedString(string: "Pull"))])
  }

  @Test func scrollView() {
    check(
      UIScrollView.self, own: count(.scrollView, .view),
      [
        .init(\.indicatorStyle, .white), .init(\.showsVerticalScrollIndicator, false),
        .init(\.showsHorizontalScrollIndicator, false), .init(\.contentInsetAdjustmentBehavior, .never),
        .init(\.contentInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        .init(\.keyboardDismissMode, .onDrag), .init(\.decelerationRate, .fast), .init(\.bounces, false),
        .init(\.alwaysBounceVertical, true), .init(\.alwaysBounceHorizontal, true),
        .init(\.isDirectionalLockEnabled, true), .init(\.delaysContentTouches, false),
        .init(\.canCancelContentTouches, false),
      ])
  }

  // MARK: Bars

  private func same(_ attributes: [NSAttributedString.Key: Any]?) -> Bool {
    attributes?.count == 2 && attributes?[.foregroundColor] as? UIColor == .systemRed && attributes?[.kern] as? Int == 2
  }

  private func red<Look: UIBarAppearance>(_ look: Look) -> Look {
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemRed
    return look
  }

  private func row<Bar: UIView, Look: UIBarAppearance>(
    _ path: ReferenceWritableKeyPath<Bar, Look>, _ look: Look
  ) -> AppearanceRow<Bar> {
    .init({ $0[keyPath: path] = look }) { $0[keyPath: path].backgroundColor == .systemRed }
  }

  private func row<Bar: UIView, Look: UIBarAppearance>(
    _ path: ReferenceWritableKeyPath<Bar, Look?>, _ look: Look
  ) -> AppearanceRow<Bar> {
    .init({ $0[keyPath: path] = look }) { $0[keyPath: path]?.backgroundColor == .systemRed }
  }

  @Test func navigationBar() {
    let (image, attributes) = (Self.image, attributes)
    let look = red(UINavigationBarAppearance())
    check(
      UINavigationBar.self, own: count(.navigationBar, .view),
      [
        .init(\.barStyle, .black), .init(\.isTranslucent, false), .init(\.barTintColor, .systemRed),
        .init(\.prefersLargeTitles, true), .init(\.shadowImage, image), .init(\.backIndicatorImage, image),
        .init(\.backIndicatorTransitionMaskImage, image),
        .init({ $0.titleTextAttributes = attributes }) { same($0.titleTextAttributes) },
        .init({ $0.largeTitleTextAttributes = attributes }) { same($0.largeTitleTextAttributes) },
        row(\.standardAppearance, look), row(\.scrollEdgeAppearance, look), row(\.compactAppearance, look),
        row(\.compactScrollEdgeAppearance, look),
        .init({ $0.setBackgroundImage(image, for: .default) }) { $0.backgroundImage(for: .default) === image },
        .init({ $0.setTitleVerticalPositionAdjustment(3, for: .default) }) {
          $0.titleVerticalPositionAdjustment(for: .default) == 3
        },
      ])
  }

  @Test func toolbar() {
    let image = Self.image
    let look = red(UIToolbarAppearance())
    check(
      UIToolbar.self, own: count(.toolbar, .view),
      [
        .init(\.barStyle, .black), .init(\.isTranslucent, false), .init(\.barTintColor, .systemRed),
        row(\.standardAppearance, look), row(\.scrollEdgeAppearance, look), row(\.compactAppearance, look),
        row(\.compactScrollEdgeAppearance, look),
        .init({ $0.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default) }) {
          $0.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image
        },
        .init({ $0.setShadowImage(image, forToolbarPosition: .bottom) }) {
          $0.shadowImage(forToolbarPosition: .bottom) === image
        },
      ])
  }

  @Test func tabBar() {
    let look = red(UITabBarAppearance())
    check(
      UITabBar.self, own: count(.tabBar, .view),
      [
        .init(\.barStyle, .black), .init(\.isTranslucent, false), .init(\.barTintColor, .systemRed),
        .init(\.unselectedItemTintColor, .systemBlue), .init(\.backgroundImage, Self.image),
        .init(\.shadowImage, Self.image), .init(\.selectionIndicatorImage, Self.image),
        .init(\.itemPositioning, .centered), .init(\.itemWidth, 60), .init(\.itemSpacing, 9),
        row(\.standardAppearance, look), row(\.scrollEdgeAppearance, look),
      ])
  }

  /// Appearances are compared by content. A new bar's appearance counts as custom only after it is modified.
  @Test func appearancesCompareByContent() {
    #expect(AppearanceValues.areEqual(UINavigationBarAppearance(), UINavigationBarAppearance()))
    let changes: [(UINavigationBarAppearance) -> Void] = [
      { $0.backgroundColor = .systemRed }, { $0.titleTextAttributes = [.kern: 1] }, { $0.shadowColor = nil },
      { $0.buttonAppearance.normal.titleTextAttributes = [.kern: 1] },
      { $0.backButtonAppearance.normal.titlePositionAdjustment.horizontal = 1 },
      { $0.setBackIndicatorImage(Self.image, transitionMaskImage: nil) },
    ]
    for (index, change) in changes.enumerated() {
      let changed = UINavigationBarAppearance()
      change(changed)
      #expect(!AppearanceValues.areEqual(UINavigationBarAppearance(), changed), "change \(index)")
      #expect(AppearanceValues.areEqual(changed, changed.copy() as? UINavigationBarAppearance), "change \(index)")
    }
    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.selected.iconColor = .systemRed
    #expect(!AppearanceValues.areEqual(UITabBarAppearance(), tabs))
  }

  @Test func aBarsOwnAppearanceWins() {
    AppearanceProxies.isolated {
      let proxy = UINavigationBar.appearance(whenContainedInInstancesOf: [Shelf.self])
      proxy.standardAppearance = red(UINavigationBarAppearance())
      let (window, shelf, plain, own) = (makeWindow(), Shelf(), UINavigationBar(), UINavigationBar())
      own.standardAppearance.backgroundColor = .systemBlue
      window.addSubview(shelf)
      for bar in [plain, own] { shelf.addSubview(bar) }
      #expect(plain.standardAppearance.backgroundColor == .systemRed)
      #expect(own.standardAppearance.backgroundColor == .systemBlue)
    }
  }
}
