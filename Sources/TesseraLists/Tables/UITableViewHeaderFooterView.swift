// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// A section's header or footer: two labels, or a content of one's own.
open class UITableViewHeaderFooterView: UIView {
  private var identifierStorage: String?
  private var contentStorage: UIView = UIView(frame: .zero)
  private var configurationStorage: (any UIContentConfiguration)?
  private var textPart: UILabel?
  private var detailPart: UILabel?
  /// Room above and below the text, and the side margin, of a title in the table's style.
  var textInsets = UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 16) {
    didSet { if textInsets != oldValue { setNeedsLayout() } }
  }

  /// An empty header or footer.
  ///
  /// - Parameter reuseIdentifier: The queue the view waits in once it is off screen; nil for a view that is used once.
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

  /// The name of the queue the view waits in; nil for a view that is used once.
  open var reuseIdentifier: String? { identifierStorage }
  /// Gives a view of a nib the name that the nib was registered for.
  func setReuseIdentifier(_ identifier: String) { identifierStorage = identifier }
  /// As large as the view itself. Own subviews belong here. Setting a `contentConfiguration` replaces the view.
  open var contentView: UIView { contentStorage }
  /// The first label, in footnote size and grey, of any number of lines. Made when first asked for.
  open var textLabel: UILabel? { loadedText }
  /// A label of one line below the first. Made when first asked for.
  open var detailTextLabel: UILabel? { loadedDetail }
  /// A view behind the content, as large as the view itself. nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Called before the view is used again for another section. Does nothing; a subclass resets what it shows.
  open func prepareForReuse() {}

  /// What is shown instead of the labels. Setting it always makes a new content view; nil makes an empty one.
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

  /// A list configuration for the header of a grouped table, whatever the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// Whether a screen reader calls the text a heading: that of a header, not of a footer.
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
    let made = Self.plainLabel()
    contentView.addSubview(made)
    return made
  }

  private static func plainLabel() -> UILabel {
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
    let detail = textHeight(of: detailPart, room.width)
    textPart?.frame = CGRect(
      x: room.minX, y: room.minY, width: max(0, room.width), height: max(0, room.height - detail))
    detailPart?.frame = CGRect(x: room.minX, y: room.maxY - detail, width: max(0, room.width), height: detail)
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .tableHeader }
  @_spi(Tessera) open override class func makeAppearanceProxy() -> UIView {
    DynamicInit.headerFooter(self, reuseIdentifier: nil)
  }
  /// The labels have the header's font and colour, not a label's, until the app gives them others.
  @_spi(Tessera) open override func plainTwin(of view: UIView) -> UIView? {
    guard view === textPart || view === detailPart else { return nil }
    let twin = Self.plainLabel()
    if view === textPart { twin.numberOfLines = 0 }
    return twin
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
