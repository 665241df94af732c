// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// A bar with a search field, 56 points high. It optionally contains a cancel button, and a scope bar below the
/// field.
///
///     ┌──────────────────────────────────────────┐
///     │8 ⌕ search field (36)          8 Cancel  8│ 10 above and below
///     └──────────────────────────────────────────┘
///
/// If the field is empty, it may show a bookmark or results button at its trailing end. In the look of iOS 26, the field is a
/// capsule of 44 points, and the cancel button is a cross on a circle of glass.
open class UISearchBar: UIView {
  /// The background style.
  public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }

  /// The icons in the search field.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear, bookmark, resultsList
  }

  /// The search field.
  open private(set) var searchTextField = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private var cancelTitle = SystemString.cancel.text
  /// Whether the cancel button is currently sliding out of the bar.
  private var isCancelButtonDisappearing = false
  private let scopeBar = UISegmentedControl(items: nil)
  private lazy var listener = SearchFieldListener(bar: self)

  /// The delegate, which controls editing and is notified of taps.
  open weak var delegate: (any UISearchBarDelegate)?
  /// A handler that the search controller sets. It is called when the user cancels the search, in addition to the
  /// delegate.
  var onCancel: (() -> Void)?
  var onScope: (() -> Void)?
  /// A handler that the enclosing navigation bar sets. It is called when the search bar's height changes.
  package var onHeightChange: (() -> Void)?
  /// The background style. `.minimal` has no background; the other styles look the same. `.default` by default.
  open var searchBarStyle: Style = .default
  /// The bar style. `black` gives the bar a dark appearance. `default` by default.
  open var barStyle: UIBarStyle = .default {
    didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified } }
  }
  /// The background color. If nil, the default, the system's secondary background color is used.
  open var barTintColor: UIColor?
  private(set) var customAppearance = SearchBarAppearance()
  /// A stretched image that replaces the background color. An empty image hides the background. If nil, the default,
  /// the background color is shown.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }
  /// The offset of the search field's background. Stored only, because the background can't be moved.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// The offset of the search field's text. Stored only, because the text can't be moved.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// Whether the background is translucent. Stored only, because the background is always opaque. `true` by default.
  open var isTranslucent = true
  /// The prompt above the search field. Stored only, because prompts are not shown.
  open var prompt: String?
  /// Whether the cancel button is visible next to the field. `false` by default.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// Whether the scope bar is visible below the field, which makes the search bar 42 points taller. `false` by
  /// default.
  open var showsScopeBar = false { didSet { scopesDidChange() } }
  /// Whether an empty field shows a bookmark button. `false` by default.
  open var showsBookmarkButton = false { didSet { updateFieldButton() } }
  /// Whether an empty field shows a button for recent results. Ignored if the field shows the bookmark button.
  /// `false` by default.
  open var showsSearchResultsButton = false { didSet { updateFieldButton() } }
  /// Whether the results button is selected, which gives it the tint color. `false` by default.
  open var isSearchResultsButtonSelected = false { didSet { updateFieldButton() } }
  private var fieldButton: SearchFieldButton?
  /// The stretched background image of the scope bar; nil by default.
  open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The titles of the scope bar's buttons; nil for none. Setting them keeps the selected index if possible.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }

  /// The search field's text. Never nil when read.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The gray text in an empty field. By default, "Search" in the screen's language.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The index of the selected scope; 0 if there are no scopes. Setting an out-of-range index clears the selection.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopeBar.selectedSegmentIndex) }
    set { scopeBar.selectedSegmentIndex = newValue }
  }

  /// Creates a bar with an empty search field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    coder.finishDecoding(self, at: UISearchBar.self)
  }

  /// Sets `showsCancelButton`. If `animated` is true and an animation clock is running, the button slides in or out
  /// at the bar's end in 0.3 seconds.
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

  /// Returns the cancel button's frame, which is next to the field, or beyond the bar's end if `isAway` is true.
  private func cancelFrame(isAway: Bool) -> CGRect {
    let natural = traitCollection.isGlass ? fieldHeight : cancelButton.intrinsicContentSize.width
    let width = min(natural, max(0, bounds.width - 16))
    let end = isAway ? bounds.maxX + width : bounds.maxX - min(8, bounds.width / 2)
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(x: isRTL ? bounds.width - end : end - width, y: bounds.minY + 10, width: width, height: fieldHeight)
  }

  // MARK: Images

  /// Sets a background image for a position and metrics; nil removes the image. Only the image for the position
  /// `.any` and the metrics `.default` is shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    customAppearance.backgrounds[.init(position: barPosition, metrics: barMetrics)] = backgroundImage
  }

  /// Returns the image set for this exact position and these metrics, or nil if none was set.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    customAppearance.backgrounds[.init(position: barPosition, metrics: barMetrics)]
  }

  /// Sets the image that replaces the search field's gray background in the state `.normal` or `.disabled`; nil
  /// removes the image.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    customAppearance.fieldBackgrounds[state] = backgroundImage
    searchTextField.background = customAppearance.fieldBackgrounds[.normal]
    searchTextField.disabledBackground = customAppearance.fieldBackgrounds[.disabled]
  }

  /// Returns the search field's background image set for this exact state, or nil if none was set.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    customAppearance.fieldBackgrounds[state]
  }

  /// Sets an icon's image for a state; nil removes the image. The supported combinations are `.search` in the state
  /// `.normal`, and `.bookmark` and `.resultsList` in the states `.normal`, `.highlighted` and `.selected`.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    customAppearance.icons[.init(icon: icon, state: state)] = iconImage
    if icon == .bookmark || icon == .resultsList { updateFieldButton() }
    guard icon == .search, state == .normal, let glass = searchTextField.leftView as? UIImageView else { return }
    glass.image = iconImage ?? UISearchTextField.glassImage
  }

  /// Returns the image set for this exact icon and state, or nil if none was set.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    customAppearance.icons[.init(icon: icon, state: state)]
  }

  /// Sets an icon's offset. Stored only, because icons can't be moved.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    customAppearance.iconOffsets[icon] = adjustment
  }
  /// Returns the offset set for an icon, in points, or zero if none was set.
  open func positionAdjustment(for icon: Icon) -> UIOffset { customAppearance.iconOffsets[icon] ?? .zero }

  // MARK: Responder chain

  /// Whether the search field, which becomes the first responder instead of the bar, can become the first responder.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .searchBar }
  /// Applies the `UIAppearance` values of bar button items to the cancel button: the title, its attributes and the
  /// color.
  @_spi(Tessera) open override func applyItemAppearances() {
    let item = UIBarButtonItem()
    AppearanceProxies.applyProxies(to: [item], in: self)
    cancelTitle = item.title ?? SystemString.cancel.text
    updateCancelButton()
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
    updateCancelButton()
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

  /// Shows the title of the cancel button, or a cross on a circle of glass in the look of iOS 26.
  private func updateCancelButton() {
    cancelButton.accessibilityLabel = cancelTitle
    guard traitCollection.isGlass else {
      if cancelButton.configuration != nil { cancelButton.configuration = nil }
      return cancelButton.setTitle(cancelTitle, for: .normal)
    }
    guard cancelButton.configuration == nil else { return }
    cancelButton.setTitle(nil, for: .normal)
    var circle = UIButton.Configuration.glass()
    circle.image = UIImage(systemName: "xmark")
    circle.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 17, weight: .medium, scale: .large)
    circle.contentInsets = .zero
    cancelButton.configuration = circle
  }

  @_spi(Tessera) open override func environmentDidChange() {
    super.environmentDidChange()
    updateCancelButton()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
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

  /// Updates the bookmark or results button at the field's end. At most one of them is visible.
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

  /// The height of the field: 36 points, or 44 points in the look of iOS 26.
  private var fieldHeight: CGFloat { traitCollection.isGlass ? 44 : 36 }
  private var showsScopes: Bool { showsScopeBar && scopeBar.numberOfSegments > 0 }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fieldHeight + 20 + (showsScopes ? 42 : 0))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var area = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
    area.origin.y += 10
    area.size.height = fieldHeight
    cancelButton.isHidden = !showsCancelButton && !isCancelButtonDisappearing
    if isCancelButtonDisappearing { cancelButton.frame = cancelFrame(isAway: true) }
    scopeBar.isHidden = !showsScopes
    // A hidden scope bar keeps its frame, so that it does not animate from a different position when it appears.
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

  // MARK: Drawing

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    paintBackground(into: &canvas)
    guard showsScopes, let scopeBarBackgroundImage else { return }
    let row = CGRect(
      x: bounds.minX, y: bounds.minY + fieldHeight + 20, width: bounds.width,
      height: max(0, bounds.height - fieldHeight - 20))
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

/// The search field's delegate, which forwards all calls to the search bar's delegate.
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
