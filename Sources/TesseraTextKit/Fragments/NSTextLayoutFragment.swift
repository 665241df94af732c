// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
import TesseraText

/// The layout of an element: its lines and the space around them. Subclasses, which a layout manager's delegate creates,
/// add space or drawing. Lengths are in points.
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
    /// There is no layout.
    case none = 0
    /// The bounds are estimated. Never used.
    case estimatedUsageBounds
    /// The bounds are known. Never used.
    case calculatedUsageBounds
    /// The lines are available.
    case layoutAvailable
  }

  /// Options for the enumeration of fragments.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enumerates from the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1)
    /// Allows estimated sizes. No effect: all fragments have their lines.
    public static let estimatesSize = EnumerationOptions(rawValue: 2)
    /// Ensures layout. No effect: all fragments have their lines.
    public static let ensuresLayout = EnumerationOptions(rawValue: 4)
    /// Ensures the empty line after a line break at the end of the text. No effect: it always exists.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
  }

  /// The layout manager of the fragment; nil before layout and after invalidation. Not retained.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The element that the fragment shows.
  open var textElement: NSTextElement? { element }
  /// The range of the element that the fragment shows. It is always the whole element.
  open var rangeInElement: NSTextRange { range ?? element.elementRange ?? NSTextRange(location: CountedLocation(0)) }
  /// The lines from top to bottom; empty before layout.
  open private(set) var textLineFragments: [NSTextLineFragment] = []
  /// The queue for layout. Stored but not used: layout runs on the caller's thread. Nil by default.
  open var layoutQueue: OperationQueue?
  /// Whether the fragment has its lines.
  open private(set) var state: State = .none
  /// The frame of the fragment, with its padding and margins, in the container's coordinates. The frames of fragments are stacked
  /// without gaps.
  open private(set) var layoutFragmentFrame = CGRect.zero
  /// The bounds of drawing, relative to the fragment's corner: its lines and ink that extends beyond them. Override it to draw
  /// farther out.
  open var renderingSurfaceBounds: CGRect {
    let lines = textLineFragments.reduce(CGRect.null) { $0.union($1.typographicBounds) }
    guard !lines.isNull else { return .zero }
    // Glyphs extend beyond their advance, and accents beyond their line.
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
  /// The units of the fragment in the document.
  private(set) var units = 0..<0
  var isValidated = false
  /// An object that a higher module associates with the fragment.
  package var companion: AnyObject?

  /// Creates a fragment of an element, without layout. A nil range means the whole element.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    (element, range) = (textElement, rangeInElement)
    super.init()
  }

  /// Creates a fragment of an empty paragraph: nothing is decoded.
  public convenience required init?(coder: NSCoder) { self.init(textElement: NSTextParagraph(), range: nil) }

  /// Invalidates the layout of the element. It is laid out again on demand, in a new fragment.
  open func invalidateLayout() {
    state = .none
    if let textLayoutManager { textLayoutManager.contentDidChange(from: units.lowerBound) }
  }

  // MARK: Lines

  /// Returns the line at a distance from the fragment's top. Returns the nearest line unless an exact one is required; nil for
  /// none.
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

  /// Returns the line at a location of the document. Between two lines, an upstream affinity selects the upper one. Returns nil
  /// for none.
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

  /// Draws the lines in a context, with the fragment's corner at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    textLayoutManager?.validate(self)
    for line in textLineFragments {
      line.draw(
        at: CGPoint(x: point.x + line.typographicBounds.minX, y: point.y + line.typographicBounds.minY), in: context)
    }
  }

  /// Returns the frame of the attachment at a location of the document, relative to the fragment's corner; zero without one.
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

  /// The characters of the element; empty if it is not a paragraph.
  var text: NSAttributedString { (element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "") }

  var room: ParagraphRoom {
    ParagraphRoom(leading: leadingPadding, trailing: trailingPadding, top: topMargin, bottom: bottomMargin)
  }

  /// Returns the index of a document location in the element's text; nil if it is outside the element.
  func unit(of location: any NSTextLocation) -> Int? {
    guard let content = element.textContentManager else { return nil }
    let unit = content.units(to: location)
    guard unit >= units.lowerBound, unit <= units.upperBound else { return nil }
    return min(unit - units.lowerBound, text.length)
  }

  /// Returns the unit of the document at an index of the element's text.
  func documentUnit(at index: Int) -> Int { units.lowerBound + min(max(0, index), units.count) }

  /// Stores the lines of a laid-out piece.
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
