// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// A section's header or footer, which contains two labels or custom content.
open class UITableViewHeaderFooterView: UIView {
  private var identifierStorage: String?
  private var contentStorage: UIView = UIView(frame: .zero)
  private var configurationStorage: (any UIContentConfiguration)?
  private var textPart: UILabel?
  private var detailPart: UILabel?
  /// The insets of a title for the table's style: the padding above and below the text, and the side margins.
  var textInsets = UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 16) {
    didSet { if textInsets != oldValue { setNeedsLayout() } }
  }

  /// Creates an empty header or footer.
  ///
  /// - Parameter reuseIdentifier: The identifier of the view's reuse queue, or nil for a view that is not reused.
  public init(reuseIdentifier: String?) {
    identifierStorage = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentStorage)
  }

  public required init?(coder: NSCoder) {
    identifierStorage = nil
    super.init(coder: coder)
    addSubview(contentStorage)
    coder.finishDecoding(self, at: UITableViewHeaderFooterView.self)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// The identifier of the view's reuse queue, or nil for a view that is not reused.
  open var reuseIdentifier: String? { identifierStorage }
  /// Sets the reuse identifier of a view loaded from a nib to the identifier for which the nib is registered.
  func setReuseIdentifier(_ identifier: String) { identifierStorage = identifier }
  /// The container of the content, with the size of the header or footer. Add custom subviews to this view. Setting a
  /// `contentConfiguration` replaces it.
  open var contentView: UIView { contentStorage }
  /// The first label, with gray footnote text and any number of lines. Created lazily.
  open var textLabel: UILabel? { loadedText }
  /// A single-line label below the first label. Created lazily.
  open var detailTextLabel: UILabel? { loadedDetail }
  /// A view below the content, with the size of the header or footer. Nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Called before the view is reused for another section. The default does nothing. Subclasses override it to reset
  /// their content.
  open func prepareForReuse() {}

  /// The configuration of the content, which replaces the labels. Setting it always creates a new content view.
  /// Setting nil creates an empty content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurationStorage }
    set {
      configurationStorage = newValue
      contentStorage.removeFromSuperview()
      (textPart, detailPart) = (nil, nil)
      contentStorage = newValue?.makeContentView() ?? UIView(frame: .zero)
      addSubview(contentStorage)
      setNeedsLayout()
    }
  }

  /// Returns a list configuration for the header of a grouped table, regardless of the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// Whether screen readers announce the text as a heading: true for headers, false for footers.
  var isHeading = false {
    didSet {
      guard isHeading != oldValue else { return }
      if isHeading {
        textPart?.accessibilityTraits.insert(.header)
      } else {
        textPart?.accessibilityTraits.remove(.header)
      }
    }
  }

  private var loadedText: UILabel {
    if let textPart { return textPart }
    let made = makeLabel()
    if isHeading { made.accessibilityTraits.insert(.header) }
    made.numberOfLines = 0
    textPart = made
    return made
  }

  private var loadedDetail: UILabel {
    if let detailPart { return detailPart }
    let made = makeLabel()
    detailPart = made
    return made
  }

  private func makeLabel() -> UILabel {
    let made = Self.makeDefaultLabel()
    contentView.addSubview(made)
    return made
  }

  private static func makeDefaultLabel() -> UILabel {
    let made = UILabel()
    made.font = .preferredFont(forTextStyle: .footnote)
    made.textColor = .secondaryLabel
    return made
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    let room = bounds.inset(by: textInsets)
    let detail = textHeight(of: detailPart, width: room.width)
    textPart?.frame = CGRect(
      x: room.minX, y: room.minY, width: max(0, room.width), height: max(0, room.height - detail))
    detailPart?.frame = CGRect(x: room.minX, y: room.maxY - detail, width: max(0, room.width), height: detail)
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .tableHeader }
  @_spi(Tessera) open override class func makeAppearanceProxy() -> UIView {
    DynamicInit.headerFooter(self, reuseIdentifier: nil)
  }
  /// Returns a label with the header's font and color instead of the defaults of `UILabel`.
  @_spi(Tessera) open override func defaultCounterpart(of view: UIView) -> UIView? {
    guard view === textPart || view === detailPart else { return nil }
    let twin = Self.makeDefaultLabel()
    if view === textPart { twin.numberOfLines = 0 }
    return twin
  }

  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(CellInspector(view: self)) }

  @_spi(Tessera) open override func sizeDidChange() {
    super.sizeDidChange()
    contentView.frame = bounds
  }

  private func textHeight(of label: UILabel?, width: CGFloat) -> CGFloat {
    guard let label, label.text?.isEmpty == false, width > 0 else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(0, size.width - textInsets.left - textInsets.right)
    let texts = textHeight(of: textPart, width: width) + textHeight(of: detailPart, width: width)
    let height = PixelGrid(scale: pixelScale).ceiled(texts + textInsets.top + textInsets.bottom)
    return CGSize(width: size.width, height: height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var height = textPart == nil && detailPart == nil ? 0 : sizeThatFits(targetSize).height
    let content = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    height = max(height, content.height)
    if !constraints.isEmpty {
      height = max(
        height,
        super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical
        ).height)
    }
    return CGSize(width: targetSize.width, height: height)
  }
}
