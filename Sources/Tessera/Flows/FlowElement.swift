// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraViews

/// An element on the screen, identified by visible text, accessibility properties, class or location.
///
///     $0.tap("Add to bag")                                 // identifier, label or text
///     $0.tap(.identifier("buy"))
///     $0.tap(.label("Delete").inside(.label("Row 3")))
///     $0.tap(.type(UISwitch.self).nth(1))
///     $0.tap(.at(195, 400))
///
/// A string is compared with accessibility identifiers, then with accessibility labels, then with visible text. Exact
/// matches take precedence over case-insensitive matches, which take precedence over prefix matches. The visible text
/// includes the placeholders of fields. Leading and trailing whitespace in labels and text is ignored.
public struct FlowElement: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  indirect enum Kind: Sendable {
    case named(String)
    case identifier(String)
    case label(String)
    case text(String)
    case type(String, @MainActor @Sendable (UIView) -> Bool)
    case point(Double, Double)
    /// The match with a given number among all matches of another query.
    case nth(Kind, Int)
    case inside(Kind, Kind)
  }

  let kind: Kind

  init(kind: Kind) { self.kind = kind }

  /// Creates an element from a name. The documentation of `FlowElement` describes how names are compared.
  public init(_ name: String) { kind = .named(name) }

  /// Creates an element from a string literal. The documentation of `FlowElement` describes how names are compared.
  public init(stringLiteral name: String) { kind = .named(name) }

  /// Returns the element with the given name. Equivalent to a string literal, but can be followed by `nth(_:)` or
  /// `inside(_:)`.
  public static func named(_ name: String) -> FlowElement { FlowElement(name) }

  /// Returns the element with the given accessibility identifier. The identifier must match exactly.
  public static func identifier(_ identifier: String) -> FlowElement { FlowElement(kind: .identifier(identifier)) }

  /// Returns the element with the given accessibility label.
  public static func label(_ label: String) -> FlowElement { FlowElement(kind: .label(label)) }

  /// Returns the element that shows the given text.
  public static func text(_ text: String) -> FlowElement { FlowElement(kind: .text(text)) }

  /// Returns the element whose view is of a class or its subclass.
  public static func type<View: UIView>(_ type: View.Type) -> FlowElement {
    FlowElement(kind: .type("\(type)", { $0 is View }))
  }

  /// Returns the element at a point of the window, in points from its upper-left corner.
  public static func at(_ x: Double, _ y: Double) -> FlowElement { FlowElement(kind: .point(x, y)) }

  /// Returns the match with the given number. Matches are numbered from 0, from top to bottom and, within a row, from
  /// the leading edge.
  public func nth(_ number: Int) -> FlowElement { FlowElement(kind: .nth(kind, number)) }

  /// Returns the match inside another element.
  public func inside(_ container: FlowElement) -> FlowElement { FlowElement(kind: .inside(kind, container.kind)) }

  /// The element as Swift source.
  public var description: String { kind.source }

  /// The element's point, or nil if the element is not identified by a point.
  var point: (x: Double, y: Double)? { if case .point(let x, let y) = kind { (x, y) } else { nil } }
}

extension FlowElement.Kind {
  /// The Swift source of the query as an argument.
  var source: String {
    if case .named(let name) = self { return FlowSource.literal(name) }
    return member
  }

  /// The Swift source of the query as the receiver of a method call.
  private var member: String {
    switch self {
    case .named(let name): ".named(\(FlowSource.literal(name)))"
    case .identifier(let name): ".identifier(\(FlowSource.literal(name)))"
    case .label(let name): ".label(\(FlowSource.literal(name)))"
    case .text(let name): ".text(\(FlowSource.literal(name)))"
    case .type(let name, _): ".type(\(name).self)"
    case .point(let x, let y): ".at(\(FlowSource.literal(ofNumber: x)), \(FlowSource.literal(ofNumber: y)))"
    case .nth(let kind, let number): "\(kind.member).nth(\(number))"
    case .inside(let kind, let container): "\(kind.member).inside(\(container.source))"
    }
  }

  /// The requested name, used to suggest similar names. Nil if the element isn't identified by a name.
  var wantedName: String? {
    switch self {
    case .named(let name), .identifier(let name), .label(let name), .text(let name): name
    case .type(let name, _): name
    case .nth(let kind, _), .inside(let kind, _): kind.wantedName
    case .point: nil
    }
  }
}

/// Converts values to Swift source.
enum FlowSource {
  /// Returns a single-line string literal. Invisible characters are escaped.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where HiddenCharacters.contains(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a number literal that parses to the same value. At most three decimals are used if they are sufficient.
  static func literal(ofNumber value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? ".nan" : value < 0 ? "-.infinity" : ".infinity" }
    let short = MessageFormat.number(of: value)
    return Double(short) == value ? short : "\(value)"
  }
}
