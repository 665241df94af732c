// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A button of a navigation bar or toolbar, or a space in it.
open class UIBarButtonItem: UIBarItem {
  /// The view by which a bar shows the item; nil for one with a view of its own.
  weak var shownView: UIView?
  /// How much an item stands out.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// `.done` makes the title semibold. `.plain` by default.
  open var style: Style = .plain { didSet { itemDidChange() } }
  /// The width in points; 0 for what the content needs.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  /// Whether the item has no glass background, in bars of iOS 26. Stored only: bars look as in earlier versions.
  open var hidesSharedBackground = false
  /// Whether the item shares its glass background with adjacent items, in bars of iOS 26. Stored only; true by default.
  open var sharesBackground = true
  /// The identifier that matches items of two bars in transitions of iOS 26. Stored only.
  open var identifier: String?
  /// The colour of title and image; nil, the default, for the bar's tint.
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  /// A view shown instead of a button, at its own size and no higher than the bar; nil for a button.
  open var customView: UIView? { didSet { itemDidChange() } }
  /// What a tap does. Its title and image become the item's, unless the item is a system item.
  open var primaryAction: UIAction? { didSet { adoptAction(); itemDidChange() } }
  /// What a tap shows when there is nothing else for it to do.
  ///
  /// An item with an action of its own shows it after a long press.
  open var menu: UIMenu? { didSet { itemDidChange() } }
  /// Whether a tap turns `isSelected` on and off. False by default, and without effect on an item with a menu.
  open var changesSelectionAsPrimaryAction = false { didSet { itemDidChange() } }
  /// Whether the button is shown selected. False by default.
  open var isSelected = false { didSet { itemDidChange() } }
  /// Whether the bar leaves the item out. False by default.
  open var isHidden = false { didSet { itemDidChange() } }
  /// Stored only: the button is as wide as its title.
  open var possibleTitles: Set<String>?
  /// What `action` is sent to, held weakly; nil for whoever along the responder chain has a method for it.
  open weak var target: AnyObject?
  /// What a tap sends when there is no `primaryAction`, with the item and the event as arguments.
  open var action: Selector?
  private(set) var systemItem: SystemItem?
  /// What the older setters have set.
  var look = BarButtonItemLook()

  /// An item with nothing to show.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// An item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action)
  }

  /// An item with a picture, or a symbol at 19 points.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    setTarget(target, action)
  }

  /// An item with a picture, and another one where bars are lower: on phones that lie on their side.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// An item with the system's title or symbol, or a space.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    setSystemItem(systemItem)
    setTarget(target, action)
  }

  /// An item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// An item with the system's title or symbol. A menu is shown at a tap, or after a long press
  /// if there is an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    setSystemItem(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// An item with a title and a picture, by default those of the action. A menu is shown at a tap,
  /// or after a long press if there is an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Initialisers of a class do not call the observers of its own properties.
    adoptAction()
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

  /// The same as `flexibleSpace()`.
  open class var flexibleSpaceItem: UIBarButtonItem { flexibleSpace() }

  // MARK: Older setters

  /// Sets a picture behind the item in a state; nil takes it back. That for `.default` is shown, in a state without one
  /// that for `.normal`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backgroundImages[.init(state: state, style: nil, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  /// The picture set for exactly this state and these metrics; nil if none was.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgroundImages[.init(state: state, style: nil, metrics: barMetrics)]
  }

  /// Sets a picture behind the item where it has a style. It goes before one for all styles.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    look.backgroundImages[.init(state: state, style: style, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  /// The picture set for exactly this state, this style and these metrics; nil if none was.
  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgroundImages[.init(state: state, style: style, metrics: barMetrics)]
  }

  /// Stored only: how far the picture behind the item moves down, in points.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    look.backgroundHeights[barMetrics] = adjustment
  }

  /// What was set for exactly these metrics, in points; 0 if nothing was.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look.backgroundHeights[barMetrics] ?? 0
  }

  /// Moves the title, in points; the appearance's is added. Only what is set for `.default` shows.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    look.titleOffsets[barMetrics] = adjustment
    itemDidChange()
  }

  /// How far the title was moved for exactly these metrics, in points; zero if it was not.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { look.titleOffsets[barMetrics] ?? .zero }

  /// Sets a picture behind the item as a back button; nil takes it back. Only that for `.normal` and `.default` shows.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backBackgroundImages[.init(state: state, style: nil, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  /// The picture behind a back button set for exactly this state and these metrics; nil if none was.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backBackgroundImages[.init(state: state, style: nil, metrics: barMetrics)]
  }

  /// Moves the title of a back button, in points; the appearance's is added. Only what is set for `.default` shows.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    look.backTitleOffsets[barMetrics] = adjustment
    itemDidChange()
  }

  /// How far a back button's title was moved for exactly these metrics, in points; zero if it was not.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.backTitleOffsets[barMetrics] ?? .zero
  }

  /// Stored only: how far the picture behind a back button moves down, in points.
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    look.backBackgroundHeights[barMetrics] = adjustment
  }

  /// What was set for a back button and exactly these metrics, in points; 0 if nothing was.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look.backBackgroundHeights[barMetrics] ?? 0
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .barButtonItem }

  func setTarget(_ target: Any?, _ action: Selector?) {
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
  func perform(for event: UIEvent? = nil) {
    if let primaryAction { return primaryAction.perform(sender: self) }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: event) }
  }

  /// Whether a tap has nothing to do but show the menu.
  var showsMenu: Bool { menu != nil && primaryAction == nil && action == nil }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
