// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
import TesseraText

/// The layout of a text element: its lines and the space around them. A layout manager's delegate can create
/// instances of subclasses, which add space or custom drawing. Lengths are in points.
///
///     final class Bubble: NSTextLayoutFragment {
///       override var leadingPadding: CGFloat { 20 }
///       override func draw(at point: CGPoint, in context: CGContext) {
///         context.fill(renderingSurfaceBounds.offsetBy(dx: point.x, dy: point.y))
///         super.draw(at: point, in: context)
///       }
///     }
open class NSTextLayoutFragment: NSObject {
  /// The layout state of a fragment.
  public enum State: UInt, Sendable {
    /// The fragment has no layout.
    case none = 0
    /// The bounds are estimated. Never used.
    case estimatedUsageBounds
    /// The bounds are known. Never used.
    case calculatedUsageBounds
    /// The lines are available.
    case layoutAvailable
  }

  /// Options for enumerating fragments.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The raw bits, one per option.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enumerates from the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1)
    /// Allows estimated sizes. Has no effect because all fragments have their lines.
    public static let estimatesSize = EnumerationOptions(rawValue: 2)
    /// Ensures layout. Has no effect because all fragments have their lines.
    public static let ensuresLayout = EnumerationOptions(rawValue: 4)
    /// Ensures the empty line after a final line break. Has no effect because this line always exists.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
  }

  /// The fragment's layout manager, or nil before layout and after invalidation. Not retained.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The element that the fragment lays out.
  open var textElement: NSTextElement? { element }
  /// The laid-out range, which is always the whole element.
  open var rangeInElement: NSTextRange { range ?? element.elementRange ?? NSTextRange(location: CountedLocation(0)) }
  /// The lines from top to bottom. Empty before layout.
  open private(set) var textLineFragments: [NSTextLineFragment] = []
  /// The layout queue. Stored but not used, because layout runs on the caller's thread. Nil by default.
  open var layoutQueue: OperationQueue?
  /// The layout state, which indicates whether the lines are available.
  open private(set) var state: State = .none
  /// The fragment's frame in the container's coordinate space, including padding and margins. Fragments are stacked
  /// without gaps.
  open private(set) var layoutFragmentFrame = CGRect.zero
  /// The drawing bounds, relative to the fragment's origin. They contain the lines and any glyphs that extend beyond
  /// them. Override this property to draw outside of these bounds.
  open var renderingSurfaceBounds: CGRect {
    let lines = textLineFragments.reduce(CGRect.null) { $0.union($1.typographicBounds) }
    guard !lines.isNull else { return .zero }
    // Glyphs may extend beyond their advance, and accents beyond their line.
    let most = textLineFragments.reduce(0) { max($0, $1.typographicBounds.height) }
    return lines.insetBy(dx: -most / 2, dy: -most / 4)
  }

  /// The padding at the leading end of lines, in points. 0 by default.
  open var leadingPadding: CGFloat { 0 }
  /// The padding at the trailing end of lines, in points. 0 by default.
  open var trailingPadding: CGFloat { 0 }
  /// The margin above the first line, in points. 0 by default.
  open var topMargin: CGFloat { 0 }
  /// The margin below the last line, in points. 0 by default.
  open var bottomMargin: CGFloat { 0 }

  private let element: NSTextElement
  private let range: NSTextRange?
  /// The fragment's UTF-16 range in the document.
  private(set) var units = 0..<0
  var isValidated = false
  /// An object that a higher-level module associates with the fragment.
  package var companion: AnyObject?

  /// Creates a fragment for an element, without layout. A nil range represents the whole element.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    (element, range) = (textElement, rangeInElement)
    super.init()
  }

  /// Creates a fragment for an empty paragraph. The coder isn't read.
  public convenience required init?(coder: NSCoder) { self.init(textElement: NSTextParagraph(), range: nil) }

  /// Invalidates the layout of the element. The element is laid out again on demand, in a new fragment.
  open func invalidateLayout() {
    state = .none
    if let textLayoutManager { textLayoutManager.contentDidChange(from: units.lowerBound) }
  }

  // MARK: Lines

  /// Returns the line at a vertical distance from the fragment's top. If no exact match is required, returns the
  /// nearest line. Returns nil if there is none.
  open func textLineFragment(
    forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
  ) -> NSTextLineFragment? {
    let hit = textLineFragments.first {
      $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
    }
    guard hit == nil, !requiresExactMatch else { return hit }
    func distance(_ line: NSTextLineFragment) -> CGFloat {
      max(line.typographicBounds.minY - verticalOffset, verticalOffset - line.typographicBounds.maxY, 0)
    }
    return textLineFragments.min { distance($0) < distance($1) }
  }

  /// Returns the line at a location in the document, or nil if there is none. If the location is between two lines,
  /// an upstream affinity selects the upper line.
  open func textLineFragment(
    forTextLocation textLocation: any NSTextLocation, isUpstreamAffinity: Bool
  ) -> NSTextLineFragment? {
    guard let unit = unit(of: textLocation) else { return nil }
    return line(holding: unit, isUpstream: isUpstreamAffinity)
  }

  func line(holding unit: Int, isUpstream: Bool = false) -> NSTextLineFragment? {
    if isUpstream, unit > 0,
      let before = textLineFragments.last(where: {
        $0.characterRange.length > 0 && NSMaxRange($0.characterRange) == unit
      })
    {
      return before
    }
    let hit = textLineFragments.first { NSLocationInRange(unit, $0.characterRange) }
    return hit ?? (unit >= text.length ? textLineFragments.last : nil)
  }

  // MARK: Drawing

  /// Draws the lines in a context, with the fragment's origin at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    textLayoutManager?.validate(self)
    for line in textLineFragments {
      line.draw(
        at: CGPoint(x: point.x + line.typographicBounds.minX, y: point.y + line.typographicBounds.minY), in: context)
    }
  }

  /// Returns the frame of the attachment at a location in the document, relative to the fragment's origin, or zero if
  /// there is none.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let unit = unit(of: location), let fragment = line(holding: unit)?.fragment,
      let run = fragment.line.runs.first(where: { $0.isBox && fragment.range(of: $0).contains(unit) }),
      let bounds = fragment.paragraph.attachments[run.style],
      let attachment = fragment.paragraph.decoration(of: run)?.attachment?.object
    else { return .zero }
    let padding = attachment.lineLayoutPadding.isFinite ? max(0, attachment.lineLayoutPadding) : 0
    let edges = fragment.edges(of: unit)
    let base = fragment.origin.y + CGFloat(fragment.line.baseline - run.baselineOffset)
    return CGRect(
      x: edges.lowerBound + bounds.minX + padding - layoutFragmentFrame.minX,
      y: base - bounds.maxY - layoutFragmentFrame.minY, width: bounds.width, height: bounds.height)
  }

  // MARK: Layout

  /// The text of the element. Empty if the element isn't a paragraph.
  var text: NSAttributedString { (element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "") }

  var room: ParagraphRoom {
    ParagraphRoom(leading: leadingPadding, trailing: trailingPadding, top: topMargin, bottom: bottomMargin)
  }

  /// Returns the index of a document location in the element's text, or nil if the location is outside of the
  /// element.
  func unit(of location: any NSTextLocation) -> Int? {
    guard let content = element.textContentManager else { return nil }
    let unit = content.units(to: location)
    guard unit >= units.lowerBound, unit <= units.upperBound else { return nil }
    return min(unit - units.lowerBound, text.length)
  }

  /// Returns the document offset for an index in the element's text.
  func documentUnit(at index: Int) -> Int { units.lowerBound + min(max(0, index), units.count) }

  /// Stores the lines of a laid-out piece of the text flow.
  func setLines(of piece: TextFlow.Piece, units: Range<Int>, padding: CGFloat) {
    self.units = units
    let right = piece.fragments.reduce(2 * padding) { max($0, $1.usedRect.maxX) } - 2 * padding
    layoutFragmentFrame = CGRect(
      x: padding, y: piece.top, width: max(0, right + room.trailing), height: max(0, piece.bottom - piece.top))
    let (text, corner) = (text, layoutFragmentFrame.origin)
    textLineFragments = piece.fragments.map { NSTextLineFragment($0, of: text, in: self, at: corner) }
    if let extra = piece.extra {
      let bounds = CGRect(x: extra.minX, y: extra.minY - corner.y, width: 0, height: extra.height)
      let font = text.length > 0 ? text.attribute(.font, at: text.length - 1, effectiveRange: nil) as? UIFont : nil
      textLineFragments.append(
        NSTextLineFragment(
          empty: bounds, baseline: font?.ascender ?? extra.height, of: text, in: self))
    }
    state = .layoutAvailable
  }
}
