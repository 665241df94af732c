// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
import TesseraText

/// An element as it is laid out: its lines and the room around them. Subclasses, which a layout manager's delegate makes,
/// ask for more room or draw more. Lengths are points.
///
///     final class Bubble: NSTextLayoutFragment {
///       override var leadingPadding: CGFloat { 20 }
///       override func draw(at point: CGPoint, in context: CGContext) {
///         context.fill(renderingSurfaceBounds.offsetBy(dx: point.x, dy: point.y))
///         super.draw(at: point, in: context)
///       }
///     }
open class NSTextLayoutFragment: NSObject {
  /// How far the layout of a fragment has come.
  public enum State: UInt, Sendable {
    /// Nothing is laid out.
    case none = 0
    /// Its room is estimated. Never answered here.
    case estimatedUsageBounds
    /// Its room is known. Never answered here.
    case calculatedUsageBounds
    /// It has its lines.
    case layoutAvailable
  }

  /// How fragments are told.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// The options of a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1)
    /// Fragments may have estimated sizes. No effect: all have their lines.
    public static let estimatesSize = EnumerationOptions(rawValue: 2)
    /// Fragments have their lines. All have.
    public static let ensuresLayout = EnumerationOptions(rawValue: 4)
    /// A line break at the end of the text has its empty line. It always has.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
  }

  /// Who laid the fragment out; nil before, and when it is out of date. Not retained.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// What the fragment shows.
  open var textElement: NSTextElement? { element }
  /// The part of the element, which is all of it here.
  open var rangeInElement: NSTextRange { range ?? element.elementRange ?? NSTextRange(location: CountedLocation(0)) }
  /// The lines from the top; none before layout.
  open private(set) var textLineFragments: [NSTextLineFragment] = []
  /// Where layout runs. Kept and not used: it runs where it is asked for. Nil by default.
  open var layoutQueue: OperationQueue?
  /// Whether the fragment has its lines.
  open private(set) var state: State = .none
  /// The room of the fragment, with its padding and margins, in the container's coordinates. The rooms of a text stand below
  /// each other without gaps.
  open private(set) var layoutFragmentFrame = CGRect.zero
  /// What drawing may touch, from the fragment's corner: its lines and the ink beside them. Override it to draw farther out.
  open var renderingSurfaceBounds: CGRect {
    let lines = textLineFragments.reduce(CGRect.null) { $0.union($1.typographicBounds) }
    guard !lines.isNull else { return .zero }
    // Letters reach out of their advance, and accents out of their line.
    let most = textLineFragments.reduce(0) { max($0, $1.typographicBounds.height) }
    return lines.insetBy(dx: -most / 2, dy: -most / 4)
  }

  /// Points that lines keep free where they begin. 0 by default.
  open var leadingPadding: CGFloat { 0 }
  /// Points that lines keep free where they end. 0 by default.
  open var trailingPadding: CGFloat { 0 }
  /// Points above the first line. 0 by default.
  open var topMargin: CGFloat { 0 }
  /// Points below the last line. 0 by default.
  open var bottomMargin: CGFloat { 0 }

  private let element: NSTextElement
  private let range: NSTextRange?
  /// Where the fragment begins in the document.
  private(set) var units = 0..<0
  var isValidated = false
  /// What a module above keeps with the fragment.
  package var companion: AnyObject?

  /// A fragment of an element, not laid out yet. A nil range stands for all of the element.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    (element, range) = (textElement, rangeInElement)
    super.init()
  }

  /// A fragment of an empty paragraph: nothing is decoded.
  public convenience required init?(coder: NSCoder) { self.init(textElement: NSTextParagraph(), range: nil) }

  /// Has the element laid out anew, in a new fragment, when it is asked for.
  open func invalidateLayout() {
    state = .none
    if let textLayoutManager { textLayoutManager.contentDidChange(from: units.lowerBound) }
  }

  // MARK: Lines

  /// The line at a distance from the fragment's top; the nearest one unless it must be exact. Nil for none.
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

  /// The line with a place of the document; between two lines the upper one for an upstream affinity. Nil for none.
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

  /// Draws the lines on a context, the fragment's corner at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    textLayoutManager?.validate(self)
    for line in textLineFragments {
      line.draw(
        at: CGPoint(x: point.x + line.typographicBounds.minX, y: point.y + line.typographicBounds.minY), in: context)
    }
  }

  /// Where the attachment at a place of the document stands, from the fragment's corner; zero without one.
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

  /// The characters of the element; none for one that is no paragraph.
  var text: NSAttributedString { (element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "") }

  var room: ParagraphRoom {
    ParagraphRoom(leading: leadingPadding, trailing: trailingPadding, top: topMargin, bottom: bottomMargin)
  }

  /// The index in the element's text of a place of the document; nil for one outside the element.
  func unit(of location: any NSTextLocation) -> Int? {
    guard let content = element.textContentManager else { return nil }
    let unit = content.units(to: location)
    guard unit >= units.lowerBound, unit <= units.upperBound else { return nil }
    return min(unit - units.lowerBound, text.length)
  }

  /// The unit of the document at an index of the element's text.
  func documentUnit(at index: Int) -> Int { units.lowerBound + min(max(0, index), units.count) }

  /// Takes its lines.
  func adopt(_ piece: TextFlow.Piece, units: Range<Int>, padding: CGFloat) {
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
