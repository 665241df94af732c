// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension NSLayoutConstraint {
  /// How a visual format aligns its views across the axis, which way it reads, and what its spaces are measured
  /// between.
  ///
  /// An alignment along the format's own axis, or baseline spacing in a row, ends the process with UIKit's exception.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(aligning attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }

    /// In a column: all left edges in one line.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// In a column: all right edges in one line.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// In a row: all top edges in one line.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// In a row: all bottom edges in one line.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// In a column: all leading edges in one line.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// In a column: all trailing edges in one line.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// In a column: all centres on one vertical line.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// In a row: all centres on one horizontal line.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// In a row: all last baselines in one line.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// In a row: all first baselines in one line.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The bits of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A row begins at the leading edge. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A row begins at the left, in any reading direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A row begins at the right, in any reading direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spaces run from the edge of one view to the edge of the next. The default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Spaces of a column run from the last baseline of one view to the first of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that all views of the format are to share: none or one, if the options are legal.
    var alignments: [Attribute] {
      (1...12).compactMap { rawValue & (1 << UInt($0)) == 0 ? nil : Attribute(rawValue: $0) }
    }
  }
}
