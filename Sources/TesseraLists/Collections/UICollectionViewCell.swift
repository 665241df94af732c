// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraInteractions
@_spi(Tessera) public import TesseraViews

/// A cell that shows an item of a collection view. It consists of a content view and backgrounds.
open class UICollectionViewCell: UICollectionReusableView {
  /// A closure that updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  weak var collectionView: UICollectionView?
  private var contentStorage = UIView(frame: .zero)
  private var configurationStorage: (any UIContentConfiguration)?
  private var configurationView: ConfiguredBackgroundView?
  private var highlightView: UIView?
  private var needsConfiguration = true
  private var shownFlags = StateFlags()

  /// Creates a cell. Dequeuing calls this initializer. Subclasses override it to set up their content.
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

  /// The container of the content, with the size of the cell. Add custom subviews to this view. Setting a
  /// `contentConfiguration` replaces it.
  open var contentView: UIView { contentStorage }

  /// The configuration of the content, which replaces custom subviews. Setting it creates a content view, or updates
  /// the existing view if the type is the same. Setting nil creates an empty content view. The cell is then measured
  /// again.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurationStorage }
    set {
      configurationStorage = newValue
      showContent()
    }
  }

  /// Whether the content configuration is updated for each new state. True by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// Returns the configuration that the content view receives. List cells apply their margins.
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
      insertSubview(contentStorage, at: backgroundCount)
      placeContent()
    }
    measured = nil
    setNeedsLayout()
    collectionView?.cellContentDidChange(self)
  }

  /// The number of subviews below the content.
  private var backgroundCount: Int { [backgroundView, configurationView, highlightView].compactMap { $0 }.count }

  // MARK: State

  /// Whether the item is selected. Set by the collection view. Setting it on the cell does not change the selection.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the item. Set by the collection view.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
  /// The actions for screen readers. In a list, the default is the actions of the item's swipe buttons, which a
  /// screen reader can't reveal. They are queried when this property is read.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? (superview as? any SwipeableList)?.accessibilitySwipeActions(of: self) }
    set { super.accessibilityCustomActions = newValue }
  }

  /// The cell's current state: selected, highlighted, editing and swiped. The other flags are always false.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = collectionView?.isEditing ?? false
    state.isSwiped = isSwiped
    return state
  }

  /// Schedules an update before the cell is next measured or shown.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
    collectionView?.setNeedsLayout()
  }

  /// Updates the configurations for a state. Called before the cell first appears, and after its selected,
  /// highlighted or editing state has changed. Subclasses override it to set configurations, and call super so that
  /// the content configuration is updated for the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    let flags = StateFlags(state)
    if flags != shownFlags, automaticallyUpdatesContentConfiguration, let configuration = configurationStorage {
      contentConfiguration = configuration.updated(for: state)
    }
    shownFlags = flags
  }

  /// A closure called after each `updateConfiguration(using:)`. Nil by default.
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

  // MARK: Backgrounds

  /// A view below the content, with the size of the cell. Nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view above the background view, shown while the cell is selected or highlighted. Nil by default.
  open var selectedBackgroundView: UIView? { didSet { showHighlight() } }
  /// The background drawn above the background view, with the size of the cell: its color, corner radius and stroke.
  /// Insets, images and color transformers are not used. If nil (the default), list cells use the background of their
  /// list.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
  /// Whether a list cell without a background configuration uses the background of its list. Has no effect on other
  /// cells. True by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Returns an empty background. List cells return the background for their position in the list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The background to draw: the cell's background configuration, or the background of the list.
  var shownBackground: UIBackgroundConfiguration? { backgroundConfiguration }

  /// The highlight above the background, or nil.
  var shownHighlight: (color: UIColor, radius: CGFloat)? { nil }

  func showBackground() {
    defer { configurationView?.highlight = shownHighlight }
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
    insertSubview(view, at: backgroundCount)
    highlightView = view
    setNeedsLayout()
  }

  // MARK: Lifecycle

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
    needsConfiguration = true
  }

  /// Called when the cell is lifted, when its drag begins, and when the drag ends. Does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The state of a cell during a drag.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting, dragging
  }

  // MARK: Layout

  /// Invalidates the measured size, so that the next layout pass measures the content again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    measured = nil
    collectionView?.cellContentDidChange(self)
  }

  /// The frame of the content in the cell.
  var contentFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }

  func placeContent() { contentStorage.frame = contentFrame }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .collectionCell }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(CellInspector(view: self)) }

  /// Resizes the content view immediately, so that its constraints never use the old size.
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
  /// Measures a visible cell again after its content was replaced.
  func cellContentDidChange(_ cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, cell.element != nil else { return }
    setNeedsLayout()
  }
}
