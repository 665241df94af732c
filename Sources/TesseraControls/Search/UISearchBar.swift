// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// A bar of 56 points with a search field and, if wanted, a cancel button and a row of scopes below.
///
///     ┌──────────────────────────────────────────┐
///     │8 ⌕ search field (36)          8 Cancel  8│ 10 above and below
///     └──────────────────────────────────────────┘
///
/// While the field is empty, a button for bookmarks or for results may stand at its end.
open class UISearchBar: UIView {
  /// How the bar stands out from what is behind it.
  public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }

  /// The pictures in the field.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear, bookmark, resultsList
  }

  /// The field that is typed into.
  open private(set) var searchTextField = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  /// Whether the cancel button is on its way out.
  private var cancelIsLeaving = false
  private let scopeBar = UISegmentedControl(items: nil)
  private lazy var listener = SearchFieldListener(bar: self)

  /// Is asked and told about the search; nil for none.
  open weak var delegate: (any UISearchBarDelegate)?
  /// For the search controller, besides the delegate.
  var onCancel: (() -> Void)?
  var onScope: (() -> Void)?
  /// For the navigation bar that shows the bar.
  package var onHeightChange: (() -> Void)?
  /// `.minimal` has no background; the others have the same one. `.default` by default.
  open var searchBarStyle: Style = .default
  /// `black` shows the bar as in the dark appearance. `default` by default.
  open var barStyle: UIBarStyle = .default {
    didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified } }
  }
  /// The colour of the background; nil, the default, for the system's secondary background.
  open var barTintColor: UIColor?
  private(set) var look = SearchBarLook()
  /// A picture for the background, stretched, instead of the colour; an empty one shows none. Nil, the default, for the
  /// colour.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }
  /// Stored only: the field's box stays in its place.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// Stored only: the field's text stays in its place.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// Stored only: the background is opaque. True by default.
  open var isTranslucent = true
  /// Stored only: no line above the field is shown.
  open var prompt: String?
  /// Whether the cancel button stands beside the field. False by default.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// Whether the scopes stand below the field, which makes the bar 42 points higher. False by default.
  open var showsScopeBar = false { didSet { scopesDidChange() } }
  /// Whether a button for bookmarks stands in the empty field. False by default.
  open var showsBookmarkButton = false { didSet { updateFieldButton() } }
  /// Whether a button for recent results stands in the empty field, unless the one for bookmarks does. False by default.
  open var showsSearchResultsButton = false { didSet { updateFieldButton() } }
  /// Whether the button for results looks selected: in the tint colour. False by default.
  open var isSearchResultsButtonSelected = false { didSet { updateFieldButton() } }
  private var fieldButton: SearchFieldButton?
  /// A picture behind the row of scopes, stretched; nil, the default, for none.
  open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The titles of the scopes; nil for none. A change keeps the selected index where it can.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }

  /// The text in the field, never nil when read.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The grey text in the empty field. "Search" by default, in the language of the screen.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The selected scope; 0 without scopes. An index without a scope selects none.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopeBar.selectedSegmentIndex) }
    set { scopeBar.selectedSegmentIndex = newValue }
  }

  /// A bar with an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    coder.finishDecoding(self, at: UISearchBar.self)
  }

  /// Sets `showsCancelButton`. Animated, and where a clock runs, the button comes from the bar's end and goes there in 0.3 seconds.
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
    cancelIsLeaving = !showsCancelButton
    SystemAnimation.run(for: 0.3, delay: 0, options: .curveEaseInOut) {
      self.showsCancelButton = showsCancelButton
      self.cancelButton.alpha = showsCancelButton ? 1 : 0
      self.layoutIfNeeded()
    } completion: { [weak self] _ in
      guard let self, self.showsCancelButton == showsCancelButton else { return }
      cancelIsLeaving = false
      cancelButton.alpha = 1
      setNeedsLayout()
    }
  }

  /// Where the button stands beside the field, or beyond the bar's end.
  private func cancelFrame(isAway: Bool) -> CGRect {
    let width = min(cancelButton.intrinsicContentSize.width, max(0, bounds.width - 16))
    let end = isAway ? bounds.maxX + width : bounds.maxX - min(8, bounds.width / 2)
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(x: isRTL ? bounds.width - end : end - width, y: bounds.minY + 10, width: width, height: 36)
  }

  // MARK: Images

  /// Sets a picture for the background of bars in a place; nil takes it back. Only that for `.any` and `.default` shows.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    look.backgrounds[.init(position: barPosition, metrics: barMetrics)] = backgroundImage
  }

  /// The picture set for exactly this place and these metrics; nil if none was.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds[.init(position: barPosition, metrics: barMetrics)]
  }

  /// Sets a picture behind the field instead of its grey box, for `.normal` or `.disabled`; nil takes it back.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    look.fieldBackgrounds[state] = backgroundImage
    searchTextField.background = look.fieldBackgrounds[.normal]
    searchTextField.disabledBackground = look.fieldBackgrounds[.disabled]
  }

  /// The picture behind the field set for exactly this state; nil if none was.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { look.fieldBackgrounds[state] }

  /// Sets the picture of an icon in a state; nil takes it back. Those for `.search` in `.normal` and for the
  /// buttons of bookmarks and results in `.normal`, `.highlighted` and `.selected` show.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    look.icons[.init(icon: icon, state: state)] = iconImage
    if icon == .bookmark || icon == .resultsList { updateFieldButton() }
    guard icon == .search, state == .normal, let glass = searchTextField.leftView as? UIImageView else { return }
    glass.image = iconImage ?? UISearchTextField.glassImage
  }

  /// The picture set for exactly this icon and state; nil if none was.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { look.icons[.init(icon: icon, state: state)] }

  /// Stored only: icons stay in their places.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { look.iconOffsets[icon] = adjustment }
  /// What was set for an icon, in points; zero if nothing was.
  open func positionAdjustment(for icon: Icon) -> UIOffset { look.iconOffsets[icon] ?? .zero }

  // MARK: Responder chain

  /// The field is first responder for the bar.
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .searchBar }
  /// The cancel button stands for a bar button item, of which proxies say title, attributes and colour.
  @_spi(Tessera) open override func takeItemAppearances() {
    let item = UIBarButtonItem()
    AppearanceProxies.handOn(to: [item], in: self)
    cancelButton.setTitle(item.title ?? SystemWord.cancel.text, for: .normal)
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
    searchTextField.placeholder = SystemWord.search.text
    searchTextField.delegate = listener
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.searchBar(self, textDidChange: self.text ?? "")
      }, for: .editingChanged)
    cancelButton.setTitle(SystemWord.cancel.text, for: .normal)
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

  // MARK: Button in the field

  /// The button at the field's end, of which there is one at most.
  private func updateFieldButton() {
    guard showsBookmarkButton || showsSearchResultsButton else {
      guard fieldButton != nil else { return }
      (fieldButton, searchTextField.rightView) = (nil, nil)
      return
    }
    let button = fieldButton ?? makeFieldButton()
    let icon: Icon = showsBookmarkButton ? .bookmark : .resultsList
    button.show(icon, isSelected: icon == .resultsList && isSearchResultsButtonSelected, images: look.icons)
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
    cancelButton.isHidden = !showsCancelButton && !cancelIsLeaving
    if cancelIsLeaving { cancelButton.frame = cancelFrame(isAway: true) }
    scopeBar.isHidden = !showsScopes
    // The scopes stand in their place also while they are hidden, so that they do not grow into it.
    scopeBar.frame = CGRect(x: area.minX, y: area.maxY + 10, width: area.width, height: 32)
    if showsCancelButton {
      cancelButton.frame = cancelFrame(isAway: false)
      let width = cancelButton.frame.width
      area.size.width = max(0, area.width - width - 8)
      if isRTL { area.origin.x += width + 8 }
    }
    searchTextField.frame = area
  }

  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(BarSpeaker(view: self)) }

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

/// The field's delegate, which passes every call on to the bar's.
@MainActor
private final class SearchFieldListener: UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(bar: UISearchBar) {
    self.bar = bar
  }

  private func ask(_ question: (UISearchBar, any UISearchBarDelegate) -> Bool) -> Bool {
    guard let bar, let delegate = bar.delegate else { return true }
    return question(bar, delegate)
  }

  private func tell(_ news: (UISearchBar, any UISearchBarDelegate) -> Void) {
    guard let bar, let delegate = bar.delegate else { return }
    news(bar, delegate)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask { $1.searchBarShouldBeginEditing($0) } }
  func textFieldDidBeginEditing(_ textField: UITextField) { tell { $1.searchBarTextDidBeginEditing($0) } }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask { $1.searchBarShouldEndEditing($0) } }
  func textFieldDidEndEditing(_ textField: UITextField) { tell { $1.searchBarTextDidEndEditing($0) } }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    ask { $1.searchBar($0, shouldChangeTextIn: range, replacementText: string) }
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    tell { $1.searchBarSearchButtonClicked($0) }
    return true
  }
}
