// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What says where a toolbar lies.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons at the bottom of a screen.
open class UIToolbar: UIView, UIBarPositioning {
  open weak var delegate: (any UIToolbarDelegate)?
  open var items: [UIBarButtonItem]? { didSet { contentDidChange() } }
  open var barStyle: UIBarStyle = .default
  open var isTranslucent = true { didSet { contentDidChange() } }
  open var barTintColor: UIColor? { didSet { contentDidChange() } }
  open var standardAppearance = UIToolbarAppearance() { didSet { contentDidChange() } }
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { contentDidChange() } }
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  private let background = BarBackground(shadowEdge: .top)
  private var entries: [BarEntry] = []
  private var needsRebuild = true
  /// How far the background reaches below the bar.
  var bottomExtension: CGFloat = 0 { didSet { if bottomExtension != oldValue { setNeedsLayout() } } }
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { contentDidChange() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
  }

  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(BarSpeaker(view: self)) }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: BarMetrics.height) }

  private func contentDidChange() {
    needsRebuild = true
    setNeedsLayout()
  }

  private var shownAppearance: UIBarAppearance {
    if isAtScrollEdge {
      if let scrollEdgeAppearance { return scrollEdgeAppearance }
      let clear = UIToolbarAppearance(barAppearance: standardAppearance)
      clear.configureWithTransparentBackground()
      return clear
    }
    guard barTintColor != nil || !isTranslucent else { return standardAppearance }
    let custom = UIToolbarAppearance(barAppearance: standardAppearance)
    if !isTranslucent { custom.configureWithOpaqueBackground() }
    if let barTintColor { (custom.backgroundEffect, custom.backgroundColor) = (nil, barTintColor) }
    return custom
  }

  private func rebuild() {
    needsRebuild = false
    for view in entries.compactMap(\.view) where view.superview === self { view.removeFromSuperview() }
    background.show(shownAppearance)
    entries = (items ?? []).filter { !$0.isHidden }.map { item in
      item.didChange = { [weak self] in self?.contentDidChange() }
      let look = item.style == .done ? standardAppearance.doneButtonAppearance : standardAppearance.buttonAppearance
      return BarEntry(item: item, view: item.isSpace ? nil : BarItemViews.view(for: item, look))
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
      width: bounds.width, height: min(bounds.height, BarMetrics.height), top: 0, isRightToLeft: isRightToLeft,
      grid: PixelGrid(scale: pixelScale))
    let margin = BarMetrics.margin(width: bounds.width)
    let sizes = entries.map { entry in
      entry.view.map { BarItemViews.size(of: $0, entry.item, height: BarMetrics.height).width }
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
        placer.place(view, x: x, size: BarItemViews.size(of: view, entry.item, height: BarMetrics.height))
      }
      x += entry.item.systemItem == .flexibleSpace ? share : sizes[index]
    }
  }
}

/// The look of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  @preconcurrency @MainActor public convenience init() {
    self.init(idiom: .unspecified)
  }

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
}
