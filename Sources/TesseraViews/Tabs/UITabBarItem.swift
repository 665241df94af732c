// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation

/// The tab of a view controller in a tab bar.
open class UITabBarItem: UIBarItem {
  /// The system's items, with a title in the user's language and a symbol.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

  /// The image of the selected item. Nil means `image`; a symbol is then shown in its filled variant, if there is
  /// one.
  open var selectedImage: UIImage? { didSet { itemDidChange() } }
  /// The badge's text; nil for no badge.
  open var badgeValue: String? { didSet { itemDidChange() } }
  /// The badge's background color. Nil means the appearance's color, which is red by default.
  open var badgeColor: UIColor? { didSet { itemDidChange() } }
  /// The offset of the title from its default position, in points. The appearance's offset is added to it. Zero by
  /// default.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { itemDidChange() } }
  /// The bar's appearance while this item is selected and content is below the bar. Nil means the bar's own property.
  open var standardAppearance: UITabBarAppearance? {
    didSet { standardAppearance = standardAppearance.map(UIBarAppearance.copy); itemDidChange() }
  }
  /// The bar's appearance while this item is selected and no content is below the bar. Nil means the bar's own
  /// property.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(UIBarAppearance.copy); itemDidChange() }
  }

  /// Whether the tab is for searching. In the look of iOS 26, such a tab at the end has a separate plate.
  package var isSearch = false { didSet { itemDidChange() } }

  private(set) var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the badge's text attributes in a state; nil removes them. They take precedence over the bar's appearance.
  /// Only the font and the foreground color have an effect, in the states `.normal` and `.selected`.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    itemDidChange()
  }

  /// Returns the badge's text attributes for a state, or the normal state's attributes if there are none, or nil if
  /// neither was set.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state] ?? badgeAttributes[.normal]
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .tabBarItem }

  /// Creates an item without content.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title, an icon and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title, an icon, and an icon for its selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates an item with the system's title and symbol.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  /// Returns the icon. Tab bars show filled symbols. Source: Human Interface Guidelines, "Tab bars".
  func shownImage(isSelected: Bool) -> UIImage? {
    if isSelected, let selectedImage { return selectedImage }
    guard let image, case .symbol(let drawing) = image.content, !drawing.isCustom,
      !drawing.name.hasSuffix(".fill")
    else { return image }
    return UIImage(symbolIfThere: drawing.name + ".fill", withConfiguration: image.configuration) ?? image
  }
}

extension UITabBarItem.SystemItem {
  /// The item's title in the user's language.
  var title: String { word.text }

  private var word: SystemString {
    switch self {
    case .more: .more
    case .favorites: .favorites
    case .featured: .featured
    case .topRated: .topRated
    case .recents: .recents
    case .contacts: .contacts
    case .history: .history
    case .bookmarks: .bookmarks
    case .search: .search
    case .downloads: .downloads
    case .mostRecent: .mostRecent
    case .mostViewed: .mostViewed
    }
  }

  var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star"
    case .recents, .history, .mostRecent: "clock"
    case .contacts: "person.crop.circle"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle"
    case .mostViewed: "list.number"
    }
  }
}
