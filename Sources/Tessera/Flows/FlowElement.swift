// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraViews

/// What a step of a flow is about: an element of the screen, told by what a person reads there, or by what a programmer wrote.
///
///     $0.tap("Add to bag")                                 // identifier, label or text
///     $0.tap(.identifier("buy"))
///     $0.tap(.label("Delete").inside(.label("Row 3")))
///     $0.tap(.type(UISwitch.self).nth(1))
///     $0.tap(.at(195, 400))
///
/// A string is compared with accessibility identifiers, then with accessibility labels, then with visible texts; whoever is equal
/// comes before who is equal but for capitals, and that one before who begins with the string. The text of an element may be the
/// placeholder of a field. Blanks around labels and texts do not count.
public struct FlowElement: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  indirect enum Kind: Sendable {
    case named(String)
    case identifier(String)
    case label(String)
    case text(String)
    case type(String, @MainActor @Sendable (UIView) -> Bool)
    case point(Double, Double)
    /// What has this number among those that the other one names.
    case nth(Kind, Int)
    case inside(Kind, Kind)
  }

  let kind: Kind

  init(kind: Kind) { self.kind = kind }

  /// The element that a string names, as described above.
  public init(_ name: String) { kind = .named(name) }

  /// The element that a string names, as described above.
  public init(stringLiteral name: String) { kind = .named(name) }

  /// The element that a string names: what `"…"` means by itself, for `nth(_:)` and `inside(_:)` behind it.
  public static func named(_ name: String) -> FlowElement { FlowElement(name) }

  /// The element with an accessibility identifier, letter by letter.
  public static func identifier(_ identifier: String) -> FlowElement { FlowElement(kind: .identifier(identifier)) }

  /// The element with an accessibility label.
  public static func label(_ label: String) -> FlowElement { FlowElement(kind: .label(label)) }

  /// The element that shows a text.
  public static func text(_ text: String) -> FlowElement { FlowElement(kind: .text(text)) }

  /// The element of a class or of one below it.
  public static func type<View: UIView>(_ type: View.Type) -> FlowElement {
    FlowElement(kind: .type("\(type)", { $0 is View }))
  }

  /// What is at a point of the window, in points from its upper left corner.
  public static func at(_ x: Double, _ y: Double) -> FlowElement { FlowElement(kind: .point(x, y)) }

  /// The element with a number among those that are meant, counted from 0, from the top and, in a row, from the leading side.
  public func nth(_ number: Int) -> FlowElement { FlowElement(kind: .nth(kind, number)) }

  /// The element, looked for in another one.
  public func inside(_ container: FlowElement) -> FlowElement { FlowElement(kind: .inside(kind, container.kind)) }

  /// The element as it is written in Swift.
  public var description: String { kind.source }

  /// Where it is a point, that point.
  var point: (x: Double, y: Double)? { if case .point(let x, let y) = kind { (x, y) } else { nil } }
}

extension FlowElement.Kind {
  /// As it is written where an element is expected.
  var source: String {
    if case .named(let name) = self { return FlowSource.literal(name) }
    return member
  }

  /// As it is written in front of another call.
  private var member: String {
    switch self {
    case .named(let name): ".named(\(FlowSource.literal(name)))"
    case .identifier(let name): ".identifier(\(FlowSource.literal(name)))"
    case .label(let name): ".label(\(FlowSource.literal(name)))"
    case .text(let name): ".text(\(FlowSource.literal(name)))"
    case .type(let name, _): ".type(\(name).self)"
    case .point(let x, let y): ".at(\(FlowSource.number(x)), \(FlowSource.number(y)))"
    case .nth(let kind, let number): "\(kind.member).nth(\(number))"
    case .inside(let kind, let container): "\(kind.member).inside(\(container.source))"
    }
  }

  /// The name that was looked for, for likeness with others.
  var wantedName: String? {
    switch self {
    case .named(let name), .identifier(let name), .label(let name), .text(let name): name
    case .type(let name, _): name
    case .nth(let kind, _), .inside(let kind, _): kind.wantedName
    case .point: nil
    }
  }
}

/// Pieces of Swift.
enum FlowSource {
  /// A string literal on one line. What cannot be seen is written as its number.
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

  /// A number that reads back as the same one; short where thousandths do.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? ".nan" : value < 0 ? "-.infinity" : ".infinity" }
    let short = Words.number(value)
    return Double(short) == value ? short : "\(value)"
  }
}
