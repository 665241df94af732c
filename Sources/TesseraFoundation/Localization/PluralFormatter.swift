// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A formatter that inserts the words selected by the arguments into a format. The resulting format uses its
/// arguments in order. It has no unused arguments, because Foundation can't determine their types.
struct PluralFormatter {
  let arguments: [any CVarArg]
  private(set) var format = ""
  private(set) var used: [any CVarArg] = []
  /// The index of the next argument for conversions without a position.
  private var next = 0
  /// The names of the enclosing variables, for detecting recursion.
  private var open: [String] = []

  init(arguments: [any CVarArg]) { self.arguments = arguments }

  /// Appends a format or the words for a variable.
  mutating func add(_ text: String, of owner: PluralFormat? = nil, argument: Int? = nil, specifier: String = "lld") {
    for piece in FormatPiece.pieces(of: text) {
      switch piece {
      case .text(let text): format += text
      case .argument: add(conversion: specifier, at: argument ?? 0)
      case .conversion(let position, let body): add(conversion: body, at: index(position))
      case .variable(let position, let name): add(variable: name, of: owner, position)
      }
    }
  }

  private mutating func index(_ position: Int?) -> Int {
    if let position { return position - 1 }
    next += 1
    return next - 1
  }

  private mutating func add(conversion body: String, at index: Int) {
    // The width and precision may be separate arguments.
    if body.contains("*") {
      var plain = ""
      var place = index
      for character in body {
        if character == "*" {
          plain +=
            arguments.indices.contains(place)
            ? "\(Int(exactly: Self.number(arguments[place])?.rounded() ?? 0) ?? 0)" : ""
          place += 1
          next = max(next, place + 1)
        } else {
          plain.append(character)
        }
      }
      add(conversion: plain, at: place)
      return
    }
    guard arguments.indices.contains(index) else {
      format += "(null)"
      return
    }
    format += "%" + body
    used.append(arguments[index])
  }

  private mutating func add(variable name: String, of owner: PluralFormat?, _ position: Int?) {
    let found = owner.map { ($0, name) } ?? LocalizedFormats.entry(name).map { ($0.format, $0.name) }
    guard let (entry, name) = found, let variable = entry.variables[name] else {
      // Unknown variables are left unchanged.
      format += "%%#@\(found?.1 ?? name)@"
      return
    }
    guard !open.contains(name) else {
      report(name, of: entry, "the variable refers to itself")
      return
    }
    let argument = position.map { $0 - 1 } ?? variable.argument ?? next
    guard let text = text(for: variable, argument: argument, language: entry.language) else {
      report(name, of: entry, "it has no string for \"other\"")
      return
    }
    open.append(name)
    let outer = next
    next = variable.isWhole ? 0 : argument
    add(text, of: entry, argument: argument, specifier: variable.specifier)
    next = max(next, outer, position == nil && variable.argument == nil ? argument + 1 : 0)
    open.removeLast()
  }

  private func report(_ name: String, of entry: PluralFormat, _ reason: String) {
    MissingResources.report(
      MissingResource(.string, entry.text, in: "\(entry.language)", reason: "\(reason): \(name)"))
  }

  /// Returns the words for an argument. If there are words for zero, they are used in all languages, even if zero has
  /// no separate plural form.
  private func text(for variable: PluralFormat.Variable, argument: Int, language: LanguageTag) -> String? {
    let other = variable.cases[.other]
    guard arguments.indices.contains(argument), let operands = Self.operands(arguments[argument]) else { return other }
    if operands.i == 0, operands.t == 0, let zero = variable.cases[.zero] { return zero }
    return variable.cases[PluralRules.of(language).category(operands)] ?? other
  }

  // MARK: Numbers

  static func operands(_ argument: any CVarArg) -> PluralOperands? {
    if let integer = argument as? any BinaryInteger { return PluralOperands(integer) }
    return number(argument).map { PluralOperands($0) }
  }

  private static func number(_ argument: any CVarArg) -> Double? {
    if let integer = argument as? any BinaryInteger { return Double(integer) }
    if let number = argument as? any BinaryFloatingPoint { return Double(number) }
    if let number = argument as? NSNumber { return number.doubleValue }
    if let text = argument as? String { return Double(text) }
    return nil
  }
}
