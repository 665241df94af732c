// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What a navigation bar shows while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When the title is shown large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below it in the stack.
    case automatic = 0
    case always, never
    /// Shown as `never`.
    ///
    /// - Note: Differs from UIKit: not large at the leading edge of the small bar.
    case inline
  }

  /// Where a search bar is.
  public enum SearchBarPlacement: Int, Sendable {
    /// The place with room for it.
    case automatic = 0
    /// In the bar, next to its buttons.
    case inline
    /// Below the title.
    case stacked
    /// In the bar, next to its buttons, in iOS 26.
    case integrated
    /// In the bar, in the middle, in iOS 26.
    case integratedCentered
    /// As a button of the bar, in iOS 26.
    case integratedButton
  }

  /// The preferred placement of the search bar. Stored only: it is below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The placement of the search bar: below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// Whether a toolbar may contain the search bar, in iOS 26. Stored only; true by default.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Whether another bar may contain the search bar, in iOS 26. Stored only; true by default.
  open var searchBarPlacementAllowsExternalIntegration = true
  /// The item that represents the search bar in a toolbar, in iOS 26. It shows nothing.
  open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem()

  /// What the back button of the item above says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item below, "Back" where that is too long, or nothing where that is too.
    case `default` = 0
    /// `generic` is "Back", or nothing where that is too long. `minimal` is always nothing beside the chevron.
    case generic, minimal
  }

  /// The text in the middle, or large below; nil for none. `UIViewController.title` sets it.
  open var title: String? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "title") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "title") }
    }
  }
  /// Shown in the middle instead of the small title; nil for the title. A large title shows as well.
  open var titleView: UIView? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "titleView") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "titleView") }
    }
  }
  /// A line of 13 points above the bar's content, which makes the bar 30 points higher; nil for none.
  open var prompt: String? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "prompt") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "prompt") }
    }
  }

  /// A second line below the title, in bars of iOS 26. Stored only: bars look as in earlier versions.
  open var subtitle: String?
  /// A second line with attributes, in bars of iOS 26. Stored only.
  open var attributedSubtitle: NSAttributedString?
  /// A view instead of the second line, in bars of iOS 26. Stored only.
  open var subtitleView: UIView?
  /// A second line below a large title, in bars of iOS 26. Stored only.
  open var largeSubtitle: String?
  /// A view instead of the second line below a large title, in bars of iOS 26. Stored only.
  open var largeSubtitleView: UIView?

  /// The button of a container, before the app's own at the leading edge: the one that shows the columns of a split view.
  var containerItem: UIBarButtonItem? { didSet { itemDidChange() } }

  /// The items at the leading edge, the outermost first. They take the back button's place.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "leftBarButtonItems") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "leftBarButtonItems") }
    }
  }
  /// The items at the trailing edge, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "rightBarButtonItems") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "rightBarButtonItems") }
    }
  }
  /// Whether the back button stays beside the items at the leading edge. False by default.
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

  /// What the back button of the item above says instead of this item's title; nil for the title.
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  /// Gives the back button of the item above its title, picture and tint. Its action does not run; a tap pops.
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  /// What the back button of the item above says if it has room. `.default` by default.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { itemDidChange() } }
  /// Whether this item is shown without back button. False by default.
  open var hidesBackButton = false { didSet { itemDidChange() } }
  /// Whether the title is shown large. `.automatic` by default.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { itemDidChange() } }

  /// The look while content lies under the bar; nil, the default, for the bar's.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { standardAppearance = standardAppearance.map(UIBarAppearance.copy); itemDidChange() }
  }
  /// The look on phones that lie on their side while content lies under the bar; nil, the default, for the bar's.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = compactAppearance.map(UIBarAppearance.copy); itemDidChange() }
  }
  /// The look while no content lies under the bar; nil, the default, for the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(UIBarAppearance.copy); itemDidChange() }
  }
  /// The look on phones that lie on their side while no content lies under the bar; nil, the default, for the bar's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(UIBarAppearance.copy); itemDidChange() }
  }

  /// The search whose bar stands below the title: `searchController`.
  package var search: (any NavigationSearch)? { didSet { itemDidChange() } }
  /// Whether the search bar scrolls away before the large title does.
  ///
  /// - Note: Differs from UIKit: the bar is there from the start, not only when the content is pulled down.
  open var hidesSearchBarWhenScrolling = true { didSet { itemDidChange() } }
  /// The navigation bar that shows the item.
  var didChange: (() -> Void)?
  var bar: WeakBar?

  /// An item without a title.
  @preconcurrency @MainActor public override convenience init() {
    self.init(title: "")
  }

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets `hidesBackButton` at once; `animated` is ignored.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Sets `leftBarButtonItems` at once; `animated` is ignored.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets `rightBarButtonItems` at once; `animated` is ignored.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets `leftBarButtonItem` at once; `animated` is ignored.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets `rightBarButtonItem` at once; `animated` is ignored.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// The bar that has the item in its stack; nil while none has.
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
