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
  /// Nil for the twelve default stops.
  var tabStops: [NSTextTab]?
}

/// How the lines of a paragraph are set.
///
/// - Note: Differs from UIKit: tab stops, hyphenation, tightening and line break strategies are kept, but lines are set
///   without them.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let tag = ForeignObjectTag()
  fileprivate(set) var values: ParagraphValues

  /// The default style: natural alignment, wrapping by words.
  open class var `default`: NSParagraphStyle { standard }

  private static let standard = NSParagraphStyle()

  public override init() {
    values = ParagraphValues()
    super.init()
  }

  init(values: ParagraphValues) {
    self.values = values
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  open var alignment: NSTextAlignment { values.alignment }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  /// From the trailing edge when zero or less, else the width from the leading edge.
  open var tailIndent: CGFloat { values.tailIndent }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0 means no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// 0 means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  open var hyphenationFactor: Float { values.hyphenationFactor }
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// Tab stops; by default twelve, 28 points apart.
  open var tabStops: [NSTextTab]! { values.tabStops ?? Self.defaultTabStops }

  static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat(28 * $0)) }

  /// The direction in which a language is written; natural for nil and unknown languages.
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
