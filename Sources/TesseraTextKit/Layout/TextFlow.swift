// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Lays out text in a sequence of containers. For each row, it requests rectangles from the container, from the left
// or from the right, until there is no more space. The next row begins below the lowest line. A row without enough
// space for a word remains empty. The required time is proportional to the length of the text and to the number of
// rows that exclusion paths leave empty, up to a limit.

import Foundation
import TesseraGraphics
import TesseraText

struct TextFlow {
  private(set) var fragments: [TextFragment] = []
  /// The number of characters that fit in the containers.
  private(set) var laidOut = 0
  /// The empty line after a final line break.
  private(set) var extra: (rect: CGRect, usedRect: CGRect, container: Int)?

  /// The layout manager whose delegate customizes spacing and breaks, or nil.
  private let manager: NSLayoutManager?
  private let containers: [NSTextContainer]
  private let delegate: (any NSLayoutManagerDelegate)?
  private let defaults: TextDefaults
  private let usesFontLeading: Bool
  /// The length of the text that paragraph positions refer to. The paragraph that ends there is the last paragraph.
  private var length = 0
  private var container = 0
  private var y: CGFloat = 0
  /// The number of rows in the current container.
  private var rows = 0
  /// The space between the preceding lines and the next line.
  private var gap: CGFloat = 0
  private var hasLines = false
  private var lastFont: UIFont?
  /// The margins of the paragraphs being laid out. Zero except in custom layout fragments.
  private var sides = ParagraphRoom()
  /// The layout parameters of the current piece.
  private var request = Request()

  /// Lays out the text of a layout manager.
  init(_ manager: NSLayoutManager, _ storage: NSTextStorage) {
    self.manager = manager
    containers = manager.textContainers
    delegate = manager.delegate
    defaults = manager.defaults
    usesFontLeading = manager.usesFontLeading
    length = storage.length
    guard !containers.isEmpty else { return }
    set(storage)
    addExtraLine(storage.string, font: lastFont ?? defaults.font)
  }

  /// Creates a flow to which text is added piece by piece.
  init(in container: NSTextContainer, defaults: TextDefaults, usesFontLeading: Bool) {
    (manager, delegate) = (nil, nil)
    (containers, self.defaults, self.usesFontLeading) = ([container], defaults, usesFontLeading)
  }

  // MARK: Pieces

  /// The layout of a piece of text. A piece is one text element.
  struct Piece {
    /// The line fragments. Their UTF-16 ranges are relative to the start of the piece.
    var fragments: [TextFragment]
    /// The empty line after a final line break of the text.
    var extra: CGRect?
    /// The top of the piece in the container's coordinate space.
    var top: CGFloat
    var bottom: CGFloat
    /// Whether the whole piece fits in the container.
    var isWhole: Bool
  }

  /// The layout parameters of a piece, except for its text.
  struct Request {
    var room = ParagraphRoom()
    var startsText = true
    var endsText = true
    var marker: ListMarker?
    /// A closure that returns whether a line may end before a UTF-16 offset, or nil to allow all breaks that the text
    /// allows.
    var mayBreakBefore: ((Int) -> Bool)?
    /// A closure that returns the document position of an attachment, given its index in the piece.
    var place: ((TextAttachmentBase, Int) -> AttachmentPlace?)?
  }

  /// Lays out a piece below the previous piece. The flow stores only the position of the next piece, not the lines.
  mutating func layOutPiece(_ text: NSAttributedString, _ request: Request) -> Piece {
    let (room, endsText) = (request.room, request.endsText)
    (sides, self.request) = (room, request)
    length = endsText ? text.length : Int.max
    (fragments, laidOut, extra) = ([], 0, nil)
    // The top margin follows the space below the previous piece.
    let top = y + (rows > 0 ? gap : 0)
    if room.top > 0 {
      y = top + room.top
      gap = 0
    }
    set(text)
    let isWhole = laidOut >= text.length
    if endsText { addExtraLine(text.string, font: lastFont ?? defaults.font) }
    var bottom = fragments.reduce(top + room.top) { max($0, $1.rect.maxY) }
    if let extra { bottom = max(bottom, extra.rect.maxY) }
    bottom += room.bottom
    if room.bottom > 0 { y += room.bottom }
    defer { (fragments, self.request) = ([], Request()) }
    return Piece(fragments: fragments, extra: extra?.rect, top: top, bottom: bottom, isWhole: isWhole)
  }

  /// Whether all containers are full.
  var isFull: Bool { container >= containers.count }

  // MARK: Text

  private mutating func set(_ storage: NSAttributedString) {
    var lists = TextListCounter()
    for paragraph in ParagraphRanges(storage.string) {
      guard container < containers.count else { return }
      var context = FlowedText.ParagraphContext(
        marker: request.marker, startsText: request.startsText && paragraph.location == 0,
        endsText: paragraph.location + paragraph.length >= length)
      // For a piece, the request contains the list marker, because the marker depends on the preceding text.
      if manager != nil {
        let style = storage.attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil)
        context.marker = lists.drawnMarker(of: style as? NSParagraphStyle ?? defaults.paragraphStyle)
      }
      let text = FlowedText(paragraph, of: storage, context, defaults: defaults)
      lastFont = text.lastFont
      set(text, at: paragraph)
    }
  }

  // MARK: Paragraphs

  private mutating func set(_ flowed: FlowedText, at paragraph: ParagraphRanges.Paragraph) {
    let styled = usesFontLeading ? flowed.styled : flowed.styled.withoutLeading
    var (text, displayed) = withAttachments(styled)
    guard let block = text.blocks.first, var flow = ParagraphFlow(block.text, style: block.style) else { return }
    var units = UnitCounter(block.text.string, from: paragraph.location, extras: flowed.extras)
    gap += CGFloat(hasLines ? spacingBefore(flow.style, at: paragraph.location) : 0)
    var emptyRows = 0
    while !flow.isAtEnd, container < containers.count {
      if rows > 0 { y += gap }
      gap = 0
      let isSet = setRow(&flow, displayed, &units, isLastParagraph: paragraph.location + paragraph.length >= length)
      switch isSet {
      case .filled: emptyRows = 0
      case .empty:
        emptyRows += 1
        if emptyRows >= Self.maximumEmptyRows { skipExclusions() }
      case .full:
        nextContainer()
        guard container < containers.count, !displayed.attachments.isEmpty, flow.offset == 0 else { break }
        (text, displayed) = withAttachments(styled)
        if let block = text.blocks.first { flow = ParagraphFlow(block.text, style: block.style) ?? flow }
      }
    }
  }

  /// Returns the paragraph with the bounds that its attachments have in the current container.
  private func withAttachments(_ styled: StyledText) -> (StyledText, FlowedParagraph) {
    let container = containers[container]
    let width = Double(container.limits.width - 2 * container.padding - sides.width)
    let (text, spaces) = styled.withAttachments(inLinesOf: width) { [request] attachment, line, index in
      guard let attachment = attachment as? TextAttachmentBase else { return attachment.space(in: line, at: index) }
      return attachment.space(in: line, at: index, container: container, place: request.place?(attachment, index))
    }
    return (text, FlowedParagraph(text, spaces))
  }

  /// The maximum number of consecutive empty rows, after which the text continues below all exclusion paths.
  private static let maximumEmptyRows = 2000

  private mutating func skipExclusions() {
    let bottom = containers[container].exclusions.map(\.maxY).max() ?? 0
    if y < bottom { y = bottom } else { nextContainer() }
  }

  private mutating func nextContainer() {
    finishContainer()
    container += 1
    (y, rows, gap) = (0, 0, 0)
  }

  // MARK: Rows

  private enum Row { case filled, empty, full }

  private mutating func setRow(
    _ flow: inout ParagraphFlow, _ paragraph: FlowedParagraph, _ units: inout UnitCounter, isLastParagraph: Bool
  ) -> Row {
    let room = containers[container]
    let limits = room.limits
    let lines = room.maximumNumberOfLines
    guard lines <= 0 || rows < lines else { return .full }
    var height = CGFloat(flow.nextHeight)
    guard height.isFinite, y + height <= limits.height + 0.001 else { return .full }
    var (before, wasUnits, kept) = (flow, units, fragments.count)
    while true {
      var rest = CGRect(
        x: flow.isRightToLeft ? sides.trailing : sides.leading, y: y, width: max(1, limits.width - sides.width),
        height: max(height, 0.01))
      var (bottom, after, tallest): (CGFloat, CGFloat, CGFloat) = (y, 0, height)
      var endsLine = false
      while rest.width > 0, !endsLine, !flow.isAtEnd {
        var remaining = CGRect.zero
        let rect = room.lineFragmentRect(
          forProposedRect: rest, at: units.unit, writingDirection: flow.isRightToLeft ? .rightToLeft : .leftToRight,
          remaining: &remaining)
        guard rect.width > 0, rect.minY.isFinite, rect.minX.isFinite, rect.width.isFinite else { break }
        if let line = cut(&flow, rect, room, isLast: isLastRow(height, in: room), isLastParagraph, units) {
          let space = spacingAfter(line, flow.style, units)
          add(line, in: rect, space: space, paragraph, &units)
          (bottom, after) = (max(bottom, fragments.last?.rect.maxY ?? y), max(after, space))
          tallest = max(tallest, CGFloat(line.height))
          endsLine = line.endsLine
        }
        // Each segment must reduce the remaining space, which guarantees termination.
        rest = remaining.width < rest.width ? remaining : .zero
      }
      guard fragments.count > kept else {
        y += max(height, 1)
        return y > limits.height ? .full : .empty
      }
      if tallest > height + 0.001, !room.isSimpleRectangularTextContainer || bottom > limits.height + 0.001 {
        // The row is taller than estimated, so exclusion paths may leave less space in it.
        fragments.removeLast(fragments.count - kept)
        (flow, units) = (before, wasUnits)
        laidOut = units.unit
        guard y + tallest <= limits.height + 0.001 else { return .full }
        height = tallest
        continue
      }
      (before, wasUnits) = (flow, units)
      for index in kept..<fragments.count { level(&fragments[index], bottom: bottom, after: after) }
      y = bottom
      gap = after
      rows += 1
      return .filled
    }
  }

  /// Extends a fragment's rectangle to the bottom of its row, including the space below it.
  private func level(_ fragment: inout TextFragment, bottom: CGFloat, after: CGFloat) {
    let isEnd = fragments.last.map { $0.range.upperBound >= length } ?? true
    fragment.rect.size.height = max(fragment.rect.height, bottom + (isEnd ? 0 : after) - fragment.rect.minY)
  }

  /// Returns whether the row is the last visible row.
  private func isLastRow(_ height: CGFloat, in room: NSTextContainer) -> Bool {
    guard container == containers.count - 1, room.lineBreakMode.rawValue >= NSLineBreakMode.byClipping.rawValue else {
      return false
    }
    if room.maximumNumberOfLines > 0, rows == room.maximumNumberOfLines - 1 { return true }
    return y + 2 * height > room.limits.height + 0.001
  }

  private func cut(
    _ flow: inout ParagraphFlow, _ rect: CGRect, _ room: NSTextContainer, isLast: Bool, _ isLastParagraph: Bool,
    _ units: UnitCounter
  ) -> ParagraphFlow.Line? {
    let isUnlimited = rect.width >= NSTextContainer.widest - sides.width
    let width = isUnlimited ? Double.infinity : Double(max(0, rect.width - 2 * room.padding))
    if isLast {
      let mode = ParagraphStyle.LineBreakMode(room.lineBreakMode)
      return flow.last(width: width, mode: mode, hasMore: !isLastParagraph)
    }
    let isPart = rect.width < room.limits.width - sides.width - 0.5
    let before = flow
    guard var line = flow.next(width: width, keepsWords: isPart) else { return nil }
    guard delegate != nil || request.mayBreakBefore != nil else { return line }
    // The delegate may move words from this line to the next line.
    let whole = (flow, line)
    var tries = 0
    while !line.endsLine, !mayBreak(before: units.unit(atEndOf: line)) {
      var trial = before
      tries += 1
      guard tries < 64,
        let shorter = trial.next(width: width, room: max(0, line.line.width - 0.01), keepsWords: true),
        shorter.line.range.upperBound < line.line.range.upperBound
      else {
        (flow, line) = whole
        return line
      }
      (flow, line) = (trial, shorter)
    }
    return line
  }

  private mutating func add(
    _ set: ParagraphFlow.Line, in rect: CGRect, space: CGFloat, _ paragraph: FlowedParagraph, _ units: inout UnitCounter
  ) {
    let padding = containers[container].padding
    let range = units.take(upTo: set.line.range.upperBound)
    let clusters = units.clusters(set.clusters)
    let used = CGRect(
      x: rect.minX + CGFloat(set.line.x), y: rect.minY,
      width: CGFloat(set.line.width + set.line.trailingSpace)
        + 2 * padding, height: CGFloat(set.height))
    var fragment = TextFragment(
      container: container, range: range,
      rect: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: used.height),
      usedRect: used, origin: CGPoint(x: rect.minX + padding, y: rect.minY), line: set.line, clusters: clusters,
      paragraph: paragraph)
    adjust(&fragment)
    fragments.append(fragment)
    hasLines = true
    laidOut = range.upperBound
  }

  /// Adds the empty line after a final line break.
  private mutating func addExtraLine(_ text: String, font: UIFont) {
    guard container < containers.count else { return }
    defer { finishContainer() }
    guard laidOut >= length, text.unicodeScalars.last.map(StyledTextBuilder.endsParagraph) ?? true else { return }
    let room = containers[container]
    let top = rows > 0 ? y + gap : y
    let height = font.lineHeight
    guard top + height <= room.limits.height + 0.001 else { return }
    if room.maximumNumberOfLines > 0, rows >= room.maximumNumberOfLines { return }
    let width = room.limits.width
    let used = CGRect(x: 0, y: top, width: 2 * room.padding, height: height)
    extra = (CGRect(x: 0, y: top, width: width, height: height), used, container)
  }
}

// MARK: Delegate

extension TextFlow {
  private func finishContainer() {
    guard let manager, let delegate else { return }
    delegate.layoutManager(manager, didCompleteLayoutFor: containers[container], atEnd: laidOut >= length)
  }

  private func spacingBefore(_ style: ParagraphStyle, at unit: Int) -> Double {
    guard let manager, let delegate else { return max(0, style.paragraphSpacingBefore) }
    let rect = CGRect(x: 0, y: y, width: containers[container].limits.width, height: 0)
    let space = delegate.layoutManager(
      manager, paragraphSpacingBeforeGlyphAt: unit, withProposedLineFragmentRect: rect)
    return space.isFinite ? max(0, Double(space)) : 0
  }

  private func spacingAfter(_ line: ParagraphFlow.Line, _ style: ParagraphStyle, _ units: UnitCounter) -> CGFloat {
    var spacing = CGFloat(max(0, style.lineSpacing))
    var paragraph = CGFloat(max(0, style.paragraphSpacing))
    if let manager, let delegate {
      let last = max(units.unit, units.unit(atEndOf: line) - 1)
      let rect = CGRect(x: 0, y: y, width: containers[container].limits.width, height: CGFloat(line.height))
      spacing = delegate.layoutManager(manager, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)
      if line.endsParagraph {
        paragraph = delegate.layoutManager(
          manager, paragraphSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)
      }
    }
    let space = CGFloat(line.leading) + spacing + (line.endsParagraph ? paragraph : 0)
    return space.isFinite ? max(0, space) : 0
  }

  private func mayBreak(before unit: Int) -> Bool {
    if let mayBreakBefore = request.mayBreakBefore { return mayBreakBefore(unit) }
    guard let manager, let delegate else { return true }
    return delegate.layoutManager(manager, shouldBreakLineByWordBeforeCharacterAt: unit)
  }

  /// Applies the line height and baseline set by the delegate.
  private func adjust(_ fragment: inout TextFragment) {
    guard let manager, let delegate else { return }
    var (rect, used) = (fragment.rect, fragment.usedRect)
    let baseline = CGFloat(fragment.line.baseline)
    var offset = baseline
    let isChanged = delegate.layoutManager(
      manager, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &offset,
      in: containers[container], forGlyphRange: NSRange(fragment.range))
    guard isChanged, rect.height.isFinite, rect.minY.isFinite, offset.isFinite else { return }
    let shift = CGPoint(x: rect.minX - fragment.rect.minX, y: rect.minY - fragment.rect.minY + offset - baseline)
    fragment.origin = CGPoint(x: fragment.origin.x + shift.x, y: fragment.origin.y + shift.y)
    (fragment.rect, fragment.usedRect) = (rect, used)
  }
}

extension UnitCounter {
  /// Returns the UTF-16 offset of the end of a line that hasn't been consumed yet.
  fileprivate func unit(atEndOf line: ParagraphFlow.Line) -> Int {
    var copy = self
    return copy.take(upTo: line.line.range.upperBound).upperBound
  }
}
