// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The two classes share one value, so that copying, comparing and reading are written once; the immutable class is what
// attributed strings should hold, the mutable one what code builds.

public import Foundation

/// What paragraph styles hold, with UIKit's defaults. Lengths are points.
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
  /// Nil for the twelve default stops.
  var tabStops: [NSTextTab]?
}

/// How the lines of a paragraph are set.
///
/// Words are hyphenated in their `.languageIdentifier`, or in the language of the screen.
///
/// - Note: Differs from UIKit: words are hyphenated in the languages that have free patterns (most of Europe's, not Czech,
///   Hungarian, Latvian, Romanian, Serbian or Slovak), and text of TextKit is set without pushing out last words.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let tag = ForeignObjectTag()
  fileprivate(set) var values: ParagraphValues

  /// The default style: natural alignment, wrapping by words, no indents and no spacing.
  open class var `default`: NSParagraphStyle { standard }

  private static let standard = NSParagraphStyle()

  /// Creates a style of the default values.
  public override init() {
    values = ParagraphValues()
    super.init()
  }

  init(values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// Returns an immutable style of the same values, also of a mutable one.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// Returns an `NSMutableParagraphStyle` of the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  /// Where lines stand between the edges. `natural` by default: at the edge where the interface's language begins.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where the first line of a paragraph begins, in points from the leading edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Where all further lines begin, in points from the leading edge.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points: from the leading edge where positive, else from the trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// What happens to text that does not fit a line. `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Refinements of line breaking. None by default.
  open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
  /// The least height of a line, in points; what it adds goes above the baseline.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points, taken from above the baseline; 0 for no limit. Glyphs that are higher
  /// are not cut.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What the height of a line is multiplied with before the limits apply; 0 stands for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Points between two lines, besides their height. Negative values count as 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points after a paragraph that another one follows. Negative values count as 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points before a paragraph, except for the first. Negative values count as 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The direction of paragraphs. `natural` by default: that of the first strong character.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The share of a line that words must fill, 0...1; where they fill less, the next word is hyphenated. 0, the default,
  /// hyphenates at soft hyphens alone.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated whatever the factor is, in lines that are less than nine tenths full.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Points between tab stops behind the last one; 0, the default, stands for 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether a line that is too wide by at most a twentieth is set tighter instead of being truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// Tab stops; by default twelve, 28 points apart.
  open var tabStops: [NSTextTab]! { values.tabStops ?? Self.defaultTabStops }

  /// Whether the stops are others than the default ones.
  final var hasTabStops: Bool { values.tabStops != nil }
  /// The lists that the paragraph is an item of, the innermost last. None by default.
  open var textLists: [NSTextList] { values.textLists }

  static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat(28 * $0)) }

  /// Returns the direction in which a language is written. Natural for nil and unknown languages.
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
