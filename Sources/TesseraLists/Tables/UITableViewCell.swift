// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A row consists of a content view, backgrounds below it, an accessory at the end and a line at the bottom. The four standard
// styles compute the frames of their labels (ListContentLayout); custom subviews are constrained to the content view. In a table
// with separators, the last pixel of every row is reserved for one.
//
//   │ contentView ┊ margin │ text ...          │ margin ┊ accessory │ margin │
//   └─────────────────────── separator ─────────────────────────────────────┘

public import Foundation
public import TesseraInteractions
import TesseraNibs
@_spi(Tessera) public import TesseraViews

/// A row of a table.
///
/// In a table with separators, the content view is one pixel shorter than the row.
open class UITableViewCell: UIView {
  /// The editing elements that a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control at the leading side in editing mode.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The buttons revealed by swiping the row to the side.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  /// The arrangement of the labels: only one (`default`), the second at the far end (`value1`), after a first column of 91
  /// points (`value2`), or below the first (`subtitle`).
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1, value2, subtitle
  }
  /// The symbol at the end of a row: a chevron, an info button with a chevron, a checkmark, or an info button alone.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The shading of a selected row. All cases except `none` look the same: gray.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue, gray, `default`
  }
  /// The control of a row in editing mode.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete, insert
  }
  /// The style of the lines below rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine
  }

  let style: CellStyle
  private var identifierStorage: String?
  private var contentStorage: UIView
  private var partsStorage: ListContentViews?
  /// The settings from the table: the side margin, the separator insets, the rounded corners.
  var rowContext = RowContext()
  var appliedMargins: NSDirectionalEdgeInsets?
  var separator: UIView?
  var topLine: UIView?
  var accessoryImage: UIView?
  var highlightView: UIView?
  private var configurationStorage: (any UIContentConfiguration)?
  private var needsConfiguration = true
  private var shownFlags = StateFlags()

  /// Creates a cell of 320 by 44 points; a table sets its final frame.
  ///
  /// - Parameters:
  ///   - style: The labels of the cell and their arrangement.
  ///   - reuseIdentifier: The name of the cell's reuse queue; nil for a cell that is not reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifierStorage = reuseIdentifier
    contentStorage = CellContentView(frame: .zero)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.standardRowHeight))
    addContentView()
  }

  public required init?(coder: NSCoder) {
    style = NibTables.cellStyle(coder)
    identifierStorage = NibCoder.attribute("reuseIdentifier", coder: coder)
    contentStorage = CellContentView(frame: .zero)
    super.init(coder: coder)
    addContentView()
    coder.finishDecoding(self, at: UITableViewCell.self)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  private func addContentView() {
    (contentStorage as? CellContentView)?.cell = self
    addSubview(contentStorage)
    clipsToBounds = true
    applyMargins()
    placeContent()
  }

  /// The name of the cell's reuse queue; nil for a cell that is not reused.
  open var reuseIdentifier: String? { identifierStorage }
  /// Sets the identifier of a cell from a nib to the one that the nib is registered for.
  func setReuseIdentifier(_ identifier: String) { identifierStorage = identifier }

  // MARK: Content

  /// The part of the cell before the accessory, in reading direction. Add custom subviews to this view. A
  /// `contentConfiguration` replaces it.
  open var contentView: UIView { contentStorage }
  /// The first label, of one line. Created lazily, like the other parts of the standard styles.
  open var textLabel: UILabel? { parts.loadText(in: contentView, properties: textProperties) }
  /// The second label, of one line; nil in the default style.
  open var detailTextLabel: UILabel? {
    style == .default ? nil : parts.loadSecondary(in: contentView, properties: secondaryProperties)
  }
  /// The image before the text; nil in style `value2`.
  open var imageView: UIImageView? {
    style == .value2 ? nil : parts.loadImage(in: contentView, properties: listConfiguration().imageProperties)
  }

  var parts: ListContentViews {
    if let partsStorage { return partsStorage }
    let made = ListContentViews()
    partsStorage = made
    return made
  }

  var partsIfLoaded: ListContentViews? { partsStorage }

  /// The content shown instead of the labels and image. Setting it creates the content view, or updates it if the type is the
  /// same; nil restores an empty content view.
  ///
  /// A list configuration with the standard margins gets those of the row.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurationStorage }
    set { show(newValue) }
  }

  /// Returns a list configuration that matches the cell's style, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { listConfiguration() }
  /// The current state of the cell: selected, highlighted, editing, swiped. The other flags are always false.
  open var configurationState: UICellConfigurationState { currentState }
  /// Whether the content configuration is updated for each new state. True by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// The handler called after each `updateConfiguration(using:)`. nil by default.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Schedules an update before the cell is next measured or laid out.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
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

  /// Performs a pending update. The table calls it before it measures the cell.
  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  private func show(_ configuration: (any UIContentConfiguration)?) {
    configurationStorage = configuration
    let configuration = configuration.map(applyingMargins)
    if let configuration, let current = contentStorage as? any UIView & UIContentView,
      type(of: current.configuration) == type(of: configuration)
    {
      current.configuration = configuration
    } else {
      contentStorage.removeFromSuperview()
      partsStorage = nil
      contentStorage = configuration?.makeContentView() ?? CellContentView(frame: .zero)
      (contentStorage as? CellContentView)?.cell = self
      (contentStorage as? any CellMarginsContent)?.directionalLayoutMargins = requiredMargins
      appliedMargins = configuration == nil ? nil : requiredMargins
      insertSubview(contentStorage, at: backgroundView == nil ? 0 : 1)
      if configuration == nil { applyMargins() }
      placeContent()
    }
    setNeedsLayout()
  }

  // MARK: Backgrounds

  /// The background of the cell, which replaces `backgroundColor`: a color, corner radius, stroke and insets. nil by default.
  ///
  /// - Note: Differs from UIKit: image, effect and color transformers are not used, and the configuration does not follow the
  ///   state automatically.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackgroundConfiguration() } }
  /// Whether the background follows the state. Stored only; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Returns a background without color.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  var configurationView: ConfiguredBackgroundView?
  /// A view below the content, as large as the cell. nil by default.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// The view below the content while the cell is selected or highlighted, in place of the gray shade. nil by default.
  open var selectedBackgroundView: UIView? { didSet { selectionDidChange() } }
  /// The background in multiple selection. Stored only: `selectedBackgroundView` also appears in multiple selection.
  open var multipleSelectionBackgroundView: UIView?
  /// The shading of a selected or highlighted cell. `default` by default, which is gray.
  open var selectionStyle: SelectionStyle = .default { didSet { selectionDidChange() } }
  /// Whether the cell is shaded as selected. The table sets it; setting it here does not change the table's selection.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the cell is shaded as touched. The table sets it while a finger is on the row.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Sets `isSelected`. The table calls it, so that a subclass may change its appearance here. If animated, with a running
  /// clock, the old appearance fades within 0.3 seconds. Approximates iOS; not measured.
  open func setSelected(_ selected: Bool, animated: Bool) {
    crossfade(animated: animated && selected != isSelected) { isSelected = selected }
  }
  /// Sets `isHighlighted`. The table calls it, so that a subclass may change its appearance here. If animated, with a running
  /// clock, the old appearance fades within 0.3 seconds. Approximates iOS; not measured.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    crossfade(animated: animated && highlighted != isHighlighted) { isHighlighted = highlighted }
  }

  // MARK: Accessory and separator

  /// The symbol at the cell's end. `accessoryView` hides it. `none` by default.
  open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
  /// A view at the cell's end in place of the symbol, with the size of its bounds or, if those are empty, its preferred size.
  /// The delegate is not notified of taps on it. nil by default.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// The accessory in editing mode. Stored only: in editing mode a cell has its `editingAccessoryView` and its reorder control,
  /// but no symbol.
  open var editingAccessoryType: AccessoryType = .none
  /// A view in place of the accessory in editing mode. None if nil, the default.
  open var editingAccessoryView: UIView? {
    didSet {
      guard oldValue !== editingAccessoryView else { return }
      oldValue?.removeFromSuperview()
      editingDidChange()
    }
  }
  /// The insets of the separator from the cell's sides, in points; `left` is the leading side. The table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { rowContext.ownSeparatorInset ?? rowContext.separatorInset }
    set { rowContext.ownSeparatorInset = newValue; setNeedsLayout() }
  }

  // MARK: Editing

  /// Whether the cell is in editing mode.
  open var isEditing = false { didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } } }
  /// Sets `isEditing`. The table calls it for visible cells and for those it builds in editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The control of the row in editing mode, as returned by the delegate; `none` otherwise.
  open var editingStyle: EditingStyle {
    switch editing?.control {
    case .delete: .delete
    case .insert: .insert
    case .select, .none?, nil: .none
    }
  }
  /// Whether the row has a reorder control. Stored only: the data source's `canMoveRowAt` decides which rows have one in
  /// editing mode.
  open var showsReorderControl = false
  /// Whether the row is indented in editing mode. Stored only: the delegate's `shouldIndentWhileEditingRowAt` decides which
  /// rows are indented without a control.
  open var shouldIndentWhileEditing = true
  /// The controls of the row in editing mode; nil otherwise.
  var editing: RowEditing? { didSet { if editing != oldValue { editingDidChange() } } }
  var editingViews: RowEditingViews?
  /// Whether the row is swiped to the side to reveal its buttons.
  open var showingDeleteConfirmation: Bool { isSwiped }
  /// Called before the cell shows or hides an editing control, or the buttons of a swipe. Does nothing.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell shows or hides an editing control, or the buttons of a swipe. Does nothing.
  open func didTransition(to state: StateMask) {}
  var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
  /// The number of indentations of the labels and image of the standard styles, each `indentationWidth` wide. No effect on
  /// custom subviews and content configurations. 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one indentation in points. 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  // MARK: Lifecycle

  /// Called before the cell is reused for another row. Ends selection and highlight; a subclass calls super and resets its
  /// content.
  open func prepareForReuse() {
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

  /// Whether the cell can be touched while it is dragged. Stored only: a dragging finger touches nothing else. False by
  /// default.
  open var userInteractionEnabledWhileDragging = false

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutParts()
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .tableCell }
  @_spi(Tessera) open override class func makeAppearanceProxy() -> UIView {
    DynamicInit.cell(self, style: .default, reuseIdentifier: nil)
  }
  /// Returns a view with the default background, fonts and colors of a cell's parts.
  @_spi(Tessera) open override func defaultCounterpart(of view: UIView) -> UIView? {
    if view === self, let table = superview as? UITableView {
      let twin = UITableViewCell(style: .default, reuseIdentifier: nil)
      twin.backgroundColor = table.defaultRowColor
      return twin
    }
    if view === partsIfLoaded?.text { return ListContentViews.makeLabel(properties: textProperties) }
    return view === partsIfLoaded?.secondary && view !== self
      ? ListContentViews.makeLabel(properties: secondaryProperties) : nil
  }

  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(CellInspector(view: self)) }

  /// Resizes the content view at once, so that its constraints never use the old size.
  @_spi(Tessera) open override func sizeDidChange() {
    super.sizeDidChange()
    placeContent()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var height = fittingHeight(width: targetSize.width)
    if !constraints.isEmpty {
      let own = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      height = max(height, own.height)
    }
    return CGSize(width: targetSize.width, height: height)
  }

  @_spi(Tessera) open override var textForDescription: String? { partsStorage?.text?.text }

  /// The actions of a screen reader. By default those of the swipe buttons, which a screen reader can't reveal. They are
  /// queried when this property is read.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? (superview as? any SwipeableList)?.accessibilitySwipeActions(of: self) }
    set { super.accessibilityCustomActions = newValue }
  }

  @_spi(Tessera) open override var isElementByDefault: Bool { true }
  @_spi(Tessera) open override var labelByDefault: String? {
    let texts = [partsStorage?.text?.text, partsStorage?.secondary?.text].compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? CellAccessibility.label(of: contentView) : texts.joined(separator: ", ")
  }
  @_spi(Tessera) open override var valueByDefault: String? { accessoryView?.accessibilityValue }
  /// The touchable elements of the row.
  @_spi(Tessera) open override var additionalElements: [UIView] { CellAccessibility.controls(in: contentView) }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits {
    let own: UIAccessibilityTraits = isSelected ? .selected : []
    return accessoryView is UIControl ? own.union(accessoryView?.accessibilityTraits ?? []) : own
  }
}

/// The container of a cell's content. It notifies the cell when the content needs layout.
final class CellContentView: UIView {
  weak var cell: UITableViewCell?

  override var isOpaqueByDefault: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let cell, let parts = cell.partsIfLoaded else { return }
    cell.arrangement.place(parts, in: bounds, scale: pixelScale)
  }
}
