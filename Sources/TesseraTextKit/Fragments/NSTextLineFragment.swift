// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
public import TesseraGraphics
import TesseraText

/// A line of a layout fragment, or a standalone line. Lengths are in points, relative to the line's top-left corner
/// unless stated otherwise.
open class NSTextLineFragment: NSObject {
  /// The text of the line's paragraph.
  open var attributedString: NSAttributedString { text }
  /// The range of the line's characters, in UTF-16 units, including the line break.
  open var characterRange: NSRange { range }
  /// The bounds of the line in the coordinate space of its layout fragment: as wide as the line's content and as tall
  /// as its fonts.
  open var typographicBounds: CGRect { bounds }
  /// The position of the baseline's start.
  open var glyphOrigin: CGPoint { CGPoint(x: 0, y: baseline) }

  private let text: NSAttributedString
  private let range: NSRange
  private let bounds: CGRect
  private let baseline: CGFloat
  /// The layout of the line, or nil for an empty line.
  let fragment: TextFragment?
  private weak var owner: NSTextLayoutFragment?

  /// Creates a standalone line from a range of an attributed string, in UTF-16 units. The line has the width of its
  /// characters.
  public init(attributedString: NSAttributedString, range: NSRange) {
    text = NSAttributedString(attributedString: attributedString)
    self.range = range.clamped(to: text.length)
    var flow = TextFlow(
      in: NSTextContainer.bare, defaults: TextDefaults(font: .unspecified, color: .black), usesFontLeading: true)
    let part = text.attributedSubstring(from: self.range)
    let piece = flow.layOutPiece(part, TextFlow.Request())
    fragment = piece.fragments.first?.moved(by: self.range.location)
    bounds = CGRect(origin: .zero, size: fragment?.usedRect.size ?? .zero)
    baseline = CGFloat(fragment?.line.baseline ?? 0)
    super.init()
  }

  /// Creates a standalone line from a range of a string, in UTF-16 units. The line has the width of its characters.
  public convenience init(string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
  }

  /// Creates an empty line. The coder isn't read.
  public convenience required init?(coder: NSCoder) {
    self.init(attributedString: NSAttributedString(string: ""), range: NSRange(location: 0, length: 0))
  }

  /// Creates a line of a layout fragment whose origin is at `corner` in the container's coordinate space.
  init(_ fragment: TextFragment, of text: NSAttributedString, in owner: NSTextLayoutFragment, at corner: CGPoint) {
    (self.text, self.fragment, self.owner) = (text, fragment, owner)
    range = NSRange(fragment.range)
    let left = fragment.origin.x + CGFloat(fragment.line.x)
    bounds = CGRect(
      x: left - corner.x, y: fragment.usedRect.minY - corner.y,
      width: CGFloat(fragment.line.width + fragment.line.trailingSpace), height: fragment.usedRect.height)
    baseline = fragment.origin.y + CGFloat(fragment.line.baseline) - fragment.usedRect.minY
    super.init()
  }

  /// Creates the empty line at the end of the text.
  init(empty bounds: CGRect, baseline: CGFloat, of text: NSAttributedString, in owner: NSTextLayoutFragment) {
    (self.text, self.owner, self.bounds, self.baseline) = (text, owner, bounds, baseline)
    range = NSRange(location: text.length, length: 0)
    fragment = nil
    super.init()
  }

  /// The distance from the container's left edge to the line's left edge.
  private var left: CGFloat {
    fragment.map { $0.origin.x + CGFloat($0.line.x) } ?? 0
  }

  /// Returns the position, on the baseline, of the insertion point before a character. For an index after the line,
  /// returns the line's end. The index is an offset in `attributedString`.
  open func locationForCharacter(at index: Int) -> CGPoint {
    CGPoint(x: fragment.map { $0.caret(before: index) - left } ?? 0, y: baseline)
  }

  /// Returns the index of the character at or nearest to a point.
  open func characterIndex(for point: CGPoint) -> Int {
    guard let fragment, !point.x.isNaN else { return range.location }
    return fragment.character(atX: point.x + left).index
  }

  /// Returns the fraction of the glyph at a point that precedes the point, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    guard let fragment, !point.x.isNaN else { return 0 }
    return fragment.character(atX: point.x + left).fraction
  }

  /// Draws the line in a context, with its top-left corner at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let fragment else { return }
    var painter = TextFragmentPainter(fragment: fragment, text: text)
    if let owner { painter.adopt(owner) }
    painter.paint(at: CGPoint(x: point.x - left, y: point.y - fragment.usedRect.minY), in: context)
  }
}

extension TextFragment {
  /// Returns the line with its character offsets shifted by a number of UTF-16 units.
  fileprivate func moved(by units: Int) -> TextFragment {
    var copy = self
    copy.range = range.lowerBound + units..<range.upperBound + units
    for index in copy.clusters.indices { copy.clusters[index].move(by: units) }
    return copy
  }
}

extension TextFragment.Cluster {
  fileprivate mutating func move(by units: Int) { start += Int32(truncatingIfNeeded: units) }
}
