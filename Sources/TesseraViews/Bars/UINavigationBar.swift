// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A stack of items of which the top one shows: title, buttons, back button, large title. This file holds what users set;
// building the views is in UINavigationBar+Content.swift, placing them in UINavigationBar+Layout.swift.

public import Foundation

/// The bar at the top of a navigation controller.
///
/// - Note: Differs from UIKit: 44 points high in every size class, also in sheets and on iPad.
open class UINavigationBar: UIView, UIBarPositioning {
  open weak var delegate: (any UINavigationBarDelegate)?
  open var barStyle: UIBarStyle = .default { didSet { contentDidChange() } }
  open var isTranslucent = true { didSet { contentDidChange() } }
  open var barTintColor: UIColor? { didSet { contentDidChange() } }
  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
  open var backIndicatorImage: UIImage? { didSet { contentDidChange() } }
  open var backIndicatorTransitionMaskImage: UIImage?
  /// An image without size hides the hairline.
  open var shadowImage: UIImage? { didSet { contentDidChange() } }
  open var standardAppearance = UINavigationBarAppearance() { didSet { contentDidChange() } }
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { contentDidChange() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var stack: [UINavigationItem] = []
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  // MARK: Parts, for the extensions

  let background = BarBackground(shadowEdge: .bottom)
  let titleLabel = UILabel()
  let promptLabel = UILabel()
  let largeTitleClip = UIView()
  let largeTitleLabel = UILabel()
  let searchClip = UIView()
  var content = NavigationBarContent()
  var needsRebuild = true
  /// How far the background reaches above the bar, under the status bar.
  var topExtension: CGFloat = 0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }
  /// Whether nothing has scrolled under the bar.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { contentDidChange() } } }
  /// How much of the large title has scrolled away: 0 to 52 points.
  var collapse: CGFloat = 0 { didSet { if collapse != oldValue { setNeedsLayout() } } }
  /// How much of the search bar has scrolled away.
  var searchCollapse: CGFloat = 0 { didSet { if searchCollapse != oldValue { setNeedsLayout() } } }
  /// Set by the navigation controller: whether the top item shows its title large.
  var showsLargeTitle: Bool? { didSet { if showsLargeTitle != oldValue { contentDidChange() } } }
  /// The navigation controller whose bar this is.
  weak var navigationController: UINavigationController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  open var barPosition: UIBarPosition {
    navigationController == nil ? delegate?.position(for: self) ?? .top : .topAttached
  }

  // MARK: Items

  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setStack(newValue ?? []) }
  }

  open var topItem: UINavigationItem? { stack.last }
  /// The item below the top one.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { setStack(items ?? []) }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuseChange("pushNavigationItem:")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setStack(stack + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    refuseChange("popNavigationItemAnimated:")
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    setStack(Array(stack.dropLast()))
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func refuseChange(_ call: String) {
    guard navigationController != nil else { return }
    raise(
      "NSInternalInconsistencyException",
      "Cannot call \(call) directly on a UINavigationBar managed by a controller. Push or pop a view controller.")
  }

  func setStack(_ items: [UINavigationItem]) {
    for item in stack where item.bar?.bar === self { item.bar = nil }
    stack = items
    for item in items { item.bar = WeakBar(bar: self) }
    contentDidChange()
  }

  // MARK: Look

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    contentDidChange()
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  func contentDidChange() {
    needsRebuild = true
    setNeedsLayout()
    if let navigationController { navigationController.viewIfLoaded?.setNeedsLayout() }
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  /// 44 points, 52 more for a large title and 30 for a prompt.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsRebuild { rebuild() }
    placeParts()
  }

  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(BarSpeaker(view: self)) }

  @_spi(Tessera) open override func environmentDidChange() {
    super.environmentDidChange()
    contentDidChange()
  }
}
