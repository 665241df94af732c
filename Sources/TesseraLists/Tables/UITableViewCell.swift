// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A row: a content view, what stands behind it, an accessory at the end and a line below. The four standard styles place
// their labels in the content view by arithmetic (ListArrangement); own subviews go by constraints to the content view. In
// a table with separators every row keeps its last pixel for one.
//
//   │ contentView ┊ margin │ text ...          │ margin ┊ accessory │ margin │
//   └─────────────────────── separator ─────────────────────────────────────┘

public import Foundation
@_spi(Tessera) public import TesseraViews

/// A row of a table.
///
/// In a table with separators the content view is a pixel less high than the row.
///
/// - Note: Differs from UIKit: editing controls are not painted.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1, value2, subtitle
  }
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue, gray, `default`
  }
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete, insert
  }
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine
  }

  let style: CellStyle
  private let identifierStorage: String?
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

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifierStorage = reuseIdentifier
    contentStorage = CellContentView(frame: .zero)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.standardRowHeight))
    addContentView()
  }

  public required init?(coder: NSCoder) {
    style = .default
    identifierStorage = nil
    contentStorage = CellContentView(frame: .zero)
    super.init(coder: coder)
    addContentView()
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

  // MARK: Content

  open var contentView: UIView { contentStorage }
  /// The text's label. It and the other parts of the standard styles are made when they are first asked for.
  open var textLabel: UILabel? { parts.loadText(in: contentView, textProperties) }
  /// The second label; nil in the default style.
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

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurationStorage }
    set { show(newValue) }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { listConfiguration() }
  open var configurationState: UICellConfigurationState { currentState }
  open var automaticallyUpdatesContentConfiguration = true
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

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
      appliedMargins = configuration == nil ? nil : wantedMargins
      insertSubview(contentStorage, at: backgroundView == nil ? 0 : 1)
      if configuration == nil { applyMargins() }
      placeContent()
    }
    setNeedsLayout()
  }

  // MARK: Behind the content

  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  open var selectedBackgroundView: UIView? { didSet { selectionDidChange() } }
  open var multipleSelectionBackgroundView: UIView?
  open var selectionStyle: SelectionStyle = .default { didSet { selectionDidChange() } }
  open var isSelected = false { didSet { if isSelected != oldValue { selectionDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { selectionDidChange() } } }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  // MARK: Accessory and separator

  open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  open var editingAccessoryType: AccessoryType = .none
  open var editingAccessoryView: UIView?
  /// The cell's own separator inset; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { setting.ownSeparatorInset ?? setting.separatorInset }
    set { setting.ownSeparatorInset = newValue; setNeedsLayout() }
  }

  // MARK: Editing

  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open internal(set) var editingStyle: EditingStyle = .none
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var showingDeleteConfirmation: Bool { false }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  // MARK: Life

  /// Called before the cell is used again for another row.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(CellSpeaker(view: self)) }

  /// The content view follows at once: constraints to it must not see the size of before.
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

  @_spi(Tessera) open override var isElementByDefault: Bool { true }
  @_spi(Tessera) open override var labelByDefault: String? {
    let texts = [partsStorage?.text?.text, partsStorage?.secondary?.text].compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
  @_spi(Tessera) open override var traitsByDefault: UIAccessibilityTraits { isSelected ? .selected : [] }
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
