// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below it in the stack.
    case automatic = 0
    case always, never
    /// - Note: Differs from UIKit: large, in line with nothing else; shown as `never`.
    case inline
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item below, "Back" where that is too long, or nothing where that is too.
    case `default` = 0
    case generic, minimal
  }

  open var title: String? { didSet { itemDidChange() } }
  /// Shown instead of the title.
  open var titleView: UIView? { didSet { itemDidChange() } }
  /// A line above the bar's content.
  open var prompt: String? { didSet { itemDidChange() } }

  /// Items at the leading edge, from there inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  /// Items at the trailing edge, from there inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }

  /// The first item at the leading edge; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing edge; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// What the back button of the item above says instead of this item's title.
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  /// The back button of the item above. Its title and image are shown; a tap pops.
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { itemDidChange() } }
  open var hidesBackButton = false { didSet { itemDidChange() } }
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { itemDidChange() } }

  open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The search whose bar stands below the title: `searchController`.
  package var search: (any NavigationSearch)? { didSet { itemDidChange() } }
  /// Whether the search bar scrolls away before the large title does.
  ///
  /// - Note: Differs from UIKit: the bar is there from the start, not only when the content is pulled down.
  open var hidesSearchBarWhenScrolling = true { didSet { itemDidChange() } }
  /// The navigation bar that shows the item.
  var didChange: (() -> Void)?
  var bar: WeakBar?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  open var navigationBar: UINavigationBar? { bar?.bar }

  func itemDidChange() {
    didChange?()
    bar?.bar?.contentDidChange()
  }
}

/// The bar that shows an item, without keeping it.
@MainActor
struct WeakBar {
  weak var bar: UINavigationBar?
}
