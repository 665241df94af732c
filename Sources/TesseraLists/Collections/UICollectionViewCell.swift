// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraInteractions
@_spi(Tessera) public import TesseraViews

/// An item of a collection view: a content view, and what stands behind it.
open class UICollectionViewCell: UICollectionReusableView {
  /// Sets a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  weak var collectionView: UICollectionView?
  private var contentStorage = UIView(frame: .zero)
  private var configurationStorage: (any UIContentConfiguration)?
  private var configurationView: ConfiguredBackgroundView?
  private var highlightView: UIView?
  private var needsConfiguration = true
  private var shownFlags = StateFlags()

  /// The initialiser that dequeuing calls; subclasses set up their content here.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentStorage)
    placeContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentStorage)
    coder.finishDecoding(self, at: UICollectionViewCell.self)
  }

  // MARK: Content

  /// The view as large as the cell in which own subviews belong. A `contentConfiguration` replaces it.
  open var contentView: UIView { contentStorage }

  /// What the cell shows instead of own subviews. Setting it makes the content view, or updates it where the type is
  /// the same; nil makes an empty content view. The cell is measured again.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurationStorage }
    set {
      configurationStorage = newValue
      showContent()
    }
  }

  /// Whether the content configuration is asked for its version of each new state. True by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// The configuration as the content view gets it; lists give it their margins.
  func shown(_ configuration: any UIContentConfiguration) -> any UIContentConfiguration { configuration }

  func showContent() {
    let configuration = configurationStorage.map(shown)
    if let configuration, let current = contentStorage as? any UIView & UIContentView,
      type(of: current.configuration) == type(of: configuration)
    {
      current.configuration = configuration
    } else {
      contentStorage.removeFromSuperview()
      contentStorage = configuration?.makeContentView() ?? UIView(frame: .zero)
      insertSubview(contentStorage, at: behindCount)
      placeContent()
    }
    measured = nil
    setNeedsLayout()
    collectionView?.cellContentDidChange(self)
  }

  /// How many subviews lie behind the content.
  private var behindCount: Int { [backgroundView, configurationView, highlightView].compactMap { $0 }.count }

  // MARK: State

  /// Whether the item is selected. The collection view sets it; setting it here does not change the selection.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the item. The collection view sets it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
  /// Unless set, the buttons behind the item in a list, as a screen reader cannot swipe it. They are asked for when this
  /// is read.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? (superview as? any SwipedList)?.spokenSwipeActions(self) }
    set { super.accessibilityCustomActions = newValue }
  }

  /// The cell's state now: selected, highlighted, editing, swiped. The other flags are always false.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = collectionView?.isEditing ?? false
    state.isSwiped = isSwiped
    return state
  }

  /// Asks for an update before the cell is next measured or shown.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
    collectionView?.setNeedsLayout()
  }

  /// Sets the configurations for a state. The cell calls it before it is first shown and after changes of selection,
  /// highlight and editing. Subclasses override it to set their own, and call super to let the content configuration
  /// follow the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    let flags = StateFlags(state)
    if flags != shownFlags, automaticallyUpdatesContentConfiguration, let configuration = configurationStorage {
      contentConfiguration = configuration.updated(for: state)
    }
    shownFlags = flags
  }

  /// Called after each `updateConfiguration(using:)`. nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  override func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    showBackground()
  }

  private func stateDidChange() {
    setNeedsUpdateConfiguration()
    showHighlight()
    showBackground()
  }

  // MARK: Behind the content

  /// A view behind the content, as large as the cell. nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Shown over the background view while the cell is selected or highlighted. nil by default.
  open var selectedBackgroundView: UIView? { didSet { showHighlight() } }
  /// A background painted over the background view: its colour, corner radius and stroke, as large as the cell.
  /// Insets, image and colour transformers are not used. nil by default, which leaves list cells their own.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
  /// Whether a list cell without a background configuration has the background of its list. Without effect on other
  /// cells. True by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// An empty background; list cells return that of their place in the list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The background to paint: the one set, or what a list gives its cells.
  var shownBackground: UIBackgroundConfiguration? { backgroundConfiguration }

  func showBackground() {
    guard let background = shownBackground else {
      configurationView?.removeFromSuperview()
      configurationView = nil
      return
    }
    if let configurationView {
      configurationView.configuration = background
      return
    }
    let view = ConfiguredBackgroundView(background, frame: bounds)
    configurationView = view
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    setNeedsLayout()
  }

  private func showHighlight() {
    highlightView?.removeFromSuperview()
    highlightView = nil
    guard isSelected || isHighlighted, let view = selectedBackgroundView else { return }
    insertSubview(view, at: behindCount)
    highlightView = view
    setNeedsLayout()
  }

  // MARK: Life

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
    needsConfiguration = true
  }

  /// Called when the cell is lifted, when it begins to be dragged, and when that is over. Does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// How far a cell is in a drag.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting, dragging
  }

  // MARK: Layout

  /// Lets the content be measured again at the next layout.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    measured = nil
    collectionView?.cellContentDidChange(self)
  }

  /// The content's part of the cell.
  var contentFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }

  func placeContent() { contentStorage.frame = contentFrame }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .collectionCell }
  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(CellSpeaker(view: self)) }

  /// Resizes the content view at once, so that constraints to it never see the old size.
  @_spi(Tessera) open override func sizeDidChange() {
    super.sizeDidChange()
    placeContent()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
    let box = CGRect(origin: .zero, size: bounds.size)
    for view in [backgroundView, configurationView, highlightView] { view?.frame = box }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let size = contentStorage.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    guard !constraints.isEmpty else { return size }
    let own = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
  }
}

extension UICollectionView {
  /// A cell on screen whose content was replaced is measured again.
  func cellContentDidChange(_ cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, cell.element != nil else { return }
    setNeedsLayout()
  }
}
