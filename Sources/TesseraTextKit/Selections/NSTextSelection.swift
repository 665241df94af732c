// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A selection in text: ranges, or an insertion point.
open class NSTextSelection: NSObject {
  /// The unit by which a selection grows.
  public enum Granularity: Int, Sendable {
    case character = 0
    case word, paragraph, line, sentence
  }

  /// The line of an insertion point at a line break.
  public enum Affinity: Int, Sendable {
    /// The position after the last character of the upper line.
    case upstream = 0
    /// The position before the first character of the lower line.
    case downstream = 1
  }

  /// The selected ranges in order; one empty range for an insertion point.
  open var textRanges: [NSTextRange] { ranges }
  /// The unit by which the selection was made.
  open private(set) var granularity: Granularity
  /// The line of an insertion point between two lines.
  open private(set) var affinity: Affinity
  /// Whether the selection is temporary, during an interaction. Always false.
  open var isTransient: Bool { false }
  /// The horizontal distance from the container's left edge that an insertion point preserves when it moves up and down, in
  /// points. 0, the default, means its current position.
  open var anchorPositionOffset: CGFloat = 0
  /// Whether the selection follows the order of the text, and not of the screen, if directions are mixed. True by default.
  open var isLogical = true
  /// The second location of an insertion point where directions meet; nil by default.
  open var secondarySelectionLocation: (any NSTextLocation)?
  /// The attributes of typed text. None by default.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  private let ranges: [NSTextRange]
  /// Whether extending the selection moves the end of the first range, and not its start.
  var movesEnd = true

  /// Creates a selection of ranges.
  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    (ranges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
    super.init()
  }

  /// Creates a selection of one range.
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  /// Creates an insertion point.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
  }

  /// Creates an empty selection: nothing is decoded.
  public convenience required init?(coder: NSCoder) { self.init([], affinity: .downstream, granularity: .character) }

  /// Returns a selection with the same properties and other ranges.
  open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
    let copy = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    (copy.anchorPositionOffset, copy.isLogical) = (anchorPositionOffset, isLogical)
    (copy.secondarySelectionLocation, copy.typingAttributes) = (secondarySelectionLocation, typingAttributes)
    copy.movesEnd = movesEnd
    return copy
  }
}
