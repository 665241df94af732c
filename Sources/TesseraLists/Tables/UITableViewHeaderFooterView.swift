// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// A section's header or footer.
open class UITableViewHeaderFooterView: UIView {
  private let identifierStorage: String?
  private var contentStorage: UIView = UIView(frame: .zero)
  private var configurationStorage: (any UIContentConfiguration)?
  private var textPart: UILabel?
  private var detailPart: UILabel?
  /// Room above and below the text, and the side margin, of a title in the table's style.
  var textInsets = UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 16) {
    didSet { if textInsets != oldValue { setNeedsLayout() } }
  }

  public init(reuseIdentifier: String?) {
    identifierStorage = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentStorage)
  }

  public required init?(coder: NSCoder) {
    identifierStorage = nil
    super.init(coder: coder)
    addSubview(contentStorage)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  open var reuseIdentifier: String? { identifierStorage }
  open var contentView: UIView { contentStorage }
  /// The labels are there once somebody asks for them.
  open var textLabel: UILabel? { loadedText }
  open var detailTextLabel: UILabel? { loadedDetail }
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open func prepareForReuse() {}

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

  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  private var loadedText: UILabel {
    if let textPart { return textPart }
    let made = makeLabel()
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
    let made = UILabel()
    made.font = .preferredFont(forTextStyle: .footnote)
    made.textColor = .secondaryLabel
    contentView.addSubview(made)
    return made
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    let room = bounds.inset(by: textInsets)
    let detail = textHeight(of: detailPart, room.width)
    textPart?.frame = CGRect(
      x: room.minX, y: room.minY, width: max(0, room.width), height: max(0, room.height - detail))
    detailPart?.frame = CGRect(x: room.minX, y: room.maxY - detail, width: max(0, room.width), height: detail)
  }

  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(CellSpeaker(view: self)) }

  @_spi(Tessera) open override func sizeDidChange() {
    super.sizeDidChange()
    contentView.frame = bounds
  }

  private func textHeight(of label: UILabel?, _ width: CGFloat) -> CGFloat {
    guard let label, label.text?.isEmpty == false, width > 0 else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(0, size.width - textInsets.left - textInsets.right)
    let texts = textHeight(of: textPart, width) + textHeight(of: detailPart, width)
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
