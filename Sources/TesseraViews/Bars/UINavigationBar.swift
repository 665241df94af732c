// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The bar shows the top item of a stack: its title, buttons, back button and large title. This file contains the
// public properties. UINavigationBar+Content.swift builds the views, and UINavigationBar+Layout.swift lays them out.

public import Foundation

/// The bar at the top of a navigation controller.
///
/// Its row of titles and buttons is 44 points high, 32 points on iPhone in landscape, 50 points on iPad, and 56
/// points in sheets. These heights approximate iOS 13 to 18. In the look of iOS 26, the row is 44 points high, and 76
/// points in sheets, and its buttons are on glass.
open class UINavigationBar: UIView, UIBarPositioning, AppearanceBar {
  /// The delegate, which controls changes to the items and determines the bar's position.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The style of the bar. `.black` makes titles white unless their attributes set a color. `.default` by default.
  open var barStyle: UIBarStyle = .default { didSet { contentDidChange() } }
  /// Whether the standard appearance is translucent. Otherwise, its background is opaque. `true` by default.
  ///
  /// In a navigation controller, this property also determines whether content extends under the bar.
  open var isTranslucent = true { didSet { contentDidChange() } }
  /// The background color, which replaces the standard appearance's blur, or nil (the default).
  open var barTintColor: UIColor? { didSet { contentDidChange() } }
  /// Whether titles are large unless their items specify otherwise. `false` by default.
  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  /// The font and the foreground color of the inline title. The appearance's attributes take precedence.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
  /// The font and the foreground color of the large title. The appearance's attributes take precedence.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
  /// The image that precedes the back button's title, or nil for the chevron. The appearance's image takes
  /// precedence.
  open var backIndicatorImage: UIImage? { didSet { contentDidChange() } }
  /// The mask of the back indicator. Stored only, because titles slide past the image without a mask.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The shadow image. An image of zero size hides the hairline. Any other image is stored only.
  open var shadowImage: UIImage? { didSet { contentDidChange() } }
  /// The appearance while content is under the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { standardAppearance = UIBarAppearance.copy(standardAppearance); contentDidChange() }
  }
  /// The appearance on iPhone in landscape while content is under the bar, or nil (the default) for the standard
  /// appearance.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = compactAppearance.map(UIBarAppearance.copy); contentDidChange() }
  }
  /// The appearance while no content is under the bar, or nil (the default) for the standard appearance without a
  /// background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(UIBarAppearance.copy); contentDidChange() }
  }
  /// The appearance on iPhone in landscape while no content is under the bar, or nil (the default) for the scroll
  /// edge appearance.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(UIBarAppearance.copy); contentDidChange() }
  }
  private var stack: [UINavigationItem] = []
  private(set) var backgroundImages: [BarImagePlace: UIImage] = [:]
  private(set) var titleHeights: [UIBarMetrics: CGFloat] = [:]

  // MARK: Subviews

  let background = BarBackground(shadowEdge: .bottom)
  let titleLabel = UILabel()
  let promptLabel = UILabel()
  let largeTitleClip = UIView()
  let largeTitleLabel = UILabel()
  let searchClip = UIView()
  let plates = GlassPlates()
  var content = NavigationBarContent()
  var needsRebuild = true
  /// Whether a search was hiding the titles at the last layout.
  var hidTitles = false
  /// The height by which the background extends above the bar, under the status bar.
  var topExtension: CGFloat = 0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }
  /// Whether no content has scrolled under the bar.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { contentDidChange() } } }
  /// The height of the part of the large title that has scrolled away, from 0 to 52 points.
  var collapse: CGFloat = 0 { didSet { if collapse != oldValue { setNeedsLayout() } } }
  /// The distance by which the content is pulled down below the expanded large title.
  var stretch: CGFloat = 0 { didSet { if stretch != oldValue { setNeedsLayout() } } }
  /// The height of the part of the search bar that has scrolled away.
  var searchCollapse: CGFloat = 0 { didSet { if searchCollapse != oldValue { setNeedsLayout() } } }
  /// Whether the top item has a large title. Set by the navigation controller.
  var showsLargeTitle: Bool? { didSet { if showsLargeTitle != oldValue { contentDidChange() } } }
  /// The navigation controller that owns the bar.
  package weak var navigationController: UINavigationController?

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    coder.finishDecoding(self, at: UINavigationBar.self)
  }

  /// The position of the bar: `.topAttached` in a navigation controller, otherwise the position returned by the
  /// delegate, or `.top` without a delegate.
  open var barPosition: UIBarPosition {
    navigationController == nil ? delegate?.position(for: self) ?? .top : .topAttached
  }

  // MARK: Items

  /// The item stack, bottom item first, or nil if it is empty. Set by the navigation controller.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setStack(newValue ?? []) }
  }

  /// The visible item, or nil if the stack is empty.
  open var topItem: UINavigationItem? { stack.last }
  /// The item below the top item.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Replaces the stack immediately without calling the delegate. `animated` is ignored.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { setStack(items ?? []) }

  /// Pushes an item unless the delegate prevents it. Traps in a navigation controller's bar.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuseChange("pushNavigationItem:")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setStack(stack + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item and returns it, or returns nil if there is none or the delegate prevents it. Traps in a
  /// navigation controller's bar.
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

  // MARK: Appearance

  /// Sets the background image, or removes it if the image is nil. The bar shows the image for `.default` metrics, or
  /// for `.compact` if it is compact.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// Returns the image set for exactly these metrics, or nil.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// Sets the background image for a bar position, or removes it if the image is nil. The bar shows the image for its
  /// position and `.default` metrics, or else the image for `.any` and `.default`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BarImagePlace(position: position, metrics: barMetrics)] = backgroundImage
    contentDidChange()
  }

  /// Returns the image set for exactly this position and these metrics, or nil.
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BarImagePlace(position: position, metrics: barMetrics)]
  }

  /// Sets the vertical offset of the inline title, in points. Positive values move it down. Only the value for
  /// `.default` metrics has an effect or, in compact bars, the value for `.compact`.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleHeights[barMetrics] = adjustment
    contentDidChange()
  }

  /// Returns the vertical offset of the inline title set for exactly these metrics, in points, or 0.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleHeights[barMetrics] ?? 0 }

  func contentDidChange() {
    needsRebuild = true
    setNeedsLayout()
    if let navigationController { navigationController.viewIfLoaded?.setNeedsLayout() }
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  /// The size of the row of titles and buttons. A large title adds 52 points, and a prompt adds 30 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsRebuild {
      rebuild()
      // Lay out the row without animation so that new views don't move in from the origin.
      if hidesTitles != hidTitles { UIView.performWithoutAnimation { placeRow() } }
    }
    placeParts()
  }

  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(BarInspector(view: self)) }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .navigationBar }
  @_spi(Tessera) open override func applyItemAppearances() { contentDidChange() }

  @_spi(Tessera) open override func environmentDidChange() {
    super.environmentDidChange()
    contentDidChange()
  }
}
