// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The methods that a tab bar calls when an item is tapped.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called after an item, possibly the selected one, was tapped.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of tabs at the bottom of a screen. One tab is selected.
///
/// In the look of iOS 26, the tabs lie on a plate of glass, which floats above the bottom. The selected tab has a gray
/// capsule and the tint color, and the others have the color of labels.
open class UITabBar: UIView, AppearanceBar {
  /// The delegate. In a tab bar controller, the controller is the delegate.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs, starting at the leading edge; nil for none. In a tab bar controller, the controller sets them.
  open var items: [UITabBarItem]? { didSet { contentDidChange() } }
  /// The selected tab; nil for none. Setting it does not call the delegate.
  open var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { contentDidChange() } } }
  /// The style of the bar. Stored but not used.
  open var barStyle: UIBarStyle = .default
  /// Whether the standard appearance has a translucent background instead of an opaque one. `true` by default.
  ///
  /// In a tab bar controller, this also determines whether the content extends below the bar.
  open var isTranslucent = true { didSet { contentDidChange() } }
  /// The background color, which replaces the standard appearance's blur. Nil, the default, keeps the blur.
  open var barTintColor: UIColor? { didSet { contentDidChange() } }
  /// The color of unselected tabs, unless the appearance sets one. Nil, the default, means gray.
  open var unselectedItemTintColor: UIColor? { didSet { contentDidChange() } }
  /// The background image, which replaces the standard appearance's blur. Nil, the default, keeps the blur.
  open var backgroundImage: UIImage? { didSet { contentDidChange() } }
  /// The shadow image. An empty image hides the hairline; other images are stored but not used.
  open var shadowImage: UIImage? { didSet { contentDidChange() } }
  /// The image below the icon of the selected tab, centered and not scaled. Nil, the default, means no image.
  open var selectionIndicatorImage: UIImage? { didSet { contentDidChange() } }
  /// The positioning of the tabs. `.automatic`, the default, distributes the tabs over the whole bar in compact
  /// width. In regular width and on phones in landscape, it centers them.
  open var itemPositioning: ItemPositioning = .automatic { didSet { setNeedsLayout() } }
  /// The width of a centered tab, in points. 0, the default, means the width of the widest tab.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The distance between centered tabs, in points. 0 by default.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The positioning of tabs in a tab bar.
  public enum ItemPositioning: Int, Sendable { case automatic = 0, fill, centered }

  /// The appearance while content is below the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet { standardAppearance = UIBarAppearance.copy(standardAppearance); contentDidChange() }
  }
  /// The appearance while no content is below the bar. Nil, the default, means the standard appearance without a
  /// background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(UIBarAppearance.copy); contentDidChange() }
  }
  /// Whether there is no content below the bar.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { contentDidChange() } } }
  var onSelect: ((UITabBarItem) -> Void)?
  let background = BarBackground(shadowEdge: .top, showsAutomaticEdge: false)
  private(set) var buttons: [TabBarButton] = []
  private var needsRebuild = true
  /// The plate of glass below the tabs, and the capsule of the selected tab.
  let plate = GlassPlate()
  let capsule = UIView()
  /// The plate below the tab for searching.
  let searchPlate = GlassPlate()
  /// The distance of the plate from the sides and from the bottom, which a tab bar controller sets.
  var floatingMargins: (sides: CGFloat, bottom: CGFloat)? { didSet { setNeedsLayout() } }
  /// Whether the bar shows only the selected tab, because the content was scrolled.
  package internal(set) var isMinimized = false { didSet { if isMinimized != oldValue { contentDidChange() } } }

  /// Creates a bar without tabs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  private func addParts() {
    capsule.isUserInteractionEnabled = false
    for view in [background, plate, searchPlate, capsule] as [UIView] { addSubview(view) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    coder.finishDecoding(self, at: UITabBar.self)
  }

  /// Sets the tabs without animation. `animated` is ignored.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  /// The height of the tabs: 49 points, or 32 points on phones in landscape. In the look of iOS 26, 62 points, or 54
  /// points without icons.
  var rowHeight: CGFloat { isGlass ? glassHeight : isLow ? BarMetrics.compactHeight : BarMetrics.tabBarHeight }
  private var isLow: Bool { BarMetrics.isCompact(traitCollection) }

  /// Returns a height of 49 or 32 points plus the bottom safe area.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + safeAreaInsets.bottom)
  }

  // MARK: Appearance

  func contentDidChange() {
    needsRebuild = true
    setNeedsLayout()
  }

  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(BarInspector(view: self)) }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .tabBar }
  @_spi(Tessera) open override func applyItemAppearances() { contentDidChange() }

  @_spi(Tessera) open override func environmentDidChange() {
    super.environmentDidChange()
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  private var shownAppearance: UITabBarAppearance {
    let standard = selectedItem?.standardAppearance ?? customStandard
    guard isAtScrollEdge else { return standard }
    if let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    let clear = UITabBarAppearance(barAppearance: standard)
    if isTranslucent { clear.configureWithTransparentBackground() }
    return clear
  }

  private var customStandard: UITabBarAppearance {
    let hidesShadow = shadowImage.map { $0.size == .zero } ?? false
    guard barTintColor != nil || backgroundImage != nil || !isTranslucent || hidesShadow else {
      return standardAppearance
    }
    let custom = UITabBarAppearance(barAppearance: standardAppearance)
    if !isTranslucent { custom.configureWithOpaqueBackground() }
    if let barTintColor { (custom.backgroundEffect, custom.backgroundColor) = (nil, barTintColor) }
    if let backgroundImage { (custom.backgroundEffect, custom.backgroundImage) = (nil, backgroundImage) }
    if hidesShadow { custom.shadowColor = nil }
    return custom
  }

  var isGlass: Bool { traitCollection.isGlass }
  private var isInline: Bool {
    if isGlass { return traitCollection.horizontalSizeClass == .regular && !isLow }
    return traitCollection.horizontalSizeClass == .regular || isLow
  }

  private func rebuild() {
    AppearanceProxies.applyProxies(to: items ?? [], in: self)
    needsRebuild = false
    for button in buttons { button.removeFromSuperview() }
    observeAppearances(
      standardAppearance, scrollEdgeAppearance, selectedItem?.standardAppearance, selectedItem?.scrollEdgeAppearance)
    let look = shownAppearance
    background.applyAppearance(look)
    let inlineLook = isLow ? look.compactInlineLayoutAppearance : look.inlineLayoutAppearance
    let itemLook = isInline ? inlineLook : look.stackedLayoutAppearance
    buttons = (items ?? []).map { item in
      item.didChange = { [weak self] in self?.contentDidChange() }
      let isSelected = item === selectedItem
      let state = !item.isEnabled ? itemLook.disabled : isSelected ? itemLook.selected : itemLook.normal
      // Approximates iOS. UIKit's gray is slightly lighter than systemGray in light mode.
      let fallback: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? (isGlass ? .label : .systemGray)
      let button = TabBarButton(
        item, state, normal: itemLook.normal, color: fallback, isSelected: isSelected, isInline: isInline,
        isLow: isLow)
      button.isGlass = isGlass
      if isSelected, let selectionIndicatorImage { button.showIndicator(selectionIndicatorImage) }
      button.addAction(UIAction { [weak self, weak item] _ in self?.selectItem(item) }, for: .touchUpInside)
      return button
    }
    for button in buttons { addSubview(button) }
  }

  private func selectItem(_ item: UITabBarItem?) {
    guard let item, item.isEnabled else { return }
    if onSelect == nil { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
    onSelect?(item)
  }

  // MARK: Layout

  /// Lays out the tabs with equal widths. In regular width and on phones in landscape, the tabs are centered, and
  /// each is 40 points wider than the widest content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsRebuild { rebuild() }
    background.frame = bounds
    for view in [plate, capsule] { view.isHidden = !isGlass || buttons.isEmpty }
    searchPlate.isHidden = true
    guard !buttons.isEmpty else { return }
    if isGlass { return placeGlassTabs() }
    let count = CGFloat(buttons.count)
    let room = bounds.width - safeAreaInsets.left - safeAreaInsets.right
    var width = room / count
    var spacing: CGFloat = 0
    if itemPositioning == .centered || itemPositioning == .automatic && isInline {
      spacing = max(0, itemSpacing)
      let wanted = itemWidth > 0 ? itemWidth : (buttons.map(\.naturalWidth).max() ?? 0) + 40
      width = min(max(0, (room - spacing * (count - 1)) / count), wanted)
    }
    let step = width + spacing
    let start = safeAreaInsets.left + (room - step * count + spacing) / 2
    let grid = PixelGrid(scale: pixelScale)
    for (index, button) in buttons.enumerated() {
      let place = isRightToLeft ? buttons.count - 1 - index : index
      let left = grid.rounded(start + CGFloat(place) * step)
      let right = grid.rounded(start + CGFloat(place) * step + width)
      button.frame = CGRect(x: left, y: 0, width: right - left, height: rowHeight)
    }
  }
}

/// A tab with an icon, a title and a badge. Titles and badges match screenshots recorded on iOS 18.5; icons
/// approximate iOS 13 to 18.
final class TabBarButton: UIControl {
  private let icon = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  private let isInline: Bool
  private let titleOffset: UIOffset
  private var indicator: UIImageView?
  /// Whether the tab is on glass.
  var isGlass = false

  init(
    _ item: UITabBarItem, _ look: UITabBarItemStateAppearance, normal: UITabBarItemStateAppearance, color: UIColor,
    isSelected: Bool, isInline: Bool, isLow: Bool
  ) {
    self.isInline = isInline
    let (own, shared) = (item.titlePositionAdjustment, look.titlePositionAdjustment)
    titleOffset = UIOffset(
      horizontal: own.horizontal + shared.horizontal, vertical: own.vertical + shared.vertical)
    super.init(frame: .zero)
    icon.preferredSymbolConfiguration = isLow ? BarMetrics.lowTabSymbols : BarMetrics.tabSymbols
    icon.image = item.shownImage(isSelected: isSelected)
    icon.tintColor = look.iconColor ?? color
    var attributes = look.titleTextAttributes
    attributes.merge(item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { _, own in own }
    label.text = item.title
    // States without a font use the normal state's font, but colors are not inherited.
    let usual = item.titleTextAttributes(for: .normal)?[.font] ?? normal.titleTextAttributes[.font]
    label.font = (attributes[.font] ?? usual) as? UIFont ?? .systemFont(ofSize: isInline ? 13 : 10, weight: .medium)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? (item.isEnabled ? color : Self.disabled(color))
    label.textAlignment = .center
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    var badgeLook = look.badgeTextAttributes
    badgeLook.merge(item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { _, own in own }
    badge.font = (badgeLook[.font] as? UIFont) ?? .systemFont(ofSize: 13)
    badge.textColor = (badgeLook[.foregroundColor] as? UIColor) ?? .white
    badge.textAlignment = .center
    badge.backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    for part in [icon, label, badge] as [UIView] { addSubview(part) }
    isEnabled = item.isEnabled
    self.isSelected = isSelected
    accessibilityLabel = item.accessibilityLabel ?? item.title
    item.describe(self)
  }

  /// Returns the color of a disabled title. In screenshots recorded on iOS 18.5, gray 146 on white becomes gray 226.
  private static func disabled(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let shown = color.resolvedColor(with: traits)
      return shown.withAlphaComponent(shown.cgColor.alpha * 0.22)
    }
  }

  /// The value for screen readers, such as "2 of 4" and the badge text.
  override var valueByDefault: String? {
    let buttons = (superview?.subviews ?? []).compactMap { $0 as? TabBarButton }
    guard let index = buttons.firstIndex(where: { $0 === self }) else { return badge.text }
    let place = "\(index + 1) of \(buttons.count)"
    return badge.text.map { "\($0), \(place)" } ?? place
  }

  override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.tabBar) }

  required init?(coder: NSCoder) { nil }

  /// Shows the selection indicator image below the icon.
  func showIndicator(_ image: UIImage) {
    let view = UIImageView(image: image)
    insertSubview(view, at: 0)
    indicator = view
  }

  /// Whether only the icon is shown.
  var hidesTitle = false { didSet { label.isHidden = hidesTitle; setNeedsLayout() } }

  private var gap: CGFloat { (label.text ?? "").isEmpty || icon.image == nil ? 0 : 7 }
  private var iconSize: CGSize { icon.image == nil ? .zero : icon.intrinsicContentSize }

  var naturalWidth: CGFloat { iconSize.width + gap + label.intrinsicContentSize.width }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isInline { placeInline() } else { placeStacked() }
    if let indicator {
      setFrame(of: indicator, midX: bounds.midX, midY: bounds.midY, size: indicator.intrinsicContentSize)
    }
    let grid = PixelGrid(scale: pixelScale)
    let width = max(18, grid.ceiled(badge.intrinsicContentSize.width + 9))
    let x = isRightToLeft ? icon.frame.midX - 11 - width : icon.frame.midX + 11
    badge.frame = CGRect(x: grid.rounded(x), y: 3, width: width, height: 18)
  }

  /// Lays out a tab whose icon is above its title. The icon's center is 19 points below the bar's top, and the title
  /// ends 1.67 points above the bar's bottom. On glass, the baseline is 9.33 points above the bar's bottom.
  private func placeStacked() {
    let text = label.intrinsicContentSize
    let hasTitle = !(label.text ?? "").isEmpty && !hidesTitle
    let image = iconSize
    let iconY: CGFloat = isGlass ? 23 : 19
    setFrame(of: icon, midX: bounds.midX, midY: hasTitle ? iconY : bounds.midY, size: image)
    let width = min(text.width, bounds.width - 2)
    let bottom: CGFloat = isGlass ? 28 / 3 + label.font.descender : 5 / 3
    setFrame(
      of: label, midX: bounds.midX + titleOffset.horizontal,
      midY: bounds.height - bottom - text.height / 2 + titleOffset.vertical,
      size: CGSize(width: width, height: text.height))
  }

  private func placeInline() {
    let image = iconSize
    let text = label.intrinsicContentSize
    let start = bounds.midX - naturalWidth / 2
    let iconX = isRightToLeft ? bounds.width - start - image.width / 2 : start + image.width / 2
    let textStart = start + image.width + gap + text.width / 2
    setFrame(of: icon, midX: iconX, midY: bounds.midY, size: image)
    setFrame(
      of: label, midX: (isRightToLeft ? bounds.width - textStart : textStart) + titleOffset.horizontal,
      midY: bounds.midY + titleOffset.vertical, size: text)
  }

  private func setFrame(of view: UIView, midX: CGFloat, midY: CGFloat, size: CGSize) {
    let grid = PixelGrid(scale: pixelScale)
    view.frame = CGRect(
      x: grid.rounded(midX - size.width / 2), y: grid.rounded(midY - size.height / 2), width: size.width,
      height: size.height)
  }
}
