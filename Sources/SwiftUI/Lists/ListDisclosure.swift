// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The state of a list row that shows or hides the rows below it.
struct RowDisclosure {
  let isExpanded: Bool
  let textSize: DynamicTypeSize
  let toggle: @MainActor () -> Void
}

/// A disclosure group as rows of a list: the label with a chevron, and the indented rows of the content.
struct ListDisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    let isExpanded = isExpanded
    let disclosure = RowDisclosure(isExpanded: isExpanded.wrappedValue, textSize: textSize) {
      withAnimation { isExpanded.wrappedValue.toggle() }
    }
    OutlineRows(
      label: HStack { label }.row { $0.disclosure = disclosure },
      content: isExpanded.wrappedValue ? content.row { $0.indentation = 1 } : nil)
  }
}

/// A row, and the rows below it. The first row is created with the view, so that it is a row of the collection that
/// contains the group.
private struct OutlineRows<Label: View, Content: View>: View {
  typealias Body = Never
  let label: Label
  let content: Content?

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    var rows: [any View] = [view.label]
    if let content = view.content { rows.append(content) }
    return context.reuse(node, as: ListNode.self) { ListNode(context) }.update(rows, context, defers: false)
  }
}

/// The chevron of a row that shows or hides the rows below it. It points down while they are shown.
final class DisclosureChevron: UIControl {
  private let symbol = UIImageView()
  /// The angle of the chevron while the rows are shown.
  private let quarter: CGFloat
  private let toggle: @MainActor () -> Void

  init(_ disclosure: RowDisclosure, isRightToLeft: Bool) {
    toggle = disclosure.toggle
    quarter = isRightToLeft ? -.pi / 2 : .pi / 2
    let traits = UITraitCollection(preferredContentSizeCategory: disclosure.textSize.category)
    let pointSize = UIFontMetrics(forTextStyle: .body).scaledValue(for: 14, compatibleWith: traits)
    let configuration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: .semibold)
    let image = UIImage(systemName: "chevron.forward", withConfiguration: configuration)
    let own = image?.size ?? CGSize(width: pointSize, height: pointSize)
    // A square, in which the chevron turns.
    let side = max(own.width, own.height).rounded(.up)
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    symbol.image = image
    symbol.contentMode = .center
    symbol.frame = bounds
    addSubview(symbol)
    addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  private func turn(isExpanded: Bool) {
    symbol.transform = isExpanded ? CGAffineTransform(rotationAngle: quarter) : .identity
  }

  /// Shows whether the rows are shown. Turns from the previous state, if there is one.
  func show(isExpanded: Bool, from previous: Bool?) {
    accessibilityLabel = isExpanded ? "Collapse" : "Expand"
    guard let previous, previous != isExpanded else { return turn(isExpanded: isExpanded) }
    turn(isExpanded: previous)
    UIView.animate(withDuration: 0.3) { self.turn(isExpanded: isExpanded) }
  }

  /// Touches next to the chevron count as touches on it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -16, dy: -16).contains(point)
  }
}
