// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A toolbar delegate, which determines the bar's position.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons at the bottom of a screen.
open class UIToolbar: UIView, UIBarPositioning, AppearanceBar {
  /// The delegate, which determines the bar's position. Without a delegate, the bar is at the bottom.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The items from leading to trailing, or nil. Items without spaces between them are adjacent.
  open var items: [UIBarButtonItem]? { didSet { contentDidChange() } }
  /// The style of the bar. Stored only.
  open var barStyle: UIBarStyle = .default
  /// Whether the standard appearance is translucent. Otherwise, its background is opaque. `true` by default.
  ///
  /// In a navigation controller, this property also determines whether content extends under the bar.
  open var isTranslucent = true { didSet { contentDidChange() } }
  /// The background color, which replaces the standard appearance's blur, or nil (the default).
  open var barTintColor: UIColor? { didSet { contentDidChange() } }
  /// The appearance while content is under the bar.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { standardAppearance = UIBarAppearance.copy(standardAppearance); contentDidChange() }
  }
  /// The appearance of compact toolbars on iPhone in landscape. Stored only.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance while no content is under the bar, or nil (the default) to use the standard appearance without a
  /// background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(UIBarAppearance.copy); contentDidChange() }
  }
  /// The appearance of compact toolbars on iPhone in landscape while no content is under them. Stored only.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  private(set) var backgroundImages: [BarImagePlace: UIImage] = [:]
  private(set) var shadowImages: [UIBarPosition: UIImage] = [:]
  let background = BarBackground(shadowEdge: .top)
  private let plates = GlassPlates()
  private var entries: [BarEntry] = []
  private var needsRebuild = true
  /// The height by which the background extends below the bar.
  var bottomExtension: CGFloat = 0 { didSet { if bottomExtension != oldValue { setNeedsLayout() } } }
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { contentDidChange() } } }

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    coder.finishDecoding(self, at: UIToolbar.self)
  }

  /// The position of the bar, as returned by the delegate, or the bottom without a delegate.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
  /// Sets the items immediately. `animated` is ignored.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(BarInspector(view: self)) }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  /// The height of the row of items: 44 points, or 32 points on iPhone in landscape before iOS 26.
  var rowHeight: CGFloat {
    !isGlass && BarMetrics.isCompact(traitCollection) ? BarMetrics.compactHeight : BarMetrics.height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight) }

  /// Sets the background image for a toolbar position, or removes it if the image is nil. The bar shows the image for
  /// its position and `.default` metrics, or else the image for `.any` and `.default`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BarImagePlace(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    contentDidChange()
  }

  /// Returns the image set for exactly this position and these metrics, or nil.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BarImagePlace(position: topOrBottom, metrics: barMetrics)]
  }

  /// Sets the shadow image for a toolbar position. An image of zero size hides the hairline. Any other image is
  /// stored only.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
    contentDidChange()
  }

  /// Returns the image set for exactly this position, or nil.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .toolbar }
  @_spi(Tessera) open override func applyItemAppearances() { contentDidChange() }

  func contentDidChange() {
    needsRebuild = true
    setNeedsLayout()
  }

  /// Whether the items are on glass.
  private var isGlass: Bool { traitCollection.isGlass }

  private var shownAppearance: UIBarAppearance {
    guard isAtScrollEdge else { return customStandard }
    if let scrollEdgeAppearance { return scrollEdgeAppearance }
    guard isTranslucent else { return customStandard }
    let clear = UIToolbarAppearance(barAppearance: standardAppearance)
    clear.configureWithTransparentBackground()
    return clear
  }

  /// The standard appearance, adjusted by the bar's properties that predate `UIToolbarAppearance`.
  private var customStandard: UIBarAppearance {
    let image =
      backgroundImage(forToolbarPosition: barPosition, barMetrics: .default)
      ?? backgroundImage(forToolbarPosition: .any, barMetrics: .default)
    let shadow = shadowImage(forToolbarPosition: barPosition) ?? shadowImage(forToolbarPosition: .any)
    let hidesShadow = shadow.map { $0.size == .zero } ?? false
    guard barTintColor != nil || image != nil || !isTranslucent || hidesShadow else { return standardAppearance }
    let custom = UIToolbarAppearance(barAppearance: standardAppearance)
    if !isTranslucent { custom.configureWithOpaqueBackground() }
    if let barTintColor { (custom.backgroundEffect, custom.backgroundColor) = (nil, barTintColor) }
    if let image { (custom.backgroundEffect, custom.backgroundImage) = (nil, image) }
    if hidesShadow { custom.shadowColor = nil }
    return custom
  }

  private func rebuild() {
    AppearanceProxies.applyProxies(to: items ?? [], in: self)
    needsRebuild = false
    for view in entries.compactMap(\.view) where view.superview === self { view.removeFromSuperview() }
    observeAppearances(standardAppearance, scrollEdgeAppearance)
    background.applyAppearance(shownAppearance)
    entries = (items ?? []).filter { !$0.isHidden }.map { item in
      item.didChange = { [weak self] in self?.contentDidChange() }
      let look = item.style == .done ? standardAppearance.doneButtonAppearance : standardAppearance.buttonAppearance
      return BarEntry(
        item: item,
        view: item.isSpace
          ? nil
          : BarItemViews.view(
            for: item, look, isLow: BarMetrics.isCompact(traitCollection), isGlass: isGlass))
    }
    for view in entries.compactMap(\.view) { addSubview(view) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsRebuild { rebuild() }
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + bottomExtension)
    if isGlass { placeGlassItems() } else { placeItems() }
  }

  /// Lays out the items on plates of glass from the leading edge. Flexible spaces share the remaining width.
  private func placeGlassItems() {
    let height = rowHeight
    let placer = BarPlacer(
      width: bounds.width, height: min(bounds.height, height), top: 0, isRightToLeft: isRightToLeft,
      grid: PixelGrid(scale: pixelScale))
    // Each part is a flexible space or a group of items between spaces.
    var parts: [GlassGroup?] = []
    var waiting: [BarEntry] = []
    for entry in entries {
      if entry.view != nil || entry.item.systemItem == .fixedSpace {
        waiting.append(entry)
      } else {
        parts += GlassGroup.groups(of: waiting) as [GlassGroup?] + [nil]
        waiting = []
      }
    }
    parts += GlassGroup.groups(of: waiting) as [GlassGroup?]
    let groups = parts.compactMap { $0 }
    let gaps = zip(parts, parts.dropFirst()).count { $0 != nil && $1 != nil }
    let margin = GlassBarMetrics.floatingMargin
    let used =
      groups.reduce(0) { $0 + $1.width(height: height) } + CGFloat(gaps) * GlassBarMetrics.groupSpacing + margin * 2
    let flexible = parts.count - groups.count
    let share = flexible > 0 ? max(0, bounds.width - used) / CGFloat(flexible) : 0
    plates.begin()
    var x = margin
    for (index, part) in parts.enumerated() {
      guard let group = part else {
        x += share
        continue
      }
      if index > 0, parts[index - 1] != nil { x += GlassBarMetrics.groupSpacing }
      plates.place(group, x: x, height: height, in: self, above: background, placer)
      x += group.width(height: height)
    }
    plates.end()
  }

  /// Lays out the items from the leading edge. Flexible spaces share the remaining width.
  private func placeItems() {
    let placer = BarPlacer(
      width: bounds.width, height: min(bounds.height, rowHeight), top: 0, isRightToLeft: isRightToLeft,
      grid: PixelGrid(scale: pixelScale))
    let margin = BarMetrics.margin(width: bounds.width)
    let sizes = entries.map { entry in
      entry.view.map { BarItemViews.size(of: $0, item: entry.item, height: rowHeight).width }
        ?? (entry.item.systemItem == .fixedSpace ? entry.item.width : 0)
    }
    // A space item replaces the default spacing next to it.
    let gaps = entries.indices.map { index in
      index > 0 && entries[index].view != nil && entries[index - 1].view != nil ? BarMetrics.itemSpacing : 0
    }
    let flexible = CGFloat(entries.count { $0.item.systemItem == .flexibleSpace })
    let used = sizes.reduce(0, +) + gaps.reduce(0, +) + margin * 2
    let share = flexible > 0 ? max(0, bounds.width - used) / flexible : 0
    var x = margin
    for (index, entry) in entries.enumerated() {
      x += gaps[index]
      if let view = entry.view {
        placer.setFrame(of: view, x: x, size: BarItemViews.size(of: view, item: entry.item, height: rowHeight))
      }
      x += entry.item.systemItem == .flexibleSpace ? share : sizes[index]
    }
  }
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain items.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonAppearance = buttonAppearance.copied(); partsDidChange() }
  }
  /// The appearance of items with the `.done` style.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { doneButtonAppearance = doneButtonAppearance.copied(); partsDidChange() }
  }

  /// Creates an appearance with the system's translucent background.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Equivalent to `init(idiom: .unspecified)`.
  @preconcurrency @MainActor public convenience init() {
    self.init(idiom: .unspecified)
  }

  /// Creates an appearance with the background of another appearance. Also copies its button appearances if it is a
  /// toolbar appearance.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func copied() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }
  override func linkParts() { for part in [buttonAppearance, doneButtonAppearance] { part.link = link } }
}
