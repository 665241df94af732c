// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A cell consists of a content view, backgrounds below it, an accessory at the end and a separator at the bottom. For
// the four standard styles, ListContentLayout computes the frames of the labels. Custom subviews are constrained to
// the content view. In a table with separators, the last row of pixels of each cell is reserved for the separator.
//
//     │ contentView ┊ margin │ text ...          │ margin ┊ accessory │ margin │
//     └─────────────────────── separator ─────────────────────────────────────┘

public import Foundation
public import TesseraInteractions
import TesseraNibs
@_spi(Tessera) public import TesseraViews

/// A view that shows a row of a table.
///
/// In a table with separators, the content view is one pixel shorter than the row.
open class UITableViewCell: UIView {
  /// The editing controls that a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control on the leading side in editing mode.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The buttons revealed by swiping the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  /// The arrangement of the labels: a single label (`default`), the second label at the trailing end (`value1`),
  /// after a first column of 91 points (`value2`), or below the first label (`subtitle`).
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1, value2, subtitle
  }
  /// The symbol at the trailing end of a row: a chevron, an info button with a chevron, a checkmark, or only an info
  /// button.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The highlight of a selected row. All cases except `none` have the same gray appearance.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue, gray, `default`
  }
  /// The control of a row in editing mode.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete, insert
  }
  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine
  }

  let style: CellStyle
  private var identifierStorage: String?
  private var contentStorage: UIView
  private var partsStorage: ListContentViews?
  /// The settings that depend on the cell's position in the table: side margin, separator insets and rounded corners.
  var rowContext = RowContext()
  var appliedMargins: NSDirectionalEdgeInsets?
  var separator: UIView?
  var topLine: UIView?
  var accessoryImage: UIView?
  var highlightView: UIView?
  private var configurationStorage: (any UIContentConfiguration)?
  private var needsConfiguration = true
  private var shownFlags = StateFlags()

  /// Creates a cell of 320 by 44 points. A table sets its final frame.
  ///
  /// - Parameters:
  ///   - style: The style, which determines the cell's labels and their arrangement.
  ///   - reuseIdentifier: The identifier of the cell's reuse queue, or nil for a cell that is not reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifierStorage = reuseIdentifier
    contentStorage = CellContentView(frame: .zero)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
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

  /// The identifier of the cell's reuse queue, or nil for a cell that is not reused.
  open var reuseIdentifier: String? { identifierStorage }
  /// Sets the reuse identifier of a cell loaded from a nib to the identifier for which the nib is registered.
  func setReuseIdentifier(_ identifier: String) { identifierStorage = identifier }

  // MARK: Content

  /// The container of the content, which ends before the accessory. Add custom subviews to this view. Setting a
  /// `contentConfiguration` replaces it.
  open var contentView: UIView { contentStorage }
  /// The first label, with a single line. Created lazily, like the other views of the standard styles.
  open var textLabel: UILabel? { parts.loadText(in: contentView, properties: textProperties) }
  /// The second label, with a single line. Nil in the default style.
  open var detailTextLabel: UILabel? {
    style == .default ? nil : parts.loadSecondary(in: contentView, properties: secondaryProperties)
  }
  /// The image view before the text. Nil in the `value2` style.
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

  /// The configuration of the content, which replaces the labels and image. Setting it creates a content view, or
  /// updates the existing view if the type is the same. Setting nil restores an empty content view.
  ///
  /// In a list configuration with the standard margins, the margins are replaced by the row's margins.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurationStorage }
    set { show(newValue) }
  }

  /// Returns a list configuration that matches the cell's style, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { listConfiguration() }
  /// The cell's current state: selected, highlighted, editing and swiped. The other flags are always false.
  open var configurationState: UICellConfigurationState { currentState }
  /// Whether the content configuration is updated for each new state. True by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// A closure called after each `updateConfiguration(using:)`. Nil by default.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Schedules an update before the cell is next measured or laid out.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
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

  /// Performs a pending configuration update. Called by the table before it measures the cell.
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

  /// The background of the cell, which replaces `backgroundColor`: a color, corner radius, stroke and insets. Nil by
  /// default.
  ///
  /// - Note: Differs from UIKit: the image, effect and color transformers are not used, and the configuration is not
  ///   updated for the state automatically.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackgroundConfiguration() } }
  /// Whether the background is updated for the state. Stored only. True by default.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Returns a background without color.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  var configurationView: ConfiguredBackgroundView?
  /// A view below the content, with the size of the cell. Nil by default.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// A view below the content that replaces the gray highlight while the cell is selected or highlighted. Nil by
  /// default.
  open var selectedBackgroundView: UIView? { didSet { selectionDidChange() } }
  /// The background view during multiple selection. Stored only: `selectedBackgroundView` is also used for multiple
  /// selection.
  open var multipleSelectionBackgroundView: UIView?
  /// The appearance of a selected or highlighted cell. The default is `default`, which is gray.
  open var selectionStyle: SelectionStyle = .default { didSet { selectionDidChange() } }
  /// Whether the cell appears selected. Set by the table. Setting it on the cell does not change the table's
  /// selection.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the cell appears highlighted. Set by the table while a finger is on the row.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Sets `isSelected`. Called by the table, so subclasses can override it to change their appearance. If animated
  /// and an animation clock is running, the old appearance fades out in 0.3 seconds. Approximates iOS; not measured.
  open func setSelected(_ selected: Bool, animated: Bool) {
    crossfade(animated: animated && selected != isSelected) { isSelected = selected }
  }
  /// Sets `isHighlighted`. Called by the table, so subclasses can override it to change their appearance. If animated
  /// and an animation clock is running, the old appearance fades out in 0.3 seconds. Approximates iOS; not measured.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    crossfade(animated: animated && highlighted != isHighlighted) { isHighlighted = highlighted }
  }

  // MARK: Accessory and separator

  /// The symbol at the cell's trailing end, which is hidden if there is an `accessoryView`. `none` by default.
  open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
  /// A view at the cell's trailing end, which replaces the symbol. It has the size of its bounds or, if they are
  /// empty, its preferred size. The delegate is not notified of taps on it. Nil by default.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// The accessory in editing mode. Stored only: in editing mode, a cell shows its `editingAccessoryView` and its
  /// reorder control, but no symbol.
  open var editingAccessoryType: AccessoryType = .none
  /// A view that replaces the accessory in editing mode. If nil (the default), there is no accessory in editing mode.
  open var editingAccessoryView: UIView? {
    didSet {
      guard oldValue !== editingAccessoryView else { return }
      oldValue?.removeFromSuperview()
      editingDidChange()
    }
  }
  /// The insets of the separator from the cell's sides, in points, where `left` is the leading inset. By default, the
  /// table's separator insets.
  open var separatorInset: UIEdgeInsets {
    get { rowContext.ownSeparatorInset ?? rowContext.separatorInset }
    set { rowContext.ownSeparatorInset = newValue; setNeedsLayout() }
  }

  // MARK: Editing

  /// Whether the cell is in editing mode.
  open var isEditing = false { didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } } }
  /// Sets `isEditing`. Called by the table for visible cells, and for cells that are created in editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The row's control in editing mode, as returned by the delegate. Outside of editing mode, `none`.
  open var editingStyle: EditingStyle {
    switch editing?.control {
    case .delete: .delete
    case .insert: .insert
    case .select, .none?, nil: .none
    }
  }
  /// Whether the row has a reorder control. Stored only: in editing mode, the data source's `canMoveRowAt` determines
  /// which rows have a reorder control.
  open var showsReorderControl = false
  /// Whether the row is indented in editing mode. Stored only: the delegate's `shouldIndentWhileEditingRowAt`
  /// determines which rows without a control are indented.
  open var shouldIndentWhileEditing = true
  /// The row's controls in editing mode, or nil outside of editing mode.
  var editing: RowEditing? { didSet { if editing != oldValue { editingDidChange() } } }
  var editingViews: RowEditingViews?
  /// Whether the row is swiped to reveal its buttons.
  open var showingDeleteConfirmation: Bool { isSwiped }
  /// Called before the cell shows or hides an editing control or swipe buttons. Does nothing.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell has shown or hidden an editing control or swipe buttons. Does nothing.
  open func didTransition(to state: StateMask) {}
  var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
  /// The indentation level of the labels and image of the standard styles. Each level is `indentationWidth` wide. Has
  /// no effect on custom subviews and content configurations. 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one indentation level, in points. 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  // MARK: Lifecycle

  /// Called before the cell is reused for another row. Resets the selected and highlighted states. Subclasses call
  /// super and reset their content.
  open func prepareForReuse() {
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

  /// Whether the cell receives touches while it is dragged. Stored only, because a dragging finger touches no other
  /// views. False by default.
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
  /// Returns a view with the default background, fonts and colors of a cell's subviews.
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

  /// Resizes the content view immediately, so that its constraints never use the old size.
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

  /// The actions for screen readers. The default is the actions of the swipe buttons, which a screen reader can't
  /// reveal. They are queried when this property is read.
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
  /// The controls in the row.
  @_spi(Tessera) open override var additionalElements: [UIView] { CellAccessibility.controls(in: contentView) }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits {
    let own: UIAccessibilityTraits = isSelected ? .selected : []
    return accessoryView is UIControl ? own.union(accessoryView?.accessibilityTraits ?? []) : own
  }
}

/// The container of a cell's content. It notifies the cell when the content requires layout.
final class CellContentView: UIView {
  weak var cell: UITableViewCell?

  override var isOpaqueByDefault: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let cell, let parts = cell.partsIfLoaded else { return }
    cell.arrangement.place(parts, in: bounds, scale: pixelScale)
  }
}
