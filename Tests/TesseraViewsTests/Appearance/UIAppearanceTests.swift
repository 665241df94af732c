// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@_spi(Tessera) @testable import TesseraViews

/// Separate classes, because suites that run concurrently share proxies. `isolated` resets the proxies.
private class Badge: UILabel {}
private final class RedBadge: Badge {}
private class Shelf: UIView {}
private final class WideShelf: Shelf {}
private final class ShelfController: UIViewController {}

@MainActor @Suite struct UIAppearanceTests {
  private func inWindow<View: UIView>(_ view: View) -> View {
    let window = makeWindow()
    window.addSubview(view)
    // The test's window is not retained, so the view leaves it when the window is released.
    return view
  }

  // MARK: Timing

  /// UIAppearance.h: "iOS applies appearance changes when a view enters a window, it doesn't change the appearance of a
  /// view that's already in a window. To change the appearance of a view that's currently in a window, remove the view
  /// from the view hierarchy and then put it back."
  @Test func appliesWhenAViewEntersAWindow() {
    AppearanceProxies.isolated {
      let window = makeWindow()
      let badge = Badge()
      Badge.appearance().textColor = .systemRed
      #expect(badge.textColor == .label)
      window.addSubview(badge)
      #expect(badge.textColor == .systemRed)
      Badge.appearance().textColor = .systemGreen
      #expect(badge.textColor == .systemRed)
      badge.removeFromSuperview()
      window.addSubview(badge)
      #expect(badge.textColor == .systemGreen)
    }
  }

  @Test func appliesBeforeDidMoveToWindow() {
    final class BackgroundObserver: UIView {
      var seen: UIColor?
      override func didMoveToWindow() { seen = backgroundColor }
    }
    AppearanceProxies.isolated {
      BackgroundObserver.appearance().backgroundColor = .systemRed
      let (root, asking) = (UIView(), BackgroundObserver())
      root.addSubview(asking)
      #expect(asking.backgroundColor == nil)
      makeWindow().addSubview(root)
      #expect(asking.seen == .systemRed)
    }
  }

  @Test func returnsTheSameProxy() {
    AppearanceProxies.isolated {
      #expect(Badge.appearance() === Badge.appearance())
      #expect(Badge.appearance() !== RedBadge.appearance())
      #expect(
        Badge.appearance(whenContainedInInstancesOf: [Shelf.self])
          === Badge.appearance(whenContainedInInstancesOf: [Shelf.self]))
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(Badge.appearance(for: dark) === Badge.appearance(for: UITraitCollection(userInterfaceStyle: .dark)))
      #expect(Badge.appearance(for: dark) !== Badge.appearance())
      let type: UILabel.Type = RedBadge.self
      #expect(Swift.type(of: type.appearance()) == RedBadge.self)
    }
  }

  @Test func hasNoCostUntilUsed() {
    AppearanceProxies.isolated {
      #expect(!AppearanceProxies.areUsed)
      let view = inWindow(UIView())
      #expect(view.attachedObjects.isEmpty)
      _ = Badge.appearance()
      #expect(AppearanceProxies.areUsed)
    }
  }

  // MARK: Explicit values

  @Test func explicitValuesWin() {
    AppearanceProxies.isolated {
      Badge.appearance().textColor = .systemRed
      Badge.appearance().numberOfLines = 3
      let badge = Badge()
      badge.textColor = .systemBlue
      _ = inWindow(badge)
      #expect(badge.textColor == .systemBlue && badge.numberOfLines == 3)
      // A value that the app sets after a proxy has set it also counts as explicit.
      badge.numberOfLines = 2
      Badge.appearance().numberOfLines = 4
      badge.removeFromSuperview()
      _ = inWindow(badge)
      #expect(badge.numberOfLines == 2)
    }
  }

  /// A view's tint color is explicit or inherited, and only an explicit one overrides the proxy.
  @Test func onlyExplicitTintsOverride() {
    AppearanceProxies.isolated {
      Badge.appearance().tintColor = .systemPurple
      let (shelf, plain, own) = (Shelf(), Badge(), Badge())
      shelf.tintColor = .systemGreen
      own.tintColor = .systemOrange
      for badge in [plain, own] { shelf.addSubview(badge) }
      _ = inWindow(shelf)
      #expect(plain.tintColor == .systemPurple && own.tintColor == .systemOrange && shelf.tintColor == .systemGreen)
    }
  }

  /// A value set in the initializer of an app's subclass counts as explicit.
  @Test func valuesSetInInitializersWin() {
    final class Bold: UILabel {
      override init(frame: CGRect) {
        super.init(frame: frame)
        font = .boldSystemFont(ofSize: 20)
      }
      required init?(coder: NSCoder) { nil }
    }
    AppearanceProxies.isolated {
      UILabel.appearance(whenContainedInInstancesOf: [Shelf.self]).font = .systemFont(ofSize: 9)
      let (shelf, bold, plain) = (Shelf(), Bold(), UILabel())
      for label in [bold, plain] { shelf.addSubview(label) }
      _ = inWindow(shelf)
      #expect(bold.font == .boldSystemFont(ofSize: 20) && plain.font == .systemFont(ofSize: 9))
    }
  }

  /// For setters with parameters, a value that the app sets for one state does not affect the proxy's values for
  /// other states.
  @Test func explicitValuesByState() {
    AppearanceProxies.isolated {
      let proxy = UIButton.appearance(whenContainedInInstancesOf: [Shelf.self])
      proxy.setTitleColor(.systemRed, for: .normal)
      proxy.setTitleColor(.systemGreen, for: .highlighted)
      let (shelf, button) = (Shelf(), UIButton(type: .system))
      button.setTitleColor(.systemBlue, for: .highlighted)
      shelf.addSubview(button)
      _ = inWindow(shelf)
      #expect(button.titleColor(for: .normal) == .systemRed && button.titleColor(for: .highlighted) == .systemBlue)
    }
  }

  /// The title label inherits the button's font, so only a font that the app set is explicit.
  @Test func fontOfButtonTitles() {
    AppearanceProxies.isolated {
      UILabel.appearance(whenContainedInInstancesOf: [UIButton.self, Shelf.self]).font = .systemFont(ofSize: 31)
      let (shelf, button, own) = (Shelf(), UIButton(type: .system), UIButton(type: .system))
      for view in [button, own] {
        view.setTitle("Title", for: .normal)
        shelf.addSubview(view)
      }
      own.titleLabel?.font = .systemFont(ofSize: 12)
      _ = inWindow(shelf)
      #expect(button.titleLabel?.font == .systemFont(ofSize: 31) && own.titleLabel?.font == .systemFont(ofSize: 12))
    }
  }

  // MARK: Precedence

  @Test func subclassesWin() {
    AppearanceProxies.isolated {
      RedBadge.appearance().textColor = .systemRed
      Badge.appearance().textColor = .systemBlue
      Badge.appearance(whenContainedInInstancesOf: [Shelf.self]).textColor = .systemGreen
      Badge.appearance().numberOfLines = 7
      let (shelf, red, badge) = (Shelf(), RedBadge(), Badge())
      for view in [red, badge] { shelf.addSubview(view) }
      _ = inWindow(shelf)
      #expect(red.textColor == .systemRed && red.numberOfLines == 7 && badge.textColor == .systemGreen)
    }
  }

  /// "The outermost appearance proxy wins. Specificity (depth of the chain) is the tie-breaker." From the root, the
  /// tree is window, WideShelf (1), Shelf (2), Badge. Each row lists containers, innermost first. Rows are ordered
  /// from weak to strong.
  @Test func outermostContainersWin() {
    let rows: [[any UIAppearanceContainer.Type]] = [
      [], [UIScrollView.self], [Shelf.self, WideShelf.self], [UIView.self, UIWindow.self],
      [Shelf.self, WideShelf.self, UIWindow.self],
    ]
    // A chain that does not match has no effect, nor does the proxy without containers if a matching proxy exists.
    let expected = [0, 0, 2, 3, 4]
    for (last, winner) in expected.enumerated() {
      AppearanceProxies.isolated {
        // The strongest proxy is requested first, to show that the order is irrelevant.
        for index in (0...last).reversed() {
          let proxy =
            rows[index].isEmpty ? Badge.appearance() : Badge.appearance(whenContainedInInstancesOf: rows[index])
          proxy.numberOfLines = 10 + index
        }
        let (outer, inner, badge) = (WideShelf(), Shelf(), Badge())
        outer.addSubview(inner)
        inner.addSubview(badge)
        makeWindow().addSubview(outer)
        #expect(badge.numberOfLines == 10 + winner, "with the first \(last + 1)")
      }
    }
  }

  /// The order of containers matters: a shelf in a wide shelf is not a wide shelf in a shelf.
  @Test func containersMatchInOrder() {
    AppearanceProxies.isolated {
      Badge.appearance(whenContainedInInstancesOf: [WideShelf.self, UIScrollView.self]).numberOfLines = 5
      let (scroll, shelf, badge, other) = (UIScrollView(), WideShelf(), Badge(), Badge())
      scroll.addSubview(shelf)
      shelf.addSubview(badge)
      let (shelf2, scroll2) = (WideShelf(), UIScrollView())
      shelf2.addSubview(scroll2)
      scroll2.addSubview(other)
      let window = makeWindow()
      for view in [scroll, shelf2] { window.addSubview(view) }
      #expect(badge.numberOfLines == 5 && other.numberOfLines == 1)
    }
  }

  @Test func traitsSelectTheAppearance() {
    AppearanceProxies.isolated {
      Badge.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .systemYellow
      Badge.appearance(
        for: UITraitCollection(userInterfaceStyle: .light), whenContainedInInstancesOf: [Shelf.self]
      ).textColor = .systemBlue
      Badge.appearance().textColor = .systemRed
      for (style, color) in [(UIUserInterfaceStyle.dark, UIColor.systemYellow), (.light, .systemRed)] {
        let window = makeWindow(style: style)
        let badge = Badge()
        window.addSubview(badge)
        #expect(badge.textColor == color)
      }
      let (window, shelf, badge) = (makeWindow(style: .light), Shelf(), Badge())
      shelf.addSubview(badge)
      window.addSubview(shelf)
      #expect(badge.textColor == .systemBlue)
    }
  }

  // MARK: Containers

  /// A view controller contains its view and all descendants. A parent view controller contains the views of its
  /// children, regardless of their position in the view hierarchy.
  @Test func controllersAreContainers() {
    AppearanceProxies.isolated {
      Badge.appearance(whenContainedInInstancesOf: [ShelfController.self]).numberOfLines = 2
      Badge.appearance(whenContainedInInstancesOf: [UINavigationController.self]).textColor = .systemRed
      let (controller, badge, outside) = (ShelfController(), Badge(), Badge())
      controller.view.addSubview(badge)
      let window = makeWindow()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.addSubview(outside)
      window.layoutIfNeeded()
      #expect(badge.numberOfLines == 2 && badge.textColor == .systemRed)
      #expect(outside.numberOfLines == 1 && outside.textColor == .label)
    }
  }

  @Test func presentedControllersAreContainers() {
    AppearanceProxies.isolated {
      Badge.appearance(whenContainedInInstancesOf: [ShelfController.self]).numberOfLines = 2
      Badge.appearance(whenContainedInInstancesOf: [UIPresentationController.self]).textColor = .systemRed
      let (root, shown, badge) = (UIViewController(), ShelfController(), Badge())
      shown.view.addSubview(badge)
      let window = makeWindow()
      window.rootViewController = root
      window.layoutIfNeeded()
      root.present(shown, animated: false)
      window.layoutIfNeeded()
      #expect(badge.window === window && badge.numberOfLines == 2 && badge.textColor == .systemRed)
    }
  }

  /// In the new container, proxies are matched again.
  @Test func movingToAnotherContainer() {
    AppearanceProxies.isolated {
      Badge.appearance(whenContainedInInstancesOf: [Shelf.self]).numberOfLines = 2
      Badge.appearance(whenContainedInInstancesOf: [UIScrollView.self]).numberOfLines = 3
      let (window, shelf, scroll, badge) = (makeWindow(), Shelf(), UIScrollView(), Badge())
      for view in [shelf, scroll] { window.addSubview(view) }
      shelf.addSubview(badge)
      #expect(badge.numberOfLines == 2)
      badge.removeFromSuperview()
      scroll.addSubview(badge)
      #expect(badge.numberOfLines == 3)
    }
  }

  // MARK: Windows

  @Test func appliesToWindows() {
    final class CustomWindow: UIWindow {}
    AppearanceProxies.isolated {
      CustomWindow.appearance().tintColor = .systemPink
      let window = CustomWindow(frame: CGRect(0, 0, 100, 100))
      window.rootViewController = UIViewController()
      #expect(window.tintColor == .systemPink)
    }
  }

  /// Unlike other default values, a default color or nil that is set on a container's proxy takes precedence there.
  @Test func defaultColorsAndNilOverride() {
    AppearanceProxies.isolated {
      Badge.appearance().textColor = .systemRed
      Badge.appearance().backgroundColor = .systemYellow
      Badge.appearance(whenContainedInInstancesOf: [Shelf.self]).textColor = .label
      Badge.appearance(whenContainedInInstancesOf: [Shelf.self]).backgroundColor = nil
      let (outside, inside, shelf, window) = (Badge(), Badge(), Shelf(), makeWindow())
      shelf.addSubview(inside)
      for view in [outside, shelf] { window.addSubview(view) }
      #expect(outside.textColor == .systemRed && outside.backgroundColor == .systemYellow)
      #expect(inside.textColor == .label && inside.backgroundColor == nil)
    }
  }

  // MARK: Misuse

  /// Setting a default value has no effect, and `isolated` restores the previous proxies.
  @Test func defaultsSetNothing() {
    AppearanceProxies.isolated {
      Badge.appearance().numberOfLines = 5
      AppearanceProxies.isolated {
        let badge = Badge()
        makeWindow().addSubview(badge)
        #expect(badge.numberOfLines == 1)
      }
      RedBadge.appearance().numberOfLines = 1
      let badge = RedBadge()
      makeWindow().addSubview(badge)
      #expect(badge.numberOfLines == 5)
    }
  }

  /// Applying a proxy's value adds another view to the window, as the `didSet` of an app's class may do.
  @Test func viewsAddedDuringApplication() {
    final class Restless: UIView {
      let inner = Badge()
      override var backgroundColor: UIColor? { didSet { addSubview(inner) } }
    }
    AppearanceProxies.isolated {
      Restless.appearance().backgroundColor = .systemRed
      Badge.appearance().numberOfLines = 2
      let view = Restless()
      let window = makeWindow()
      window.addSubview(view)
      #expect(view.backgroundColor == .systemRed && view.inner.window === window && view.inner.numberOfLines == 2)
    }
  }
}
