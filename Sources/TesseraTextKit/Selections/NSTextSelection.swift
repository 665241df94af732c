// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What is selected of a text: ranges, or an insertion point.
open class NSTextSelection: NSObject {
  /// What a selection grows by.
  public enum Granularity: Int, Sendable {
    case character = 0
    case word, paragraph, line, sentence
  }

  /// At which side of a line's end an insertion point stands.
  public enum Affinity: Int, Sendable {
    /// Behind the last character of the upper line.
    case upstream = 0
    /// Before the first character of the lower line.
    case downstream = 1
  }

  /// The selected characters in order; one empty range for an insertion point.
  open var textRanges: [NSTextRange] { ranges }
  /// What the selection was made by.
  open private(set) var granularity: Granularity
  /// Where an insertion point between two lines stands.
  open private(set) var affinity: Affinity
  /// Whether the selection only shows what is being done. Always false.
  open var isTransient: Bool { false }
  /// How far an insertion point that moves up and down is from the container's left edge, in points. 0 by default, which
  /// stands for where it is.
  open var anchorPositionOffset: CGFloat = 0
  /// Whether the selection follows the text where directions are mixed, and not the screen. True by default.
  open var isLogical = true
  /// The other place of an insertion point where directions meet; nil by default.
  open var secondarySelectionLocation: (any NSTextLocation)?
  /// Attributes of text that is typed. None by default.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  private let ranges: [NSTextRange]
  /// Whether the end of the first range moves when the selection is extended. The start else.
  var movesEnd = true

  /// A selection of ranges.
  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    (ranges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
    super.init()
  }

  /// A selection of one range.
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  /// An insertion point.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
  }

  /// A selection of nothing: nothing is decoded.
  public convenience required init?(coder: NSCoder) { self.init([], affinity: .downstream, granularity: .character) }

  /// The same selection of other ranges.
  open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
    let copy = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    (copy.anchorPositionOffset, copy.isLogical) = (anchorPositionOffset, isLogical)
    (copy.secondarySelectionLocation, copy.typingAttributes) = (secondarySelectionLocation, typingAttributes)
    copy.movesEnd = movesEnd
    return copy
  }
}
