// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The root element of a row, a header or a footer. Its view is in the cell that shows the row.
final class ListRowElement: HostedElement {
  let content: [LayoutElement]
  /// The distances between the edges of the cell and the content.
  var insets = EdgeInsets() {
    didSet { if insets != oldValue { invalidate() } }
  }
  var minimumHeight: CGFloat = 0 {
    didSet { if minimumHeight != oldValue { invalidate() } }
  }
  /// Whether content that is lower than the cell is centered.
  var isCentered = true
  /// Whether the row showed the rows below it when the cell was last configured; nil for other rows.
  var isExpanded: Bool?
  /// The separator when the cell was last configured.
  var separator = RowSeparator()
  /// Whether the content has changed since the cell was measured.
  private(set) var isDirty = false

  private let root: LayoutElement

  init(_ content: [LayoutElement]) {
    self.content = content
    root =
      content.count == 1 ? content[0] : LayoutContainerElement(VStackLayout(alignment: .leading), children: content)
    super.init(MainActor.assumeIsolated { UIView() })
    root.container = self
  }

  override var contents: [LayoutElement] { [root] }

  override func resultsDidDrop() { isDirty = true }
  func clearDirty() { isDirty = false }

  private func room(_ width: CGFloat) -> CGFloat { max(0, width - insets.leading - insets.trailing) }

  /// Returns the positions of the separator's ends for a width of the cell. The end is nil if the content does not set it.
  func separatorEnds(width: CGFloat) -> (start: CGFloat, end: CGFloat?) {
    let dimensions = root.dimensions(ProposedViewSize(width: room(width), height: nil))
    return (dimensions[explicit: .listRowSeparatorLeading] ?? 0, dimensions[explicit: .listRowSeparatorTrailing])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    let own = root.size(ProposedViewSize(width: room(width), height: nil)).height
    var height = max(minimumHeight, own + insets.top + insets.bottom)
    // Round up to whole pixels so that all separators have the same thickness.
    if scale > 0 { height = (height * scale).rounded(.up) / scale }
    return CGSize(width: width, height: height)
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    super.placeContent(in: frame, proposal: proposal, space: space)
    let isRTL = direction == .rightToLeft
    let inner = CGRect(
      x: isRTL ? insets.trailing : insets.leading, y: insets.top, width: room(frame.width),
      height: max(0, frame.height - insets.top - insets.bottom))
    let offer = ProposedViewSize(width: inner.width, height: isCentered ? inner.height : nil)
    let size = root.size(offer)
    let place = CGRect(
      x: isRTL ? inner.maxX - size.width : inner.minX, y: inner.midY - size.height / 2, width: size.width,
      height: size.height)
    root.place(in: place, proposal: offer, space: LayoutSpace(bounds: CGRect(origin: .zero, size: frame.size)))
  }
}

/// The background of a row, which fills its cell.
final class ListBackgroundElement: HostedElement {
  let elements: [LayoutElement]

  init(_ elements: [LayoutElement]) {
    self.elements = elements
    super.init(MainActor.assumeIsolated { UIView() })
    for element in elements { element.container = self }
  }

  override var contents: [LayoutElement] { elements }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    super.placeContent(in: frame, proposal: proposal, space: space)
    let bounds = CGRect(origin: .zero, size: frame.size)
    for element in elements {
      element.place(in: bounds, proposal: ProposedViewSize(bounds.size), space: LayoutSpace(bounds: bounds))
    }
  }
}

/// The content of a list's cell: the view of a row's element, which is placed in the bounds of the content.
struct ListRowConfiguration: UIContentConfiguration {
  let row: ListRowElement

  func makeContentView() -> any UIView & UIContentView { ListRowContentView(self) }
  func updated(for state: any UIConfigurationState) -> ListRowConfiguration { self }
}

private final class ListRowContentView: UIView, UIContentView {
  private var row: ListRowElement

  init(_ configuration: ListRowConfiguration) {
    row = configuration.row
    super.init(frame: .zero)
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  var configuration: any UIContentConfiguration {
    get { ListRowConfiguration(row: row) }
    set {
      guard let new = newValue as? ListRowConfiguration else { return }
      if new.row !== row, row.view.superview === self { row.view.removeFromSuperview() }
      row = new.row
      show()
    }
  }

  private func show() {
    if row.view.superview !== self { addSubview(row.view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard row.view.superview === self else { return }
    row.place(in: bounds, proposal: ProposedViewSize(bounds.size), space: LayoutSpace(bounds: bounds))
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    row.size(ProposedViewSize(width: targetSize.width, height: nil))
  }
}

/// The background view of a row that sets one.
final class ListBackgroundView: UIView {
  var element: ListBackgroundElement? {
    didSet {
      guard element !== oldValue else { return }
      oldValue?.view.removeFromSuperview()
      if let element { addSubview(element.view) }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    element?.place(in: bounds, proposal: ProposedViewSize(bounds.size), space: LayoutSpace(bounds: bounds))
  }
}
