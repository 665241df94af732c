// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation

/// The views of the top item, ordered from the edges toward the center.
@MainActor
struct NavigationBarContent {
  var leading: [BarEntry] = []
  var trailing: [BarEntry] = []
  var back: BackButton?
  var titleView: UIView?
  /// The offset of the inline title from its default position, in points.
  var titleOffset = UIOffset.zero

  var views: [UIView] { (leading + trailing).compactMap(\.view) + [back, titleView].compactMap { $0 } }
}

extension UINavigationBar {
  /// The back button, or nil while it isn't shown.
  package var backControl: UIControl? {
    var waiting = subviews
    while let view = waiting.popLast() {
      if let button = view as? BackButton, button.window != nil { return button }
      waiting += view.subviews
    }
    return nil
  }

  func addParts() {
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    promptLabel.textColor = .secondaryLabel
    largeTitleClip.clipsToBounds = true
    largeTitleClip.isUserInteractionEnabled = false
    largeTitleClip.addSubview(largeTitleLabel)
    titleLabel.textAlignment = .center
    for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = .header }
    searchClip.clipsToBounds = true
    for view in [background, largeTitleClip, promptLabel, titleLabel, searchClip] as [UIView] { addSubview(view) }
  }

  /// Whether the top item has a large title. Without a navigation controller, this depends on the bar's properties.
  var hasLargeTitle: Bool {
    if hidesTitles || isLow { return false }
    if let showsLargeTitle { return showsLargeTitle }
    guard prefersLargeTitles, let item = topItem else { return false }
    return item.largeTitleDisplayMode == .always || item.largeTitleDisplayMode == .automatic
  }

  /// Whether an active search replaces the titles and buttons.
  var hidesTitles: Bool { topItem?.search.map { $0.isActive && $0.hidesTitles } ?? false }
  /// The height of the row that contains the inline title and the buttons. 0 while they are hidden.
  var titleRowHeight: CGFloat { hidesTitles ? 0 : rowHeight }
  /// The height of the row that contains the inline title and the buttons, even while they are hidden.
  var rowHeight: CGFloat {
    if isGlass { return isInSheet ? GlassBarMetrics.sheetHeight : GlassBarMetrics.plateHeight }
    if isLow { return BarMetrics.compactHeight }
    if isInSheet { return BarMetrics.sheetHeight }
    return traitCollection.userInterfaceIdiom == .pad ? BarMetrics.tabletHeight : BarMetrics.height
  }
  /// The height of the row that contains the large title.
  var largeTitleHeight: CGFloat { isGlass ? GlassBarMetrics.largeTitleHeight : BarMetrics.largeTitleHeight }
  /// Whether the buttons are on glass.
  var isGlass: Bool { traitCollection.isGlass }
  var isLow: Bool { BarMetrics.isCompact(traitCollection) }
  /// Whether the bar belongs to a view controller in a sheet that doesn't fill the window.
  private var isInSheet: Bool {
    var controller: UIViewController? = navigationController
    while let one = controller {
      if let sheet = one.presentation.controller as? UISheetPresentationController {
        return sheet.isSheet && sheet.containerView != nil
      }
      controller = one.parent
    }
    return false
  }

  private var hasPrompt: Bool { !hidesTitles && topItem?.prompt != nil }
  var contentTop: CGFloat { hasPrompt ? BarMetrics.promptHeight : 0 }
  /// The height of the bar before any part has scrolled away.
  var expandedHeight: CGFloat {
    contentTop + titleRowHeight + (hasLargeTitle ? largeTitleHeight : 0) + searchHeight
  }
  var barHeight: CGFloat { expandedHeight - (hasLargeTitle ? collapse : 0) - min(searchCollapse, searchHeight) }

  var searchBar: UIView? { topItem?.search?.searchView }

  /// The height of the search bar below the titles before it scrolls away. This is 4 points less than a standalone
  /// search bar's height.
  var searchHeight: CGFloat { searchBar.map { $0.intrinsicContentSize.height - 4 + searchGap } ?? 0 }

  /// The additional distance of the search bar from a row of glass, in points.
  var searchGap: CGFloat { isGlass && !hasLargeTitle && !hidesTitles ? 8 : 0 }

  /// The height of the part of the search bar that can scroll away.
  var searchThatHides: CGFloat {
    guard let controller = topItem?.search, topItem?.hidesSearchBarWhenScrolling == true,
      !controller.isActive
    else { return 0 }
    return searchHeight
  }

  // MARK: Appearance

  /// The current appearance. The item's appearance takes precedence over the bar's appearance.
  private var shownAppearance: UINavigationBarAppearance {
    let low = isLow ? topItem?.compactAppearance ?? compactAppearance : nil
    let standard = low ?? topItem?.standardAppearance ?? customStandard
    guard isAtScrollEdge else { return standard }
    let lowEdge = isLow ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    if let edge = lowEdge ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
    let clear = UINavigationBarAppearance(barAppearance: standard)
    if isTranslucent { clear.configureWithTransparentBackground() } else { clear.shadowColor = nil }
    return clear
  }

  /// The standard appearance, adjusted by the bar's properties that predate `UINavigationBarAppearance`.
  private var customStandard: UINavigationBarAppearance {
    let low = isLow ? backgroundImage(for: barPosition, barMetrics: .compact) ?? backgroundImage(for: .compact) : nil
    let image = low ?? backgroundImage(for: barPosition, barMetrics: .default) ?? backgroundImage(for: .default)
    let hidesShadow = shadowImage.map { $0.size == .zero } ?? false
    guard barTintColor != nil || image != nil || !isTranslucent || hidesShadow else { return standardAppearance }
    let custom = UINavigationBarAppearance(barAppearance: standardAppearance)
    if !isTranslucent { custom.configureWithOpaqueBackground() }
    if let barTintColor { (custom.backgroundEffect, custom.backgroundColor) = (nil, barTintColor) }
    if let image { (custom.backgroundEffect, custom.backgroundImage) = (nil, image) }
    if hidesShadow { custom.shadowColor = nil }
    return custom
  }

  // MARK: Building

  func rebuild() {
    applyProxiesToItems()
    needsRebuild = false
    for view in content.views where view.superview === self { view.removeFromSuperview() }
    for view in searchClip.subviews where view !== searchBar { view.removeFromSuperview() }
    if let searchBar, searchBar.superview !== searchClip { searchClip.addSubview(searchBar) }
    topItem?.search?.onHeightChange = { [weak self] in self?.contentDidChange() }
    observeAppearances(
      standardAppearance, scrollEdgeAppearance, topItem?.standardAppearance, topItem?.scrollEdgeAppearance,
      compactAppearance, compactScrollEdgeAppearance, topItem?.compactAppearance, topItem?.compactScrollEdgeAppearance)
    let look = shownAppearance
    background.applyAppearance(look)
    content = NavigationBarContent()
    content.titleOffset = look.titlePositionAdjustment
    content.titleOffset.vertical += titleVerticalPositionAdjustment(for: isLow ? .compact : .default)
    showTitles(look)
    guard let item = topItem else { return }
    content.leading = entries(
      for: item.containerItem.map { [$0] + (item.leftBarButtonItems ?? []) } ?? item.leftBarButtonItems,
      appearance: look)
    content.trailing = entries(for: item.rightBarButtonItems, appearance: look)
    content.titleView = item.titleView
    content.back = backButton(look)
    for view in content.views { addSubview(view) }
  }

  /// Applies appearance proxies to the items. Called before the content is built because later changes would schedule
  /// a rebuild.
  private func applyProxiesToItems() {
    guard AppearanceProxies.areUsed, let item = topItem else { return }
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    AppearanceProxies.applyProxies(to: items + [backItem?.backBarButtonItem].compactMap { $0 }, in: self)
  }

  /// Returns the item that customizes the back button. This is the item set on the navigation item below, or a new
  /// item if only appearance proxies customize the button.
  private func backButtonItem(for below: UINavigationItem) -> UIBarButtonItem? {
    if let item = below.backBarButtonItem { return item }
    guard AppearanceProxies.areUsed else { return nil }
    let item = UIBarButtonItem()
    AppearanceProxies.applyProxies(to: [item], in: self)
    return item
  }

  private func entries(for items: [UIBarButtonItem]?, appearance look: UINavigationBarAppearance) -> [BarEntry] {
    (items ?? []).filter { !$0.isHidden }.map { item in
      item.didChange = { [weak self] in self?.contentDidChange() }
      let buttonLook = item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
      return BarEntry(
        item: item, view: item.isSpace ? nil : BarItemViews.view(for: item, buttonLook, isLow: isLow, isGlass: isGlass))
    }
  }

  private func showTitles(_ look: UINavigationBarAppearance) {
    let fallback: UIColor = barStyle == .black ? .white : .label
    var small = look.titleTextAttributes
    small.merge(titleTextAttributes ?? [:]) { own, _ in own }
    titleLabel.text = topItem?.title
    titleLabel.font = small[.font] as? UIFont ?? BarMetrics.titleFont
    titleLabel.textColor = small[.foregroundColor] as? UIColor ?? fallback
    var large = look.largeTitleTextAttributes
    large.merge(largeTitleTextAttributes ?? [:]) { own, _ in own }
    largeTitleLabel.text = topItem?.title
    largeTitleLabel.font = large[.font] as? UIFont ?? BarMetrics.largeTitleFont
    largeTitleLabel.textColor = large[.foregroundColor] as? UIColor ?? fallback
    promptLabel.text = topItem?.prompt
    promptLabel.isHidden = topItem?.prompt == nil
  }

  private func backButton(_ look: UINavigationBarAppearance) -> BackButton? {
    guard let item = topItem, let below = backItem, !item.hidesBackButton else { return nil }
    guard item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty else { return nil }
    let custom = backButtonItem(for: below)
    let button = BackButton(
      titles: isGlass ? [""] : backTitles(for: below), image: look.backIndicatorImage ?? backIndicatorImage,
      look.backButtonAppearance,
      custom
    )
    if isGlass { button.isCentered = true }
    if let tint = custom?.tintColor ?? (isGlass ? .label : nil) { button.tintColor = tint }
    if let image = custom?.image { button.setImage(image) }
    button.addAction(UIAction { [weak self] _ in self?.performBackAction() }, for: .touchUpInside)
    return button
  }

  /// Returns the possible titles of the back button, most descriptive first.
  private func backTitles(for below: UINavigationItem) -> [String] {
    let own = below.backButtonTitle ?? below.backBarButtonItem?.title
    if below.backBarButtonItem?.image != nil { return [""] }
    switch below.backButtonDisplayMode {
    case .minimal: return [""]
    case .generic: return [SystemString.back.text, ""]
    case .default:
      let title = own ?? below.title ?? SystemString.back.text
      return title.isEmpty && own == nil ? [SystemString.back.text, ""] : [title, SystemString.back.text, ""]
    }
  }

  /// Performs the back button's action.
  func performBackAction() {
    if let navigationController {
      if let item = topItem, delegate?.navigationBar(self, shouldPop: item) == false { return }
      navigationController.popViewController(animated: true)
    } else {
      popItem(animated: true)
    }
  }
}

/// The back button, which consists of a chevron and the title of the item below. As in screenshots recorded on iOS
/// 17.5 and 18.5, the chevron is 11 x 19 points and the title begins 30.33 points from the edge of the bar.
final class BackButton: UIControl {
  private static let symbols = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large)

  private let titles: [String]
  private var hasSystemImage = true
  /// Whether the chevron is centered in the button, as on a plate of glass.
  var isCentered = false { didSet { setNeedsLayout() } }
  let chevron = UIImageView()
  let label = UILabel()
  private let titleColor: UIColor?
  private let titleOffset: UIOffset
  /// The button's background image, or nil.
  private let background: UIImageView?
  private var shown = 0

  init(titles: [String], image: UIImage?, _ look: UIBarButtonItemAppearance, _ item: UIBarButtonItem?) {
    self.titles = titles
    var attributes = look.normal.titleTextAttributes
    attributes.merge(item?.titleTextAttributes(for: .normal) ?? [:]) { _, own in own }
    titleColor = attributes[.foregroundColor] as? UIColor
    let (own, shared) = (
      item?.backButtonTitlePositionAdjustment(for: .default) ?? .zero, look.normal.titlePositionAdjustment
    )
    titleOffset = UIOffset(
      horizontal: own.horizontal + shared.horizontal, vertical: own.vertical + shared.vertical)
    background = item?.backButtonBackgroundImage(for: .normal, barMetrics: .default).map { UIImageView(image: $0) }
    super.init(frame: .zero)
    if let background { addSubview(background) }
    chevron.preferredSymbolConfiguration = Self.symbols
    chevron.image = image ?? UIImage(systemName: "chevron.backward")
    hasSystemImage = image == nil
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    addSubview(chevron)
    addSubview(label)
    accessibilityLabel = titles.first.flatMap { $0.isEmpty ? nil : $0 } ?? SystemString.back.text
    accessibilityTraits = .button
    showVariant(at: 0)
  }

  required init?(coder: NSCoder) { nil }

  func setImage(_ image: UIImage) {
    chevron.image = image
    hasSystemImage = false
  }

  private var titleLeading: CGFloat {
    hasSystemImage ? BarMetrics.backTitleLeading : chevron.intrinsicContentSize.width + BarMetrics.backTitleSpacing
  }

  var variants: Int { titles.count }

  func showVariant(at variant: Int) {
    shown = variant
    label.text = titles[variant]
    label.isHidden = titles[variant].isEmpty
    label.textColor = titleColor ?? tintColor
    setNeedsLayout()
  }

  /// Returns the width of the button with one of its possible titles, in points.
  func width(ofVariant variant: Int) -> CGFloat {
    label.text = titles[variant]
    defer { label.text = titles[shown] }
    return titles[variant].isEmpty
      ? chevron.intrinsicContentSize.width : titleLeading + label.intrinsicContentSize.width
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = titleColor ?? tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background?.frame = bounds
    let placer = BarPlacer(
      width: bounds.width, height: bounds.height, top: 0, isRightToLeft: isRightToLeft,
      grid: PixelGrid(scale: pixelScale))
    let image = chevron.intrinsicContentSize
    placer.setFrame(of: chevron, x: isCentered ? (bounds.width - image.width) / 2 : 0, size: image)
    let text = label.intrinsicContentSize
    let x = titleLeading
    placer.setFrame(
      of: label, x: x, size: CGSize(width: min(text.width, max(0, bounds.width - x)), height: text.height))
    if titleOffset != .zero { label.frame = label.frame.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical) }
  }
}
