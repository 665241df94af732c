// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A button or a space in a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  /// The view with which a bar displays the item, or nil if the item has a custom view.
  weak var shownView: UIView?
  /// The visual prominence of an item.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    /// The name of `done` since iOS 26.
    public static var prominent: Style { .done }
  }

  /// The item's style. `.done` makes the title semibold. In the look of iOS 26, it also makes the item's glass tinted.
  /// `.plain` by default.
  open var style: Style = .plain { didSet { itemDidChange() } }
  /// The width in points, or 0 to fit the content.
  open var width: CGFloat = 0 { didSet { itemDidChange() } }
  /// Whether the item has no glass background in the look of iOS 26. `false` by default.
  open var hidesSharedBackground = false { didSet { itemDidChange() } }
  /// Whether the item shares its glass background with adjacent items in the look of iOS 26. Only items with images
  /// share a background. `true` by default.
  open var sharesBackground = true { didSet { itemDidChange() } }
  /// The identifier that matches the items of two bars during iOS 26 transitions. Stored only.
  open var identifier: String?
  /// The color of the title and the image, or nil (the default) for the bar's tint color.
  open var tintColor: UIColor? { didSet { itemDidChange() } }
  /// The view shown instead of a button, or nil for a button. It has its preferred size, limited to the height of the
  /// bar.
  open var customView: UIView? { didSet { itemDidChange() } }
  /// The action performed by a tap. Provides the item's title and image, unless the item is a system item.
  open var primaryAction: UIAction? { didSet { adoptAction(); itemDidChange() } }
  /// The item's menu. A tap shows it if the item has no action. Otherwise, a long press shows it.
  open var menu: UIMenu? { didSet { itemDidChange() } }
  /// Whether a tap toggles `isSelected`. `false` by default. Has no effect on an item with a menu.
  open var changesSelectionAsPrimaryAction = false { didSet { itemDidChange() } }
  /// Whether the button appears selected. `false` by default.
  open var isSelected = false { didSet { itemDidChange() } }
  /// Whether the bar omits the item. `false` by default.
  open var isHidden = false { didSet { itemDidChange() } }
  /// The titles for which the button reserves space. Stored only, because the button is as wide as its title.
  open var possibleTitles: Set<String>?
  /// The target of `action`, or nil to use the first responder in the chain that implements the action. Not retained.
  open weak var target: AnyObject?
  /// The selector sent by a tap if there is no `primaryAction`, with the item and the event as arguments.
  open var action: Selector?
  private(set) var systemItem: SystemItem?
  /// The customization made with the setters that predate `UIBarAppearance`.
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

  /// Creates an item with an image. Symbols are sized for 17-point text in the large scale.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    setTarget(target, action: action)
  }

  /// Creates an item with an image, and another image for compact bars on iPhone in landscape.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with a system title or symbol, or a space.
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

  /// Creates an item with a system title or symbol. A tap shows the menu. If there is an action, a tap performs it
  /// and a long press shows the menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    setSystemItem(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a title and an image, which default to the action's. A tap shows the menu. If there is an
  /// action, a tap performs it and a long press shows the menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Initializers don't call property observers that their class declares.
    adoptAction()
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Returns a space of `width` points. The space is an instance of this class, created with `init()`.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = DynamicInit.object(self)
    item.setSystemItem(.fixedSpace)
    item.width = width
    return item
  }

  /// Returns a flexible space, which receives an equal share of the remaining width. The space is an instance of this
  /// class, created with `init()`.
  open class func flexibleSpace() -> Self {
    let item = DynamicInit.object(self)
    item.setSystemItem(.flexibleSpace)
    return item
  }

  /// Equivalent to `flexibleSpace()`.
  open class var flexibleSpaceItem: UIBarButtonItem { flexibleSpace() }

  // MARK: Older setters

  /// Sets the background image for a state, or removes it if the image is nil. Only images for `.default` metrics are
  /// shown. States without an image use the `.normal` image.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backgroundImages[.init(state: state, style: nil, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  /// Returns the image set for exactly this state and these metrics, or nil.
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

  /// Returns the image set for exactly this state, style and these metrics, or nil.
  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgroundImages[.init(state: state, style: style, metrics: barMetrics)]
  }

  /// Sets the vertical offset of the background image, in points. Stored only.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    look.backgroundHeights[barMetrics] = adjustment
  }

  /// Returns the offset set for exactly these metrics, in points, or 0.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look.backgroundHeights[barMetrics] ?? 0
  }

  /// Sets the title offset in points. It is added to the appearance's offset. Only the value for `.default` metrics
  /// has an effect.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    look.titleOffsets[barMetrics] = adjustment
    itemDidChange()
  }

  /// Returns the title offset set for exactly these metrics, in points, or zero.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { look.titleOffsets[barMetrics] ?? .zero }

  /// Sets the background image of the item when used as a back button, or removes it if the image is nil. Only the
  /// image for the `.normal` state and `.default` metrics is shown.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backBackgroundImages[.init(state: state, style: nil, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  /// Returns the back button image set for exactly this state and these metrics, or nil.
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backBackgroundImages[.init(state: state, style: nil, metrics: barMetrics)]
  }

  /// Sets the title offset of the item when used as a back button, in points. It is added to the appearance's offset.
  /// Only the value for `.default` metrics has an effect.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    look.backTitleOffsets[barMetrics] = adjustment
    itemDidChange()
  }

  /// Returns the back button title offset set for exactly these metrics, in points, or zero.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.backTitleOffsets[barMetrics] ?? .zero
  }

  /// Sets the vertical offset of a back button's background image, in points. Stored only.
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    look.backBackgroundHeights[barMetrics] = adjustment
  }

  /// Returns the back button background offset set for exactly these metrics, in points, or 0.
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

  /// Performs the item's tap action.
  func perform(for event: UIEvent? = nil) {
    if let primaryAction { return primaryAction.perform(sender: self) }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: event) }
  }

  /// Whether a tap shows the menu, which requires that the item has no action.
  var showsMenu: Bool { menu != nil && primaryAction == nil && action == nil }

  /// Whether the custom view is a button of SwiftUI, which is treated as an item without a custom view.
  package var hostsButton = false
  /// Whether the item's glass is tinted in the look of iOS 26.
  var isProminent: Bool { style == .done }

  /// Returns the item's image. In the look of iOS 26, the system items Done, Cancel and Close are symbols. Source: Apple's
  /// design resources for iOS 26.
  func shownImage(isGlass: Bool) -> UIImage? {
    guard isGlass else { return image }
    switch systemItem {
    case .done: return UIImage(systemName: "checkmark")
    case .cancel, .close: return UIImage(systemName: "xmark")
    default: return image
    }
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
