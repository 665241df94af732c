// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A button of a navigation bar or toolbar, or a space in it.
///
/// - Note: Differs from UIKit: what a tap does is a closure or a `UIAction`; Linux has no selectors.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public typealias Action = () -> Void

  open var style: Style = .plain { didSet { itemDidChange() } }
  /// The width in points; 0 for what the content needs.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  open var customView: UIView? { didSet { itemDidChange() } }
  open var primaryAction: UIAction? { didSet { adoptAction(); itemDidChange() } }
  /// What a tap shows when there is nothing else for it to do.
  ///
  /// - Note: Differs from UIKit: menus are never shown.
  open var menu: UIMenu? { didSet { itemDidChange() } }
  open var changesSelectionAsPrimaryAction = false { didSet { itemDidChange() } }
  open var isSelected = false { didSet { itemDidChange() } }
  open var isHidden = false { didSet { itemDidChange() } }
  open var possibleTitles: Set<String>?
  open weak var target: AnyObject?
  /// What a tap does when there is no `primaryAction`.
  open var action: Action?
  private(set) var systemItem: SystemItem?

  @preconcurrency @MainActor public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Action?) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Action?) {
    self.init()
    self.image = image
    self.style = style
    setTarget(target, action)
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Action?) {
    self.init()
    setSystemItem(systemItem)
    setTarget(target, action)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    setSystemItem(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// A space of `width` points, of the class that is asked, made by its `init()`.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = DynamicInit.object(self)
    item.setSystemItem(.fixedSpace)
    item.width = width
    return item
  }

  /// A space that takes an equal share of what is left, of the class that is asked, made by its `init()`.
  open class func flexibleSpace() -> Self {
    let item = DynamicInit.object(self)
    item.setSystemItem(.flexibleSpace)
    return item
  }

  open class var flexibleSpaceItem: UIBarButtonItem { flexibleSpace() }

  private func setTarget(_ target: Any?, _ action: Action?) {
    self.target = target as AnyObject?
    self.action = action
  }

  private func adoptAction() {
    guard let primaryAction, systemItem == nil else { return }
    title = primaryAction.title.isEmpty ? nil : primaryAction.title
    image = primaryAction.image
  }

  func setSystemItem(_ item: SystemItem) {
    systemItem = item
    style = item.style
    title = item.title
    image = item.symbol.flatMap { UIImage(systemName: $0) }
    itemDidChange()
  }

  /// Does what a tap does.
  func perform() {
    if let primaryAction { primaryAction.perform(sender: self) } else { action?() }
  }

  /// Whether a tap has nothing to do but show the menu.
  var showsMenu: Bool { menu != nil && primaryAction == nil && action == nil }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
