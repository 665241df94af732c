// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The content of a navigation bar while a controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The mode that determines whether a title is large in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Same as the item below in the stack.
    case automatic = 0
    case always, never
    /// Same as `never`.
    ///
    /// - Note: Differs from UIKit: the title is not large at the leading edge of the small bar.
    case inline
  }

  /// The position of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The position that has space for the search bar.
    case automatic = 0
    /// In the bar, next to its buttons.
    case inline
    /// Below the title.
    case stacked
    /// In the bar, next to its buttons, in iOS 26.
    case integrated
    /// Centered in the bar, in iOS 26.
    case integratedCentered
    /// As a button of the bar, in iOS 26.
    case integratedButton
  }

  /// The preferred placement of the search bar. Stored only: it is below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The placement of the search bar: below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// Whether a toolbar may contain the search bar, in iOS 26. Stored only; `true` by default.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Whether another bar may contain the search bar, in iOS 26. Stored only; `true` by default.
  open var searchBarPlacementAllowsExternalIntegration = true
  /// The item that represents the search bar in a toolbar, in iOS 26. It shows nothing.
  open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem()

  /// The kind of text in the back button that leads to an item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item below, "Back" if that is too long, or no text if that is too long as well.
    case `default` = 0
    /// `generic` is "Back", or no text if that is too long. `minimal` is only the chevron.
    case generic, minimal
  }

  /// The title, centered or large below the buttons; nil for none. `UIViewController.title` sets it.
  open var title: String? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "title") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "title") }
    }
  }
  /// A view that replaces the small title; nil to show the title. A large title is shown in addition.
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

  /// The button of a container, such as the one that shows the columns of a split view, placed before the app's leading items.
  var containerItem: UIBarButtonItem? { didSet { itemDidChange() } }

  /// The items at the leading edge, the outermost first. They replace the back button.
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
  /// Whether the back button stays next to the items at the leading edge. `false` by default.
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

  /// The text of the back button that leads to this item; nil for the title.
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  /// The item that provides the title, image and tint of the back button that leads to this item. Its action does not run; a
  /// tap pops.
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  /// The preferred text of the back button that leads to this item. `.default` by default.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { itemDidChange() } }
  /// Whether this item is shown without a back button. `false` by default.
  open var hidesBackButton = false { didSet { itemDidChange() } }
  /// Whether the title is shown large. `.automatic` by default.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { itemDidChange() } }

  /// The appearance while content is under the bar; nil, the default, to use the bar's.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { standardAppearance = standardAppearance.map(UIBarAppearance.copy); itemDidChange() }
  }
  /// The appearance on phones in landscape while content is under the bar; nil, the default, to use the bar's.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = compactAppearance.map(UIBarAppearance.copy); itemDidChange() }
  }
  /// The appearance while no content is under the bar; nil, the default, to use the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(UIBarAppearance.copy); itemDidChange() }
  }
  /// The appearance on phones in landscape while no content is under the bar; nil, the default, to use the bar's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(UIBarAppearance.copy); itemDidChange() }
  }

  /// The search controller whose search bar is below the title. The storage of `searchController`.
  package var search: (any NavigationSearch)? { didSet { itemDidChange() } }
  /// Whether the search bar scrolls away before the large title.
  ///
  /// - Note: Differs from UIKit: the bar is visible from the start, not only when the content is pulled down.
  open var hidesSearchBarWhenScrolling = true { didSet { itemDidChange() } }
  /// The callback of the navigation bar that shows the item.
  var didChange: (() -> Void)?
  var bar: WeakBar?

  /// Creates an item without a title.
  @preconcurrency @MainActor public override convenience init() {
    self.init(title: "")
  }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets `hidesBackButton` immediately; `animated` is ignored.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Sets `leftBarButtonItems` immediately; `animated` is ignored.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets `rightBarButtonItems` immediately; `animated` is ignored.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets `leftBarButtonItem` immediately; `animated` is ignored.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets `rightBarButtonItem` immediately; `animated` is ignored.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// The bar that contains the item in its stack; nil if none does.
  open var navigationBar: UINavigationBar? { bar?.bar }

  func itemDidChange() {
    didChange?()
    bar?.bar?.contentDidChange()
  }
}

/// A weak reference to the bar that shows an item.
@MainActor
struct WeakBar {
  weak var bar: UINavigationBar?
}
