// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
public import TesseraGraphics
import TesseraText

/// One line of a layout fragment, or a line of its own. Lengths are points, from the top left corner of the line unless it
/// is said otherwise.
open class NSTextLineFragment: NSObject {
  /// The text that the line is of: a paragraph's.
  open var attributedString: NSAttributedString { text }
  /// Which of its characters are on the line, in UTF-16 units, with the line break.
  open var characterRange: NSRange { range }
  /// The line in the coordinates of its layout fragment: as wide as what is on it and as high as its fonts.
  open var typographicBounds: CGRect { bounds }
  /// Where the baseline begins.
  open var glyphOrigin: CGPoint { CGPoint(x: 0, y: baseline) }

  private let text: NSAttributedString
  private let range: NSRange
  private let bounds: CGRect
  private let baseline: CGFloat
  /// The line as it is laid out; nil for an empty one.
  let fragment: TextFragment?
  private weak var owner: NSTextLayoutFragment?

  /// A line with characters of a text, in UTF-16 units, as wide as they are.
  public init(attributedString: NSAttributedString, range: NSRange) {
    text = NSAttributedString(attributedString: attributedString)
    self.range = range.clamped(to: text.length)
    var flow = TextFlow(
      in: NSTextContainer.bare, defaults: TextDefaults(font: .unspecified, color: .black), usesFontLeading: true)
    let part = text.attributedSubstring(from: self.range)
    let piece = flow.take(part, TextFlow.Request())
    fragment = piece.fragments.first?.moved(by: self.range.location)
    bounds = CGRect(origin: .zero, size: fragment?.usedRect.size ?? .zero)
    baseline = CGFloat(fragment?.line.baseline ?? 0)
    super.init()
  }

  /// A line with characters of a string, in UTF-16 units, as wide as they are.
  public convenience init(string: String, attributes: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
  }

  /// An empty line: nothing is decoded.
  public convenience required init?(coder: NSCoder) {
    self.init(attributedString: NSAttributedString(string: ""), range: NSRange(location: 0, length: 0))
  }

  /// A line of a layout fragment, whose corner is at `corner` in the container's coordinates.
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

  /// The empty line at the end of a text.
  init(empty bounds: CGRect, baseline: CGFloat, of text: NSAttributedString, in owner: NSTextLayoutFragment) {
    (self.text, self.owner, self.bounds, self.baseline) = (text, owner, bounds, baseline)
    range = NSRange(location: text.length, length: 0)
    fragment = nil
    super.init()
  }

  /// How far the line's left edge is from that of the container.
  private var left: CGFloat {
    fragment.map { $0.origin.x + CGFloat($0.line.x) } ?? 0
  }

  /// Where an insertion point before a character stands on the baseline; at the line's end for one behind it. The index
  /// counts from the start of `attributedString`.
  open func locationForCharacter(at index: Int) -> CGPoint {
    CGPoint(x: fragment.map { $0.caret(before: index) - left } ?? 0, y: baseline)
  }

  /// The character at a point, or the nearest one.
  open func characterIndex(for point: CGPoint) -> Int {
    guard let fragment, !point.x.isNaN else { return range.location }
    return fragment.character(atX: point.x + left).index
  }

  /// How much of a character lies before a point: from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    guard let fragment, !point.x.isNaN else { return 0 }
    return fragment.character(atX: point.x + left).fraction
  }

  /// Draws the line on a context, its top left corner at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let fragment else { return }
    var painter = TextFragmentPainter(fragment: fragment, text: text)
    if let owner { painter.adopt(owner) }
    painter.paint(at: CGPoint(x: point.x - left, y: point.y - fragment.usedRect.minY), in: context)
  }
}

extension TextFragment {
  /// The same line in a text that has more characters before it.
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
