// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The delegate of a toolbar, which decides where it lies.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons at the bottom of a screen.
open class UIToolbar: UIView, UIBarPositioning, AppearanceBar {
  /// Tells where the bar lies; nil for the bottom.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The items from the leading edge on; nil for none. Without spaces between them they stand together.
  open var items: [UIBarButtonItem]? { didSet { contentDidChange() } }
  /// Stored only.
  open var barStyle: UIBarStyle = .default
  /// False gives the standard appearance an opaque background. True by default.
  ///
  /// In a navigation controller it also decides whether the content lies under the bar.
  open var isTranslucent = true { didSet { contentDidChange() } }
  /// The colour of the background, instead of the standard appearance's blur; nil, the default, for none.
  open var barTintColor: UIColor? { didSet { contentDidChange() } }
  /// The look while content lies under the bar.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { standardAppearance = UIBarAppearance.copy(standardAppearance); contentDidChange() }
  }
  /// Stored only: there are no low bars.
  open var compactAppearance: UIToolbarAppearance?
  /// The look while no content lies under the bar; nil, the default, for the standard one without background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(UIBarAppearance.copy); contentDidChange() }
  }
  /// Stored only: there are no low bars.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  private(set) var backgroundImages: [BarImagePlace: UIImage] = [:]
  private(set) var shadowImages: [UIBarPosition: UIImage] = [:]
  private let background = BarBackground(shadowEdge: .top)
  private var entries: [BarEntry] = []
  private var needsRebuild = true
  /// How far the background reaches below the bar.
  var bottomExtension: CGFloat = 0 { didSet { if bottomExtension != oldValue { setNeedsLayout() } } }
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { contentDidChange() } } }

  /// A bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    coder.finishDecoding(self, at: UIToolbar.self)
  }

  /// What the delegate says; without one, the bottom.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
  /// Sets the items at once; `animated` is ignored.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(BarSpeaker(view: self)) }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  /// 44 points, 32 on phones that lie on their side.
  var rowHeight: CGFloat { BarMetrics.isCompact(traitCollection) ? BarMetrics.compactHeight : BarMetrics.height }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight) }

  /// Sets a picture for the background of toolbars in a place; nil takes it back. Of those for `.default` the one for
  /// the bar's own place is shown, else the one for `.any`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BarImagePlace(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    contentDidChange()
  }

  /// The picture set for exactly this place and these metrics; nil if none was.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BarImagePlace(position: topOrBottom, metrics: barMetrics)]
  }

  /// An image of zero size hides the hairline of toolbars in a place; any other is stored only.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
    contentDidChange()
  }

  /// The image set for exactly this place; nil if none was.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .toolbar }
  @_spi(Tessera) open override func takeItemAppearances() { contentDidChange() }

  func contentDidChange() {
    needsRebuild = true
    setNeedsLayout()
  }

  private var shownAppearance: UIBarAppearance {
    guard isAtScrollEdge else { return customStandard }
    if let scrollEdgeAppearance { return scrollEdgeAppearance }
    guard isTranslucent else { return customStandard }
    let clear = UIToolbarAppearance(barAppearance: standardAppearance)
    clear.configureWithTransparentBackground()
    return clear
  }

  /// The standard appearance, changed by the older properties of the bar.
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
    AppearanceProxies.handOn(to: items ?? [], in: self)
    needsRebuild = false
    for view in entries.compactMap(\.view) where view.superview === self { view.removeFromSuperview() }
    watch(standardAppearance, scrollEdgeAppearance)
    background.show(shownAppearance)
    entries = (items ?? []).filter { !$0.isHidden }.map { item in
      item.didChange = { [weak self] in self?.contentDidChange() }
      let look = item.style == .done ? standardAppearance.doneButtonAppearance : standardAppearance.buttonAppearance
      return BarEntry(
        item: item,
        view: item.isSpace
          ? nil
          : BarItemViews.view(
            for: item, look, isLow: BarMetrics.isCompact(traitCollection)))
    }
    for view in entries.compactMap(\.view) { addSubview(view) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsRebuild { rebuild() }
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + bottomExtension)
    placeItems()
  }

  /// Items from the leading edge on; flexible spaces share what is left.
  private func placeItems() {
    let placer = BarPlacer(
      width: bounds.width, height: min(bounds.height, rowHeight), top: 0, isRightToLeft: isRightToLeft,
      grid: PixelGrid(scale: pixelScale))
    let margin = BarMetrics.margin(width: bounds.width)
    let sizes = entries.map { entry in
      entry.view.map { BarItemViews.size(of: $0, entry.item, height: rowHeight).width }
        ?? (entry.item.systemItem == .fixedSpace ? entry.item.width : 0)
    }
    // Spaces stand for the gap beside them.
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
        placer.place(view, x: x, size: BarItemViews.size(of: view, entry.item, height: rowHeight))
      }
      x += entry.item.systemItem == .flexibleSpace ? share : sizes[index]
    }
  }
}

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of plain items.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonAppearance = buttonAppearance.copied(); partsDidChange() }
  }
  /// The look of items in the style `.done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { doneButtonAppearance = doneButtonAppearance.copied(); partsDidChange() }
  }

  /// The system's translucent background.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// The same as `init(idiom: .unspecified)`.
  @preconcurrency @MainActor public convenience init() {
    self.init(idiom: .unspecified)
  }

  /// The background of another appearance; of a toolbar's, the looks of the buttons too.
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
