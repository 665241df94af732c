// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A button or a space in a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  /// The view that a bar uses to show the item; nil if the item has a custom view.
  weak var shownView: UIView?
  /// The prominence of an item.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The style of the item. `.done` makes the title semibold. `.plain` by default.
  open var style: Style = .plain { didSet { itemDidChange() } }
  /// The width in points; 0 to fit the content.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  /// Whether the item has no glass background, in bars of iOS 26. Stored only: bars look as in earlier versions.
  open var hidesSharedBackground = false
  /// Whether the item shares its glass background with adjacent items, in bars of iOS 26. Stored only; `true` by default.
  open var sharesBackground = true
  /// The identifier that matches items of two bars in transitions of iOS 26. Stored only.
  open var identifier: String?
  /// The color of title and image; nil, the default, for the bar's tint.
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  /// A view shown instead of a button, at its preferred size and no higher than the bar; nil for a button.
  open var customView: UIView? { didSet { itemDidChange() } }
  /// The action of a tap. Its title and image become the item's, unless the item is a system item.
  open var primaryAction: UIAction? { didSet { adoptAction(); itemDidChange() } }
  /// The menu of the item, shown by a tap if the item has no action, and by a long press otherwise.
  open var menu: UIMenu? { didSet { itemDidChange() } }
  /// Whether a tap toggles `isSelected`. `false` by default. No effect on an item with a menu.
  open var changesSelectionAsPrimaryAction = false { didSet { itemDidChange() } }
  /// Whether the button is shown selected. `false` by default.
  open var isSelected = false { didSet { itemDidChange() } }
  /// Whether the bar omits the item. `false` by default.
  open var isHidden = false { didSet { itemDidChange() } }
  /// The titles that the button must have space for. Stored only: the button is as wide as its title.
  open var possibleTitles: Set<String>?
  /// A weak reference to the target of `action`; nil for the first responder in the chain that implements it.
  open weak var target: AnyObject?
  /// The selector that a tap sends if there is no `primaryAction`, with the item and the event as arguments.
  open var action: Selector?
  private(set) var systemItem: SystemItem?
  /// The customization with the older setters.
  var look = BarButtonItemCustomization()

  /// Creates an item without content.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action: action)
  }

  /// Creates an item with an image. Symbols have the size of 17-point text in the large scale.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    setTarget(target, action: action)
  }

  /// Creates an item with an image, and another image for compact bars, on phones in landscape.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with the system's title or symbol, or a space.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    setSystemItem(systemItem)
    setTarget(target, action: action)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item with the system's title or symbol. A tap shows the menu; if there is an action, a long press does.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    setSystemItem(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a title and an image, by default those of the action. A tap shows the menu; if there is an
  /// action, a long press does.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Initializers do not call property observers of their class.
    adoptAction()
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Returns a space of `width` points, an instance of this class created with `init()`.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = DynamicInit.object(self)
    item.setSystemItem(.fixedSpace)
    item.width = width
    return item
  }

  /// Returns a space that gets an equal share of the remaining width, an instance of this class created with `init()`.
  open class func flexibleSpace() -> Self {
    let item = DynamicInit.object(self)
    item.setSystemItem(.flexibleSpace)
    return item
  }

  /// Equivalent to `flexibleSpace()`.
  open class var flexibleSpaceItem: UIBarButtonItem { flexibleSpace() }

  // MARK: Older setters

  /// Sets the background image for a state; nil removes it. The image for `.default` is shown, and the one for `.normal` in
  /// states without an image.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backgroundImages[.init(state: state, style: nil, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  /// Returns the image set for exactly this state and these metrics; nil if none was set.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgroundImages[.init(state: state, style: nil, metrics: barMetrics)]
  }

  /// Sets the background image for items of a style. It takes precedence over the image for all styles.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    look.backgroundImages[.init(state: state, style: style, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  /// Returns the image set for exactly this state, style and metrics; nil if none was set.
  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgroundImages[.init(state: state, style: style, metrics: barMetrics)]
  }

  /// Sets the vertical offset of the background image, in points. Stored only.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    look.backgroundHeights[barMetrics] = adjustment
  }

  /// Returns the offset set for exactly these metrics, in points; 0 if none was set.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look.backgroundHeights[barMetrics] ?? 0
  }

  /// Sets the offset of the title, in points, which is added to the appearance's offset. Only the value for `.default` has an
  /// effect.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    look.titleOffsets[barMetrics] = adjustment
    itemDidChange()
  }

  /// Returns the title offset set for exactly these metrics, in points; zero if none was set.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { look.titleOffsets[barMetrics] ?? .zero }

  /// Sets the background image of the item as a back button, or removes it if nil. Only the image for `.normal` and
  /// `.default` is shown.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backBackgroundImages[.init(state: state, style: nil, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  /// Returns the back button's image set for exactly this state and these metrics; nil if none was set.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backBackgroundImages[.init(state: state, style: nil, metrics: barMetrics)]
  }

  /// Sets the offset of a back button's title, in points, which is added to the appearance's offset. Only the value for
  /// `.default` has an effect.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    look.backTitleOffsets[barMetrics] = adjustment
    itemDidChange()
  }

  /// Returns the offset of a back button's title set for exactly these metrics, in points; zero if none was set.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.backTitleOffsets[barMetrics] ?? .zero
  }

  /// Sets the vertical offset of a back button's background image, in points. Stored only.
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    look.backBackgroundHeights[barMetrics] = adjustment
  }

  /// Returns the back button's offset set for exactly these metrics, in points; 0 if none was set.
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look.backBackgroundHeights[barMetrics] ?? 0
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .barButtonItem }

  func setTarget(_ target: Any?, action: Selector?) {
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

  /// Performs the action of a tap.
  func perform(for event: UIEvent? = nil) {
    if let primaryAction { return primaryAction.perform(sender: self) }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: event) }
  }

  /// Whether a tap shows the menu, because the item has no action.
  var showsMenu: Bool { menu != nil && primaryAction == nil && action == nil }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
