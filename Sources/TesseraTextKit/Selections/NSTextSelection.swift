// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A text selection, which consists of ranges or is an insertion point.
open class NSTextSelection: NSObject {
  /// The unit of text by which a selection is extended.
  public enum Granularity: Int, Sendable {
    case character = 0
    case word, paragraph, line, sentence
  }

  /// The line on which an insertion point between two lines is placed.
  public enum Affinity: Int, Sendable {
    /// After the last character of the upper line.
    case upstream = 0
    /// Before the first character of the lower line.
    case downstream = 1
  }

  /// The selected ranges in text order. For an insertion point, a single empty range.
  open var textRanges: [NSTextRange] { ranges }
  /// The unit of text by which the selection was made.
  open private(set) var granularity: Granularity
  /// The line on which an insertion point between two lines is placed.
  open private(set) var affinity: Affinity
  /// Whether the selection is temporary, during an interaction. Always false.
  open var isTransient: Bool { false }
  /// The horizontal distance from the container's left edge that an insertion point preserves when it moves up and
  /// down, in points. 0, the default, represents its current position.
  open var anchorPositionOffset: CGFloat = 0
  /// Whether the selection follows the text order rather than the visual order if writing directions are mixed. True
  /// by default.
  open var isLogical = true
  /// The second location of an insertion point where writing directions meet. Nil by default.
  open var secondarySelectionLocation: (any NSTextLocation)?
  /// The attributes of typed text. Empty by default.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  private let ranges: [NSTextRange]
  /// Whether extending the selection moves the end of the first range rather than its start.
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

  /// Creates an empty selection. The coder isn't read.
  public convenience required init?(coder: NSCoder) { self.init([], affinity: .downstream, granularity: .character) }

  /// Returns a selection with the same properties and different ranges.
  open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
    let copy = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    (copy.anchorPositionOffset, copy.isLogical) = (anchorPositionOffset, isLogical)
    (copy.secondarySelectionLocation, copy.typingAttributes) = (secondarySelectionLocation, typingAttributes)
    copy.movesEnd = movesEnd
    return copy
  }
}
