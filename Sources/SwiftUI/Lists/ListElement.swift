// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A list row, section header or section footer.
private struct ListRow {
  let element: LayoutElement
  var part = ListPart.row
  var section: AnyObject?
  var traits = RowTraits()
  var background: [LayoutElement]?

  /// Reads the values of list modifiers from an element. Outer modifiers take precedence.
  init(_ element: LayoutElement) {
    self.element = element
    var next: LayoutElement? = element
    while let wrapper = next as? WrapperElement {
      if let found = wrapper as? RowTraitsElement {
        traits.insets = traits.insets ?? found.traits.insets
        traits.hidesSeparator = traits.hidesSeparator ?? found.traits.hidesSeparator
        traits.separatorTint = traits.separatorTint ?? found.traits.separatorTint
      } else if let found = wrapper as? RowBackgroundElement {
        background = background ?? (found.background.isEmpty ? nil : found.background)
      } else if let found = wrapper as? ListPartElement, section == nil {
        (part, section) = (found.part, found.section)
      }
      next = wrapper.child
    }
  }
}

/// The card of a section. Contains the custom backgrounds of the section's rows.
private final class CardElement: HostedElement {
  var backgrounds: [LayoutElement] = []
  override var contents: [LayoutElement] { backgrounds }
}

/// The layout element of a list's rows. Arranges them in a column and draws their cards and separators.
final class ListElement: LayoutElement, DisplayContainer {
  // The metrics of UIKit's inset grouped lists: a corner radius of 10, margins of 16, and a minimum row height of 44
  // points.
  private static let margin: CGFloat = 16
  private static let minimumRowHeight: CGFloat = 44
  private static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  private var rows: [ListRow] = []
  private var groups: [Range<Int>] = []
  private var cards: [CardElement] = []
  private var lines: [HostedElement] = []
  /// The elements of the default row backgrounds.
  private var fills: [HostedElement] = []
  var context = ListContext()
  var environment = EnvironmentValues()
  var sectionSpacing: CGFloat?
  var minimumHeight = ListElement.minimumRowHeight

  var displayedElements: [LayoutElement] { cards + rows.map(\.element) + lines }

  /// Sets the content elements. Consecutive elements of the same section share a card.
  @MainActor
  func setContent(_ elements: [LayoutElement]) {
    rows = elements.map(ListRow.init)
    groups = []
    for (index, row) in rows.enumerated() {
      if let last = groups.last, rows[last.lowerBound].section === row.section {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
    for row in rows { row.element.container = self }
    while cards.count < groups.count { cards.append(CardElement(UIView())) }
    cards.removeLast(cards.count - groups.count)
    while lines.count < rows.count { lines.append(HostedElement(UIView())) }
    lines.removeLast(lines.count - rows.count)
    while fills.count < rows.count { fills.append(HostedElement(UIView())) }
    fills.removeLast(fills.count - rows.count)
    for element in cards + lines + fills { element.scale = scale }
    for fill in fills {
      environment.apply(to: fill.view)
      fill.view.backgroundColor = context.isGrouped ? .secondarySystemGroupedBackground : .clear
    }
    for (card, group) in zip(cards, groups) {
      environment.apply(to: card.view)
      card.view.layer.cornerRadius = context.isInset ? 10 : 0
      card.view.clipsToBounds = true
      card.backgrounds = group.filter { rows[$0].part == .row }.flatMap(backgrounds)
      for background in card.backgrounds { background.container = card }
    }
    for (line, row) in zip(lines, rows) {
      environment.apply(to: line.view)
      line.view.backgroundColor = row.traits.separatorTint.map { $0._paint(in: environment).color } ?? .separator
    }
    invalidate()
  }

  private func backgrounds(_ index: Int) -> [LayoutElement] { rows[index].background ?? [fills[index]] }

  private func margin(_ width: CGFloat) -> CGFloat { context.isInset ? Self.margin : 0 }

  private func insets(of row: ListRow) -> EdgeInsets {
    let side = margin(0) + Self.rowInsets.leading
    switch row.part {
    case .row: return row.traits.insets ?? Self.rowInsets
    case .header: return EdgeInsets(top: context.isGrouped ? 0 : 7, leading: side, bottom: 7, trailing: side)
    case .footer: return EdgeInsets(top: 7, leading: side, bottom: 0, trailing: side)
    }
  }

  /// Calls a closure with each row's frame, and returns the total height.
  @discardableResult
  private func arrange(_ width: CGFloat, _ visit: (Int, ListRow, CGRect, EdgeInsets) -> Void) -> CGFloat {
    var y: CGFloat = 0
    for (position, group) in groups.enumerated() {
      if context.isGrouped {
        let isTitled = rows[group.lowerBound].part == .header
        y += position == 0 ? (isTitled ? 16 : context.isInset ? 16 : 35) : sectionSpacing ?? (isTitled ? 24 : 35)
      }
      for index in group {
        let row = rows[index]
        let (insets, margin) = (insets(of: row), row.part == .row ? margin(width) : 0)
        let room = max(0, width - 2 * margin - insets.leading - insets.trailing)
        let own = row.element.size(ProposedViewSize(width: room, height: nil)).height
        var height = own + insets.top + insets.bottom
        if row.part == .row { height = max(minimumHeight, height) }
        // Round up to whole pixels so that all separators have the same thickness.
        if scale > 0 { height = (height * scale).rounded(.up) / scale }
        visit(index, row, CGRect(x: margin, y: y, width: width - 2 * margin, height: height), insets)
        y += height
      }
    }
    return context.isGrouped ? y + 16 : y
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? $0 : 320 } ?? 320
    return CGSize(width: width, height: arrange(width) { _, _, _, _ in })
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    var frames: [CGRect] = []
    arrange(frame.width) { index, row, rect, insets in
      let rect = rect.offsetBy(dx: frame.minX, dy: frame.minY)
      frames.append(rect)
      let isRTL = direction == .rightToLeft
      let room = CGRect(
        x: rect.minX + (isRTL ? insets.trailing : insets.leading), y: rect.minY + insets.top,
        width: max(0, rect.width - insets.leading - insets.trailing),
        height: max(0, rect.height - insets.top - insets.bottom))
      let offer = ProposedViewSize(width: room.width, height: row.part == .row ? room.height : nil)
      let size = row.element.size(offer)
      let place = CGRect(
        x: isRTL ? room.maxX - size.width : room.minX, y: room.midY - size.height / 2, width: size.width,
        height: size.height)
      row.element.place(in: place, proposal: offer, space: space)
    }
    for (card, group) in zip(cards, groups) { place(card, group, frames, space) }
    for index in rows.indices { placeLine(index, frames, space) }
  }

  private func place(_ card: CardElement, _ group: Range<Int>, _ frames: [CGRect], _ space: LayoutSpace) {
    let indices = group.filter { rows[$0].part == .row }
    let area = indices.reduce(CGRect.null) { $0.union(frames[$1]) }
    let whole = area.isNull ? CGRect(x: 0, y: 0, width: 0, height: 0) : area
    card.place(in: whole, proposal: ProposedViewSize(whole.size), space: space)
    let inner = space.offset(by: CGPoint(x: -whole.minX, y: -whole.minY))
    for index in indices {
      let rect = frames[index].offsetBy(dx: -whole.minX, dy: -whole.minY)
      for background in backgrounds(index) {
        background.place(in: rect, proposal: ProposedViewSize(rect.size), space: inner)
      }
    }
  }

  /// Positions the separator below a row if it is followed by another row of the same section.
  private func placeLine(_ index: Int, _ frames: [CGRect], _ space: LayoutSpace) {
    let (row, rect) = (rows[index], frames[index])
    let next = index + 1 < rows.count ? rows[index + 1] : nil
    let continues = next.map { $0.part == .row && $0.section === row.section } ?? !context.isGrouped
    let isShown = row.part == .row && continues && row.traits.hidesSeparator != true
    let height = isShown && scale > 0 ? 1 / scale : 0
    let leading = insets(of: row).leading
    let line = CGRect(
      x: direction == .rightToLeft ? rect.minX : rect.minX + leading, y: rect.maxY - height,
      width: max(0, rect.width - leading), height: height)
    lines[index].place(in: line, proposal: ProposedViewSize(line.size), space: space)
  }
}
