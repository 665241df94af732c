// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraInteractions
@_spi(Tessera) public import TesseraViews

/// An item of a collection view: a content view and its backgrounds.
open class UICollectionViewCell: UICollectionReusableView {
  /// A handler that updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  weak var collectionView: UICollectionView?
  private var contentStorage = UIView(frame: .zero)
  private var configurationStorage: (any UIContentConfiguration)?
  private var configurationView: ConfiguredBackgroundView?
  private var highlightView: UIView?
  private var needsConfiguration = true
  private var shownFlags = StateFlags()

  /// Creates a cell. Dequeuing calls this initializer; subclasses set up their content here.
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

  /// The container of the content, as large as the cell. Add custom subviews to this view. A `contentConfiguration` replaces
  /// it.
  open var contentView: UIView { contentStorage }

  /// The content shown instead of custom subviews. Setting it creates the content view, or updates it if the type is the same;
  /// nil creates an empty content view. The cell is measured again.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurationStorage }
    set {
      configurationStorage = newValue
      showContent()
    }
  }

  /// Whether the content configuration is updated for each new state. True by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// Returns the configuration that the content view receives; lists apply their margins.
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

  /// Whether the item is selected. The collection view sets it; setting it here does not change the selection.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the item. The collection view sets it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
  /// The actions of a screen reader. By default those of the item's swipe buttons in a list, which a screen reader can't
  /// reveal. They are queried when this property is read.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? (superview as? any SwipeableList)?.accessibilitySwipeActions(of: self) }
    set { super.accessibilityCustomActions = newValue }
  }

  /// The current state of the cell: selected, highlighted, editing, swiped. The other flags are always false.
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

  /// Updates the configurations for a state. The cell calls it before it first appears and after changes of selection,
  /// highlight and editing. Subclasses override it to set their own configurations, and call super so that the content
  /// configuration follows the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    let flags = StateFlags(state)
    if flags != shownFlags, automaticallyUpdatesContentConfiguration, let configuration = configurationStorage {
      contentConfiguration = configuration.updated(for: state)
    }
    shownFlags = flags
  }

  /// The handler called after each `updateConfiguration(using:)`. nil by default.
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

  /// A view below the content, as large as the cell. nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view above the background view while the cell is selected or highlighted. nil by default.
  open var selectedBackgroundView: UIView? { didSet { showHighlight() } }
  /// The background painted above the background view: its color, corner radius and stroke, as large as the cell. Insets, image
  /// and color transformers are not used. If nil, the default, list cells have their list's background.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
  /// Whether a list cell without a background configuration has the background of its list. No effect on other cells. True by
  /// default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Returns an empty background; list cells return the background of their position in the list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The background to paint: the configured one, or that of a list.
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

  /// The phase of a cell in a drag.
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

  /// The content's part of the cell.
  var contentFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }

  func placeContent() { contentStorage.frame = contentFrame }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .collectionCell }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(CellInspector(view: self)) }

  /// Resizes the content view at once, so that its constraints never use the old size.
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
