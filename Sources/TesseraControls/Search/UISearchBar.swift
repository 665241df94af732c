// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// A bar of 56 points with a search field and, optionally, a cancel button and a row of scopes below.
///
///     ┌──────────────────────────────────────────┐
///     │8 ⌕ search field (36)          8 Cancel  8│ 10 above and below
///     └──────────────────────────────────────────┘
///
/// An empty field may show a button for bookmarks or for results at its end.
open class UISearchBar: UIView {
  /// The style of the bar's background.
  public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }

  /// The icons in the field.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear, bookmark, resultsList
  }

  /// The text field of the bar.
  open private(set) var searchTextField = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  /// Whether the cancel button is animating out.
  private var isCancelButtonDisappearing = false
  private let scopeBar = UISegmentedControl(items: nil)
  private lazy var listener = SearchFieldListener(bar: self)

  /// The delegate of the search; nil for none.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The handler of cancellation for the search controller, in addition to the delegate.
  var onCancel: (() -> Void)?
  var onScope: (() -> Void)?
  /// The handler of height changes for the navigation bar that contains the bar.
  package var onHeightChange: (() -> Void)?
  /// The style of the bar. `.minimal` has no background; the others have the same one. `.default` by default.
  open var searchBarStyle: Style = .default
  /// The bar style. `black` shows the bar in its dark appearance. `default` by default.
  open var barStyle: UIBarStyle = .default {
    didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified } }
  }
  /// The background color; the system's secondary background if nil, the default.
  open var barTintColor: UIColor?
  private(set) var customAppearance = SearchBarAppearance()
  /// The background image, stretched, which replaces the color; an empty one shows none. The color if nil, the default.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }
  /// Stored only: the field's box does not move.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// Stored only: the field's text does not move.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// Stored only: the background is opaque. `true` by default.
  open var isTranslucent = true
  /// Stored only: no line above the field is shown.
  open var prompt: String?
  /// Whether the cancel button is visible next to the field. `false` by default.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// Whether the scopes are visible below the field, which makes the bar 42 points higher. `false` by default.
  open var showsScopeBar = false { didSet { scopesDidChange() } }
  /// Whether the empty field shows a bookmark button. `false` by default.
  open var showsBookmarkButton = false { didSet { updateFieldButton() } }
  /// Whether the empty field shows a button for recent results, unless it shows the bookmark button. `false` by default.
  open var showsSearchResultsButton = false { didSet { updateFieldButton() } }
  /// Whether the results button is shown as selected: in the tint color. `false` by default.
  open var isSearchResultsButtonSelected = false { didSet { updateFieldButton() } }
  private var fieldButton: SearchFieldButton?
  /// The background image of the scopes, stretched; nil by default.
  open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The titles of the scopes; nil for none. A change keeps the selected index if possible.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }

  /// The text in the field, never nil when read.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The gray text in the empty field. "Search" by default, in the language of the screen.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The selected scope; 0 without scopes. An index without a scope selects none.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopeBar.selectedSegmentIndex) }
    set { scopeBar.selectedSegmentIndex = newValue }
  }

  /// Creates a bar with an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    coder.finishDecoding(self, at: UISearchBar.self)
  }

  /// Sets `showsCancelButton`. If animated, with a running clock, the button slides in from the bar's end or out of it in 0.3
  /// seconds.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard animated, showsCancelButton != self.showsCancelButton, window != nil, AnimationClock.current != nil,
      UIView.areAnimationsEnabled
    else { return self.showsCancelButton = showsCancelButton }
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      if showsCancelButton {
        cancelButton.isHidden = false
        cancelButton.frame = cancelFrame(isAway: true)
        cancelButton.alpha = 0
      }
    }
    isCancelButtonDisappearing = !showsCancelButton
    SystemAnimation.run(for: 0.3, delay: 0, options: .curveEaseInOut) {
      self.showsCancelButton = showsCancelButton
      self.cancelButton.alpha = showsCancelButton ? 1 : 0
      self.layoutIfNeeded()
    } completion: { [weak self] _ in
      guard let self, self.showsCancelButton == showsCancelButton else { return }
      isCancelButtonDisappearing = false
      cancelButton.alpha = 1
      setNeedsLayout()
    }
  }

  /// Returns the frame of the button next to the field, or beyond the bar's end.
  private func cancelFrame(isAway: Bool) -> CGRect {
    let width = min(cancelButton.intrinsicContentSize.width, max(0, bounds.width - 16))
    let end = isAway ? bounds.maxX + width : bounds.maxX - min(8, bounds.width / 2)
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(x: isRTL ? bounds.width - end : end - width, y: bounds.minY + 10, width: width, height: 36)
  }

  // MARK: Images

  /// Sets a background image of bars at a position; nil removes it. Only the image for `.any` and `.default` is shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    customAppearance.backgrounds[.init(position: barPosition, metrics: barMetrics)] = backgroundImage
  }

  /// Returns the image set for exactly this position and these metrics; nil if none was set.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    customAppearance.backgrounds[.init(position: barPosition, metrics: barMetrics)]
  }

  /// Sets the background image of the field in place of its gray box, for `.normal` or `.disabled`; nil removes it.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    customAppearance.fieldBackgrounds[state] = backgroundImage
    searchTextField.background = customAppearance.fieldBackgrounds[.normal]
    searchTextField.disabledBackground = customAppearance.fieldBackgrounds[.disabled]
  }

  /// Returns the background image of the field set for exactly this state; nil if none was set.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    customAppearance.fieldBackgrounds[state]
  }

  /// Sets the image of an icon in a state; nil removes it. Images for `.search` in `.normal` and for the bookmark and results
  /// buttons in `.normal`, `.highlighted` and `.selected` are shown.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    customAppearance.icons[.init(icon: icon, state: state)] = iconImage
    if icon == .bookmark || icon == .resultsList { updateFieldButton() }
    guard icon == .search, state == .normal, let glass = searchTextField.leftView as? UIImageView else { return }
    glass.image = iconImage ?? UISearchTextField.glassImage
  }

  /// Returns the image set for exactly this icon and state; nil if none was set.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    customAppearance.icons[.init(icon: icon, state: state)]
  }

  /// Stored only: icons do not move.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    customAppearance.iconOffsets[icon] = adjustment
  }
  /// Returns the offset set for an icon, in points; zero if none was set.
  open func positionAdjustment(for icon: Icon) -> UIOffset { customAppearance.iconOffsets[icon] ?? .zero }

  // MARK: Responder chain

  /// Whether the field can become first responder. The field becomes first responder in place of the bar.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .searchBar }
  /// Applies appearance proxies of bar button items to the cancel button: title, attributes and color.
  @_spi(Tessera) open override func applyItemAppearances() {
    let item = UIBarButtonItem()
    AppearanceProxies.applyProxies(to: [item], in: self)
    cancelButton.setTitle(item.title ?? SystemString.cancel.text, for: .normal)
    let attributes = item.titleTextAttributes(for: .normal)
    cancelButton.titleLabel?.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 17)
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      let color = item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
      cancelButton.setTitleColor(color, for: state)
    }
    if let tint = item.tintColor { cancelButton.tintColor = tint }
    setNeedsLayout()
  }

  private func addParts() {
    searchTextField.enablesReturnKeyAutomatically = true
    searchTextField.placeholder = SystemString.search.text
    searchTextField.delegate = listener
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.searchBar(self, textDidChange: self.text ?? "")
      }, for: .editingChanged)
    cancelButton.setTitle(SystemString.cancel.text, for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.searchBarCancelButtonClicked(self)
        self.onCancel?()
      }, for: .touchUpInside)
    scopeBar.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.searchBar(self, selectedScopeButtonIndexDidChange: self.selectedScopeButtonIndex)
        self.onScope?()
      }, for: .valueChanged)
    for part in [searchTextField, cancelButton, scopeBar] as [UIView] { addSubview(part) }
  }

  private func scopesDidChange() {
    let selected = selectedScopeButtonIndex
    scopeBar.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopeBar.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopeBar.selectedSegmentIndex = min(selected, scopeBar.numberOfSegments - 1)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Field button

  /// Updates the button at the field's end. There is at most one.
  private func updateFieldButton() {
    guard showsBookmarkButton || showsSearchResultsButton else {
      guard fieldButton != nil else { return }
      (fieldButton, searchTextField.rightView) = (nil, nil)
      return
    }
    let button = fieldButton ?? makeFieldButton()
    let icon: Icon = showsBookmarkButton ? .bookmark : .resultsList
    button.show(icon, isSelected: icon == .resultsList && isSearchResultsButtonSelected, images: customAppearance.icons)
  }

  private func makeFieldButton() -> SearchFieldButton {
    let button = SearchFieldButton()
    button.addAction(UIAction { [weak self] _ in self?.fieldButtonWasTapped() }, for: .touchUpInside)
    fieldButton = button
    searchTextField.rightView = button
    return button
  }

  private func fieldButtonWasTapped() {
    if showsBookmarkButton {
      delegate?.searchBarBookmarkButtonClicked(self)
    } else {
      delegate?.searchBarResultsListButtonClicked(self)
    }
  }

  // MARK: Layout

  private var showsScopes: Bool { showsScopeBar && scopeBar.numberOfSegments > 0 }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: showsScopes ? 56 + 42 : 56)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var area = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
    area.origin.y += 10
    area.size.height = 36
    cancelButton.isHidden = !showsCancelButton && !isCancelButtonDisappearing
    if isCancelButtonDisappearing { cancelButton.frame = cancelFrame(isAway: true) }
    scopeBar.isHidden = !showsScopes
    // The scopes keep their frame while they are hidden, so that they do not animate into it.
    scopeBar.frame = CGRect(x: area.minX, y: area.maxY + 10, width: area.width, height: 32)
    if showsCancelButton {
      cancelButton.frame = cancelFrame(isAway: false)
      let width = cancelButton.frame.width
      area.size.width = max(0, area.width - width - 8)
      if isRTL { area.origin.x += width + 8 }
    }
    searchTextField.frame = area
  }

  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(BarInspector(view: self)) }

  // MARK: Painting

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    paintBackground(into: &canvas)
    guard showsScopes, let scopeBarBackgroundImage else { return }
    let row = CGRect(x: bounds.minX, y: bounds.minY + 56, width: bounds.width, height: max(0, bounds.height - 56))
    ImagePainter(image: scopeBarBackgroundImage, tint: tintColor, traits: traitCollection)
      .paint(in: row, .scaleToFill, into: &canvas)
  }

  private func paintBackground(into canvas: inout Canvas) {
    if let backgroundImage {
      ImagePainter(image: backgroundImage, tint: tintColor, traits: traitCollection)
        .paint(in: bounds, .scaleToFill, into: &canvas)
      return
    }
    guard searchBarStyle != .minimal else { return }
    let color = barTintColor ?? .secondarySystemBackground
    canvas.fill(.rect(Rect(bounds)), color.rasterColor(with: traitCollection))
  }
}

/// The field's delegate, which forwards every call to the bar's delegate.
@MainActor
private final class SearchFieldListener: UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(bar: UISearchBar) {
    self.bar = bar
  }

  private func query(_ question: (UISearchBar, any UISearchBarDelegate) -> Bool) -> Bool {
    guard let bar, let delegate = bar.delegate else { return true }
    return question(bar, delegate)
  }

  private func notify(_ news: (UISearchBar, any UISearchBarDelegate) -> Void) {
    guard let bar, let delegate = bar.delegate else { return }
    news(bar, delegate)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { query { $1.searchBarShouldBeginEditing($0) } }
  func textFieldDidBeginEditing(_ textField: UITextField) { notify { $1.searchBarTextDidBeginEditing($0) } }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { query { $1.searchBarShouldEndEditing($0) } }
  func textFieldDidEndEditing(_ textField: UITextField) { notify { $1.searchBarTextDidEndEditing($0) } }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    query { $1.searchBar($0, shouldChangeTextIn: range, replacementText: string) }
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    notify { $1.searchBarSearchButtonClicked($0) }
    return true
  }
}
