// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A stack of items of which the top one shows: title, buttons, back button, large title. This file holds what users
// set; building the views is in UINavigationBar+Content.swift, placing them in UINavigationBar+Layout.swift.

public import Foundation

/// The bar at the top of a navigation controller.
///
/// Its row of titles and buttons is 44 points high, 32 on phones that lie on their side, 50 on tablets and 56 in sheets, from memory
/// of iOS 13 to 18.
open class UINavigationBar: UIView, UIBarPositioning, AppearanceBar {
  /// Is asked and told about items, and tells where the bar lies; nil for none.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// `.black` makes titles white where no attributes say otherwise. `.default` by default.
  open var barStyle: UIBarStyle = .default { didSet { contentDidChange() } }
  /// False gives the standard appearance an opaque background. True by default.
  ///
  /// In a navigation controller it also decides whether the content lies under the bar.
  open var isTranslucent = true { didSet { contentDidChange() } }
  /// The colour of the background, instead of the standard appearance's blur; nil, the default, for none.
  open var barTintColor: UIColor? { didSet { contentDidChange() } }
  /// Whether titles are shown large where their items do not say otherwise. False by default.
  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  /// The look of the small title: font and foreground colour. The appearance's own attributes win.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
  /// The look of the large title: font and foreground colour. The appearance's own attributes win.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
  /// The picture before the back button's title; nil for the chevron. The appearance's own wins.
  open var backIndicatorImage: UIImage? { didSet { contentDidChange() } }
  /// Stored only: titles slide by the picture without a mask.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// An image of zero size hides the hairline; any other is stored only.
  open var shadowImage: UIImage? { didSet { contentDidChange() } }
  /// The look while content lies under the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { standardAppearance = UIBarAppearance.copy(standardAppearance); contentDidChange() }
  }
  /// The look on phones that lie on their side while content lies under the bar; nil, the default, for the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = compactAppearance.map(UIBarAppearance.copy); contentDidChange() }
  }
  /// The look while no content lies under the bar; nil, the default, for the standard one without background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(UIBarAppearance.copy); contentDidChange() }
  }
  /// The look on phones that lie on their side while no content lies under the bar; nil, the default, for that of the scroll edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(UIBarAppearance.copy); contentDidChange() }
  }
  private var stack: [UINavigationItem] = []
  private(set) var backgroundImages: [BarImagePlace: UIImage] = [:]
  private(set) var titleHeights: [UIBarMetrics: CGFloat] = [:]

  // MARK: Parts, for the extensions

  let background = BarBackground(shadowEdge: .bottom)
  let titleLabel = UILabel()
  let promptLabel = UILabel()
  let largeTitleClip = UIView()
  let largeTitleLabel = UILabel()
  let searchClip = UIView()
  var content = NavigationBarContent()
  var needsRebuild = true
  /// Whether a search had the titles' place at the last layout.
  var hidTitles = false
  /// How far the background reaches above the bar, under the status bar.
  var topExtension: CGFloat = 0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }
  /// Whether nothing has scrolled under the bar.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { contentDidChange() } } }
  /// How much of the large title has scrolled away: 0 to 52 points.
  var collapse: CGFloat = 0 { didSet { if collapse != oldValue { setNeedsLayout() } } }
  /// How far the content is pulled down below an open large title.
  var stretch: CGFloat = 0 { didSet { if stretch != oldValue { setNeedsLayout() } } }
  /// How much of the search bar has scrolled away.
  var searchCollapse: CGFloat = 0 { didSet { if searchCollapse != oldValue { setNeedsLayout() } } }
  /// Set by the navigation controller: whether the top item shows its title large.
  var showsLargeTitle: Bool? { didSet { if showsLargeTitle != oldValue { contentDidChange() } } }
  /// The navigation controller whose bar this is.
  package weak var navigationController: UINavigationController?

  /// A bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    coder.finishDecoding(self, at: UINavigationBar.self)
  }

  /// `.topAttached` in a navigation controller; otherwise what the delegate says, without one `.top`.
  open var barPosition: UIBarPosition {
    navigationController == nil ? delegate?.position(for: self) ?? .top : .topAttached
  }

  // MARK: Items

  /// The stack, bottom first; nil while it is empty. A navigation controller sets it.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setStack(newValue ?? []) }
  }

  /// The item that is shown; nil while the stack is empty.
  open var topItem: UINavigationItem? { stack.last }
  /// The item below the top one.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Replaces the stack at once; `animated` is ignored. The delegate is not asked.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { setStack(items ?? []) }

  /// Puts an item on top, unless the delegate forbids it. Traps in a navigation controller's bar.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuseChange("pushNavigationItem:")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setStack(stack + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the top item off and returns it; nil where there is none or the delegate forbids it. Traps in a navigation
  /// controller's bar.
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

  /// Sets a picture for the background; nil takes it back. Those for `.default`, and for
  /// `.compact` in low bars, are shown.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// The picture set for exactly these metrics; nil if none was.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// Sets a picture for the background of bars in a place; nil takes it back. Of those for `.default` the one for the
  /// bar's own place is shown, else the one for `.any`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[BarImagePlace(position: position, metrics: barMetrics)] = backgroundImage
    contentDidChange()
  }

  /// The picture set for exactly this place and these metrics; nil if none was.
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[BarImagePlace(position: position, metrics: barMetrics)]
  }

  /// Moves the small title down, in points. What is set for `.default` shows, in low bars what is set for
  /// `.compact`.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleHeights[barMetrics] = adjustment
    contentDidChange()
  }

  /// How far the small title was moved down for exactly these metrics, in points; 0 if it was not.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleHeights[barMetrics] ?? 0 }

  func contentDidChange() {
    needsRebuild = true
    setNeedsLayout()
    if let navigationController { navigationController.viewIfLoaded?.setNeedsLayout() }
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  /// The row of titles and buttons, 52 points more for a large title and 30 for a prompt.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsRebuild {
      rebuild()
      // New views do not come from the corner where they were made.
      if hidesTitles != hidTitles { UIView.performWithoutAnimation { placeRow() } }
    }
    placeParts()
  }

  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(BarSpeaker(view: self)) }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .navigationBar }
  @_spi(Tessera) open override func takeItemAppearances() { contentDidChange() }

  @_spi(Tessera) open override func environmentDidChange() {
    super.environmentDidChange()
    contentDidChange()
  }
}
