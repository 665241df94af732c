// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Both classes share a value type, so that copying, comparing and reading are implemented once. The immutable class is intended
// for attributed strings, the mutable one for building.

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
  /// The tab stops, or nil for the twelve default ones.
  var tabStops: [NSTextTab]?
}

/// The layout attributes of a paragraph.
///
/// Words are hyphenated in their `.languageIdentifier`, or in the language of the screen.
///
/// - Note: Differs from UIKit: hyphenation supports languages with free patterns (most European ones, but not Czech, Hungarian,
///   Latvian, Romanian, Serbian or Slovak).
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

  /// Returns an immutable style with the same values, even for a mutable one.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// Returns an `NSMutableParagraphStyle` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  /// The alignment of lines. `natural` by default: at the leading edge for the interface's language.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indent of a paragraph's first line, in points from the leading edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of all further lines, in points from the leading edge.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines in points: from the leading edge if positive, otherwise from the trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The handling of text that does not fit a line. `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Options of line breaking. None by default.
  open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
  /// The minimum height of a line, in points. Space is added above the baseline.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points; 0 for no limit. Space is removed above the baseline. Taller glyphs are not
  /// clipped.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor by which the line height is multiplied, before the limits apply; 0 counts as 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The space between two lines in addition to their height, in points. Negative values count as 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space between a paragraph and the next one, in points. Negative values count as 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above a paragraph except the first one, in points. Negative values count as 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The direction of paragraphs. `natural` by default: the direction of the first strong character.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The fraction of a line that words must fill, 0...1. If they fill less, the next word is hyphenated. 0, the default, only
  /// breaks at soft hyphens.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated regardless of the factor, in lines that are less than nine tenths full.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The distance between tab stops after the last one, in points; 0, the default, counts as 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether a line that is at most a twentieth too wide is tightened instead of being truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// The tab stops. By default twelve, 28 points apart.
  open var tabStops: [NSTextTab]! { values.tabStops ?? Self.defaultTabStops }

  /// Whether the tab stops differ from the default ones.
  final var hasTabStops: Bool { values.tabStops != nil }
  /// The lists that the paragraph belongs to, from outermost to innermost. None by default.
  open var textLists: [NSTextList] { values.textLists }

  static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat(28 * $0)) }

  /// Returns the writing direction of a language. Natural for nil and unknown languages.
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
