// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A row: a content view, what stands behind it, an accessory at the end and a line below. The four standard styles place
// their labels in the content view by arithmetic (ListArrangement); own subviews go by constraints to the content view. In
// a table with separators every row keeps its last pixel for one.
//
//   │ contentView ┊ margin │ text ...          │ margin ┊ accessory │ margin │
//   └─────────────────────── separator ─────────────────────────────────────┘

public import Foundation
public import TesseraInteractions
import TesseraNibs
@_spi(Tessera) public import TesseraViews

/// A row of a table.
///
/// In a table with separators the content view is a pixel less high than the row.
open class UITableViewCell: UIView {
  /// What of editing a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control at the leading side while the table is edited.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The buttons beside a row that is swiped to the side.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  /// Where the two labels stand: only one (`default`), the second at the far end (`value1`), after a first column of
  /// 91 points (`value2`), or below the first (`subtitle`).
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1, value2, subtitle
  }
  /// The symbol at the end of a row: a chevron, an info button with a chevron, a checkmark, or an info button alone.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// Whether a selected row is shaded. All cases but `none` look the same: grey.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue, gray, `default`
  }
  /// The control a row gets in editing.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete, insert
  }
  /// Whether there is a line below rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine
  }

  let style: CellStyle
  private var identifierStorage: String?
  private var contentStorage: UIView
  private var partsStorage: ListParts?
  /// What the table told the cell: the side margin, where the separator runs, which corners are round.
  var setting = CellSetting()
  var appliedMargins: NSDirectionalEdgeInsets?
  var separator: UIView?
  var topLine: UIView?
  var accessoryImage: UIView?
  var highlightView: UIView?
  private var configurationStorage: (any UIContentConfiguration)?
  private var needsConfiguration = true
  private var shownFlags = StateFlags()

  /// A cell of 320 by 44 points, until a table gives it a place.
  ///
  /// - Parameters:
  ///   - style: Which labels the cell has, and where.
  ///   - reuseIdentifier: The queue the cell waits in once it is off screen; nil for a cell that is used once.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifierStorage = reuseIdentifier
    contentStorage = CellContentView(frame: .zero)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.standardRowHeight))
    addContentView()
  }

  public required init?(coder: NSCoder) {
    style = NibTables.cellStyle(coder)
    identifierStorage = NibCoder.attribute("reuseIdentifier", coder)
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

  /// The name of the queue the cell waits in; nil for a cell that is used once.
  open var reuseIdentifier: String? { identifierStorage }
  /// Gives a cell of a nib the name that the nib was registered for.
  func setReuseIdentifier(_ identifier: String) { identifierStorage = identifier }

  // MARK: Content

  /// The part of the cell left of the accessory, or right of it in right-to-left layouts. Own subviews belong here. A
  /// `contentConfiguration` replaces the view.
  open var contentView: UIView { contentStorage }
  /// The first label, of one line. Made when first asked for, as are the other parts of the standard styles.
  open var textLabel: UILabel? { parts.loadText(in: contentView, textProperties) }
  /// The second label, of one line; nil in the default style.
  open var detailTextLabel: UILabel? {
    style == .default ? nil : parts.loadSecondary(in: contentView, secondaryProperties)
  }
  /// The image before the text; nil in style `value2`.
  open var imageView: UIImageView? {
    style == .value2 ? nil : parts.loadImage(in: contentView, listConfiguration().imageProperties)
  }

  var parts: ListParts {
    if let partsStorage { return partsStorage }
    let made = ListParts()
    partsStorage = made
    return made
  }

  var partsIfLoaded: ListParts? { partsStorage }

  /// What the cell shows instead of its labels and image. Setting it makes the content view, or updates it where the
  /// type is the same; nil restores an empty content view.
  ///
  /// A list configuration with the standard margins gets those of the row.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurationStorage }
    set { show(newValue) }
  }

  /// A list configuration that looks as the cell's style does, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { listConfiguration() }
  /// The cell's state now: selected, highlighted, editing. The other flags are always false.
  open var configurationState: UICellConfigurationState { currentState }
  /// Whether the content configuration is asked for its version of each new state. True by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// Called after each `updateConfiguration(using:)`. nil by default.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Asks for an update before the cell is next measured or laid out.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
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

  /// The update that is due. The table calls it before it measures the cell.
  func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  private func show(_ configuration: (any UIContentConfiguration)?) {
    configurationStorage = configuration
    let configuration = configuration.map(placed)
    if let configuration, let current = contentStorage as? any UIView & UIContentView,
      type(of: current.configuration) == type(of: configuration)
    {
      current.configuration = configuration
    } else {
      contentStorage.removeFromSuperview()
      partsStorage = nil
      contentStorage = configuration?.makeContentView() ?? CellContentView(frame: .zero)
      (contentStorage as? CellContentView)?.cell = self
      (contentStorage as? any CellMarginsContent)?.directionalLayoutMargins = wantedMargins
      appliedMargins = configuration == nil ? nil : wantedMargins
      insertSubview(contentStorage, at: backgroundView == nil ? 0 : 1)
      if configuration == nil { applyMargins() }
      placeContent()
    }
    setNeedsLayout()
  }

  // MARK: Behind the content

  /// The background of the cell, which replaces `backgroundColor`: a colour, corner radius, stroke and insets. nil by default.
  ///
  /// - Note: Differs from UIKit: image, effect and colour transformers are not used, and the configuration does not follow the
  ///   state by itself.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackgroundConfiguration() } }
  /// Whether the background follows the state. Stored only; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A background without colour.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  var configurationView: ConfiguredBackgroundView?
  /// A view behind the content, as large as the cell. nil by default.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// Shown behind the content while the cell is selected or highlighted, in place of the grey shade. nil by default.
  open var selectedBackgroundView: UIView? { didSet { selectionDidChange() } }
  /// Stored only: `selectedBackgroundView` is shown in multiple selection too.
  open var multipleSelectionBackgroundView: UIView?
  /// Whether a selected or highlighted cell is shaded. `default` by default, which is grey.
  open var selectionStyle: SelectionStyle = .default { didSet { selectionDidChange() } }
  /// Whether the cell is shaded as selected. The table sets it; setting it here does not change the table's selection.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the cell is shaded as touched. The table sets it while a finger is on the row.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Sets `isSelected`. The table calls it, so that a subclass may change its looks here. Animated, with a running clock, the old
  /// look fades within 0.3 seconds, which is from memory of iOS.
  open func setSelected(_ selected: Bool, animated: Bool) {
    fading(animated && selected != isSelected) { isSelected = selected }
  }
  /// Sets `isHighlighted`. The table calls it, so that a subclass may change its looks here. Animated, with a running clock, the
  /// old look fades within 0.3 seconds, which is from memory of iOS.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    fading(animated && highlighted != isHighlighted) { isHighlighted = highlighted }
  }

  // MARK: Accessory and separator

  /// The symbol at the cell's end. `accessoryView` hides it. `none` by default.
  open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
  /// A view at the cell's end in place of the symbol, as large as its bounds or, where those are empty, as it wants to
  /// be. The delegate is not told of taps on it. nil by default.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// Stored only: in editing the cell has no accessory but the handle to move it by.
  open var editingAccessoryType: AccessoryType = .none
  /// A view in place of the accessory while the table is edited. nil, the default, for none.
  open var editingAccessoryView: UIView? {
    didSet {
      guard oldValue !== editingAccessoryView else { return }
      oldValue?.removeFromSuperview()
      editingDidChange()
    }
  }
  /// How far the line stays away from the cell's sides, in points, `left` at the leading side. The table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { setting.ownSeparatorInset ?? setting.separatorInset }
    set { setting.ownSeparatorInset = newValue; setNeedsLayout() }
  }

  // MARK: Editing

  /// Whether the table is being edited.
  open var isEditing = false { didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } } }
  /// Sets `isEditing`. The table calls it for the cells on screen and for those it builds while it is edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The control that the row has while the table is edited, as the delegate gives it; `none` outside of editing.
  open var editingStyle: EditingStyle {
    switch editing?.control {
    case .delete: .delete
    case .insert: .insert
    case .select, .none?, nil: .none
    }
  }
  /// Stored only: the data source's `canMoveRowAt` decides which rows have a handle in editing.
  open var showsReorderControl = false
  /// Stored only: the delegate's `shouldIndentWhileEditingRowAt` decides which rows make room without a control.
  open var shouldIndentWhileEditing = true
  /// What the row shows while the table is edited; nil outside of editing.
  var editing: RowEditing? { didSet { if editing != oldValue { editingDidChange() } } }
  /// The views of it.
  var editingViews: RowEditingViews?
  /// Whether the row is swiped to the side, so that buttons show beside it.
  open var showingDeleteConfirmation: Bool { isSwiped }
  /// The cell is about to show or hide a control of editing, or the buttons beside a swiped row. Does nothing.
  open func willTransition(to state: StateMask) {}
  /// The cell shows or hides a control of editing, or the buttons beside a swiped row. Does nothing.
  open func didTransition(to state: StateMask) {}
  var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
  /// How often the labels and the image of the standard styles are indented by `indentationWidth`. Own subviews and
  /// content configurations stay where they are. 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The length of one indentation in points. 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  // MARK: Life

  /// Called before the cell is used again for another row. Ends selection and highlight; a subclass calls super and
  /// resets what it shows.
  open func prepareForReuse() {
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

  /// Stored only: a finger that drags touches nothing else. False by default.
  open var userInteractionEnabledWhileDragging = false

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .tableCell }
  @_spi(Tessera) open override class func makeAppearanceProxy() -> UIView {
    DynamicInit.cell(self, style: .default, reuseIdentifier: nil)
  }
  /// The labels have the cell's fonts and colours, not a label's, until the app gives them others.
  @_spi(Tessera) open override func plainTwin(of view: UIView) -> UIView? {
    if view === self, let table = superview as? UITableView {
      let twin = UITableViewCell(style: .default, reuseIdentifier: nil)
      twin.backgroundColor = table.usualRowColor
      return twin
    }
    if view === partsIfLoaded?.text { return ListParts.label(textProperties) }
    return view === partsIfLoaded?.secondary && view !== self ? ListParts.label(secondaryProperties) : nil
  }

  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(CellSpeaker(view: self)) }

  /// Resizes the content view at once, so that constraints to it never see the old size.
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

  /// Unless set, the buttons behind the row, as a screen reader cannot swipe it. They are asked for when this is read.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? (superview as? any SwipedList)?.spokenSwipeActions(self) }
    set { super.accessibilityCustomActions = newValue }
  }

  @_spi(Tessera) open override var isElementByDefault: Bool { true }
  @_spi(Tessera) open override var labelByDefault: String? {
    let texts = [partsStorage?.text?.text, partsStorage?.secondary?.text].compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? CellSpeech.label(of: contentView) : texts.joined(separator: ", ")
  }
  @_spi(Tessera) open override var valueByDefault: String? { accessoryView?.accessibilityValue }
  /// What can be touched in the row.
  @_spi(Tessera) open override var elementsBeside: [UIView] { CellSpeech.controls(in: contentView) }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits {
    let own: UIAccessibilityTraits = isSelected ? .selected : []
    return accessoryView is UIControl ? own.union(accessoryView?.accessibilityTraits ?? []) : own
  }
}

/// The view a cell's content is in. It tells the cell when its content has to be placed.
final class CellContentView: UIView {
  weak var cell: UITableViewCell?

  override var isOpaqueByDefault: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let cell, let parts = cell.partsIfLoaded else { return }
    cell.arrangement.place(parts, in: bounds, scale: pixelScale)
  }
}
