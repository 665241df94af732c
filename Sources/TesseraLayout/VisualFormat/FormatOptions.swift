// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension NSLayoutConstraint {
  /// Options for a visual format: the alignment of its views across the axis, its direction, and the reference points
  /// of its spaces.
  ///
  /// An alignment along the format's own axis, or baseline spacing in a row, terminates the process with UIKit's
  /// exception.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The option bits, numbered as in UIKit.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(aligning attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }

    /// Aligns the left edges of a column.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// Aligns the right edges of a column.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// Aligns the top edges of a row.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// Aligns the bottom edges of a row.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// Aligns the leading edges of a column.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// Aligns the trailing edges of a column.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// Aligns the centers of a column on a vertical line.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// Aligns the centers of a row on a horizontal line.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// Aligns the last baselines of a row.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// Aligns the first baselines of a row.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The mask for the alignment options.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Starts a row at its leading end. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Starts a row at its left end, regardless of the reading direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Starts a row at its right end, regardless of the reading direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The mask for the direction options.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Measures spaces from the edge of one view to the edge of the next. The default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures spaces in a column from one view's last baseline to the next view's first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The mask for the spacing options.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes by which all views of the format are aligned. Valid options contain at most one.
    var alignments: [Attribute] {
      (1...12).compactMap { rawValue & (1 << UInt($0)) == 0 ? nil : Attribute(rawValue: $0) }
    }
  }
}
