// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
public import UIKit

/// A view that shows one or more lines of read-only text.
public struct Text: Equatable, Sendable {
  /// A date format for text views.
  public struct DateStyle: Hashable, Sendable {
    enum Kind { case date, time, relative, offset, timer }
    let kind: Kind
    /// The date: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The time: 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The time difference from now: 2 hours, 23 minutes.
    public static let relative = DateStyle(kind: .relative)
    /// The signed time difference from now: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// A timer: 2:32.
    public static let timer = DateStyle(kind: .timer)
  }

  /// The position at which an overlong line is truncated.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// A letter case transform.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// The pattern and color of an underline or a strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line.
    public struct Pattern: Hashable, Sendable {
      let style: Int
      /// A solid line.
      public static let solid = Pattern(style: 0)
      /// A dotted line.
      public static let dot = Pattern(style: NSUnderlineStyle.patternDot.rawValue)
      /// A dashed line.
      public static let dash = Pattern(style: NSUnderlineStyle.patternDash.rawValue)
      /// A line of alternating dashes and dots.
      public static let dashDot = Pattern(style: NSUnderlineStyle.patternDashDot.rawValue)
      /// A line of alternating dashes and pairs of dots.
      public static let dashDotDot = Pattern(style: NSUnderlineStyle.patternDashDotDot.rawValue)
    }
    let pattern: Pattern
    let color: Color?
    /// Creates a line style.
    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
    /// A single line.
    public static let single = LineStyle()
  }

  /// The content of a text segment.
  enum Content: @unchecked Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    case image(Image)
    case date(Date, DateStyle)
    /// A value whose format follows the locale of the environment.
    case formatted((Locale) -> String)
  }

  /// A text segment and its modifiers, in the order in which they were applied.
  struct Part: Sendable {
    let content: Content
    var modifiers: [TextModifier] = []
  }

  var parts: [Part]

  private init(_ content: Content) { parts = [Part(content: content)] }

  /// Creates a text view that displays a string without localizing it.
  public init(verbatim content: String) { self.init(.verbatim(content)) }
  /// Creates a text view that displays a string without localizing it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }
  /// Creates a text view that displays a localized string. Inline Markdown is rendered.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName, bundle: bundle))
  }
  /// Creates a text view that displays a localized string.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.verbatim(Inflection.resolve(String(localized: resource), isEnglish: true)))
  }
  /// Creates a text view that displays an attributed string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }
  /// Creates a text view that contains an image.
  public init(_ image: Image) { self.init(.image(image)) }
  /// Creates a text view that displays a date in a style. Relative styles use the time at which the view is
  /// evaluated.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }
  /// Creates a text view that displays a date interval.
  public init(_ dates: ClosedRange<Date>) {
    let formatter = DateIntervalFormatter()
    formatter.dateStyle = .none
    self.init(.verbatim(formatter.string(from: dates.lowerBound, to: dates.upperBound)))
  }
  /// Creates a text view that displays a formatted value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted { format.locale($0).format(input) })
  }
  /// Creates a text view that displays a formatted object.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }
  /// Creates a text view that displays a formatted date. Dates need this initializer because `Date` is not
  /// `ReferenceConvertible` on Linux.
  public init(_ subject: Date, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }
  /// Creates a text view that displays a formatted object.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Concatenates the text of two text views.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var result = lhs
    result.parts += rhs.parts
    return result
  }

  /// Returns whether two text views are equal.
  public static func == (a: Text, b: Text) -> Bool {
    a.parts.count == b.parts.count && zip(a.parts, b.parts).allSatisfy { $0.isEqual(to: $1) }
  }

  func with(_ modifier: TextModifier) -> Text {
    var result = self
    for index in result.parts.indices { result.parts[index].modifiers.append(modifier) }
    return result
  }
}

extension Text.Part {
  fileprivate func isEqual(to other: Text.Part) -> Bool {
    guard modifiers == other.modifiers else { return false }
    return switch (content, other.content) {
    case (.verbatim(let a), .verbatim(let b)): a == b
    case (.localized(let a, let t, let c), .localized(let b, let u, let d)): a == b && t == u && c == d
    case (.attributed(let a), .attributed(let b)): a == b
    case (.image(let a), .image(let b)): a == b
    case (.date(let a, let s), .date(let b, let t)): a == b && s == t
    case (.formatted(let a), .formatted(let b)): a(.current) == b(.current)
    default: false
    }
  }
}

extension Text: View {
  /// The view has no body.
  public typealias Body = Never

  /// Creates or updates the text view's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: TextNode.self) { TextNode(context) }.update(view, context)
  }
}

/// The node of a text view.
private final class TextNode: ElementNode<TextElement> {
  private var text: Text?

  init(_ context: _ViewContext) { super.init(context, TextElement()) }

  func update(_ new: Text, _ context: _ViewContext) -> _ViewNode {
    if let text, text == new, environment.isSame(as: context.environment) { return self }
    let isFirst = text == nil
    text = new
    configure(context.environment)
    element.show(new, context.environment, change: isFirst ? nil : textChange(of: element.label))
    return self
  }
}
