// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The immutable and the mutable class use the same value type, which implements copying and comparing. Attributed
// strings contain the immutable class, and the mutable class is used to create styles.

public import Foundation

/// The values of a paragraph style, with UIKit's defaults. Lengths are in points.
struct ParagraphValues: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineBreakStrategy: UInt = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var baseWritingDirection = NSWritingDirection.natural
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var defaultTabInterval: CGFloat = 0
  var allowsDefaultTighteningForTruncation = false
  var textLists: [NSTextList] = []
  /// The tab stops, or nil for the twelve default tab stops.
  var tabStops: [NSTextTab]?
}

/// The layout attributes of a paragraph.
///
/// Words are hyphenated according to their `.languageIdentifier`, or in the screen's language.
///
/// - Note: Differs from UIKit: hyphenation supports languages with freely licensed patterns. These are most European
///   languages, except Czech, Hungarian, Latvian, Romanian, Serbian and Slovak.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let tag = ForeignObjectTag()
  fileprivate(set) var values: ParagraphValues

  /// The default style: natural alignment, word wrapping, no indents and no spacing.
  open class var `default`: NSParagraphStyle { standard }

  private static let standard = NSParagraphStyle()

  /// Creates a style with the default values.
  public override init() {
    values = ParagraphValues()
    super.init()
  }

  init(values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// Returns an immutable style with the same values, even if this style is mutable.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// Returns an `NSMutableParagraphStyle` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  /// The alignment of lines. With `natural`, the default, lines begin at the leading edge for the interface's
  /// language.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indent of a paragraph's first line, in points from the leading edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of all lines except the first line, in points from the leading edge.
  open var headIndent: CGFloat { values.headIndent }
  /// The position where lines end, in points. A positive value is a distance from the leading edge. Otherwise, the
  /// value is relative to the trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The mode for text that does not fit on a line. `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Options for line breaking. None by default.
  open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
  /// The minimum height of a line, in points. If a line is shorter, space is added above the baseline.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line in points, or 0 for no limit. If a line is taller, space is removed above the
  /// baseline. Taller glyphs are not clipped.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor by which the line height is multiplied before the minimum and maximum are applied. 0 is treated as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The space added between lines, in points. Negative values are treated as 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after a paragraph, in points. Negative values are treated as 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before a paragraph, except before the first paragraph, in points. Negative values are treated as 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The writing direction of paragraphs. With `natural`, the default, the first strong character determines the
  /// direction.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The minimum fraction of a line's width that words must fill, from 0 to 1. If they fill less, the next word is
  /// hyphenated. With 0, the default, words are broken only at soft hyphens.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated regardless of `hyphenationFactor` if less than 90% of a line is filled.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The distance between tab stops after the last custom tab stop, in points. 0, the default, is treated as 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether character spacing is reduced before truncating a line that is up to 5% too wide.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// The tab stops. By default, there are twelve tab stops at intervals of 28 points.
  open var tabStops: [NSTextTab]! { values.tabStops ?? Self.defaultTabStops }

  /// Whether the tab stops differ from the default tab stops.
  final var hasTabStops: Bool { values.tabStops != nil }
  /// The lists that contain the paragraph, from the outermost to the innermost list. Empty by default.
  open var textLists: [NSTextList] { values.textLists }

  static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat(28 * $0)) }

  /// Returns a language's writing direction. Returns `natural` if the language is nil or unknown.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else { return .natural }
    switch Locale.Language(identifier: languageName).characterDirection {
    case .rightToLeft: return .rightToLeft
    case .leftToRight: return .leftToRight
    default: return .natural
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

extension NSMutableParagraphStyle {
  func change(_ body: (inout ParagraphValues) -> Void) {
    body(&values)
  }
}
