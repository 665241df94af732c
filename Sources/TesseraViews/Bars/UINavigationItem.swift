// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The contents of a navigation bar while a view controller is on top of the stack.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The mode that determines whether a title is large. Applies only to bars that prefer large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Uses the mode of the item below in the stack.
    case automatic = 0
    case always, never
    /// Same as `never`.
    ///
    /// - Note: Differs from UIKit: the title isn't shown in a large font at the leading edge of the collapsed bar.
    case inline
  }

  /// The placement of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// A placement chosen by the available space.
    case automatic = 0
    /// In the bar, next to its buttons.
    case inline
    /// Below the title.
    case stacked
    /// In the bar, next to its buttons. For iOS 26.
    case integrated
    /// Centered in the bar. For iOS 26.
    case integratedCentered
    /// As a button in the bar. For iOS 26.
    case integratedButton
  }

  /// The preferred placement of the search bar. Stored only, because the search bar is always below the title.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The placement of the search bar, which is always below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// Whether a toolbar may contain the search bar in iOS 26. Stored only. `true` by default.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Whether another bar may contain the search bar in iOS 26. Stored only. `true` by default.
  open var searchBarPlacementAllowsExternalIntegration = true
  /// The item that represents the search bar in an iOS 26 toolbar. It has no content.
  open private(set) lazy var searchBarPlacementBarButtonItem = UIBarButtonItem()

  /// The type of text shown in the back button that returns to an item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item below, "Back" if the title is too long, or no text if "Back" is too long as well.
    case `default` = 0
    /// `generic` is "Back", or no text if it is too long. `minimal` is only the chevron.
    case generic, minimal
  }

  /// The title, which is either centered or large below the buttons, or nil. Set by `UIViewController.title`.
  open var title: String? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "title") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "title") }
    }
  }
  /// The view that replaces the inline title, or nil to show the title. A large title is shown in addition.
  open var titleView: UIView? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "titleView") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "titleView") }
    }
  }
  /// A line of 13-point text above the bar's contents, or nil. It makes the bar 30 points taller.
  open var prompt: String? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "prompt") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "prompt") }
    }
  }

  /// A second line below the title in iOS 26 bars. Stored only, because bars look as they did before iOS 26.
  open var subtitle: String?
  /// A second line with attributes in iOS 26 bars. Stored only.
  open var attributedSubtitle: NSAttributedString?
  /// The view that replaces the second line in iOS 26 bars. Stored only.
  open var subtitleView: UIView?
  /// A second line below a large title in iOS 26 bars. Stored only.
  open var largeSubtitle: String?
  /// The view that replaces the second line below a large title in iOS 26 bars. Stored only.
  open var largeSubtitleView: UIView?

  /// A container's button, such as a split view's button for showing columns. Placed before the app's leading items.
  var containerItem: UIBarButtonItem? { didSet { itemDidChange() } }

  /// The items at the leading edge, outermost first. They replace the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "leftBarButtonItems") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "leftBarButtonItems") }
    }
  }
  /// The items at the trailing edge, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "rightBarButtonItems") } }
    didSet {
      itemDidChange()
      if KeyValues.areObserved { KeyValues.didChange(self, "rightBarButtonItems") }
    }
  }
  /// Whether the back button is shown in addition to the items at the leading edge. `false` by default.
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }

  /// The first item at the leading edge. Setting it replaces all leading items.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing edge. Setting it replaces all trailing items.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The text of the back button that returns to this item, or nil to use the title.
  open var backButtonTitle: String? { didSet { itemDidChange() } }
  /// The item that provides the title, image and tint color of the back button that returns to this item. Its action
  /// isn't performed, because a tap pops the top item.
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
  /// The preferred text of the back button that returns to this item. `.default` by default.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { itemDidChange() } }
  /// Whether this item is shown without a back button. `false` by default.
  open var hidesBackButton = false { didSet { itemDidChange() } }
  /// Whether the title is shown large. `.automatic` by default.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { itemDidChange() } }

  /// The appearance while content is under the bar, or nil (the default) to use the bar's appearance.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { standardAppearance = standardAppearance.map(UIBarAppearance.copy); itemDidChange() }
  }
  /// The appearance on iPhone in landscape while content is under the bar, or nil (the default) to use the bar's
  /// appearance.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = compactAppearance.map(UIBarAppearance.copy); itemDidChange() }
  }
  /// The appearance while no content is under the bar, or nil (the default) to use the bar's appearance.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(UIBarAppearance.copy); itemDidChange() }
  }
  /// The appearance on iPhone in landscape while no content is under the bar, or nil (the default) to use the bar's
  /// appearance.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(UIBarAppearance.copy); itemDidChange() }
  }

  /// The storage of `searchController`, whose search bar is below the title.
  package var search: (any NavigationSearch)? { didSet { itemDidChange() } }
  /// Whether the search bar scrolls away before the large title.
  ///
  /// - Note: Differs from UIKit: the search bar is visible initially, not only after the content is pulled down.
  open var hidesSearchBarWhenScrolling = true { didSet { itemDidChange() } }
  /// A closure of the navigation bar that shows the item, called after every change.
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

  /// Sets `hidesBackButton` immediately. `animated` is ignored.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Sets `leftBarButtonItems` immediately. `animated` is ignored.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets `rightBarButtonItems` immediately. `animated` is ignored.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Sets `leftBarButtonItem` immediately. `animated` is ignored.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets `rightBarButtonItem` immediately. `animated` is ignored.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// The bar whose stack contains the item, or nil.
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
