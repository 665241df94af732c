// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The text of the `dump` strategy in the format of swift-snapshot-testing. It resembles Swift's `dump`, except that
/// properties of structs and classes are sorted by name, dictionaries and sets are sorted by their text, and types
/// can have custom text.
struct ValueDump {
  private var lines: [String] = []
  /// The objects that contain the current value, to detect cycles.
  private var path: Set<ObjectIdentifier> = []
  /// The maximum depth of nested values.
  private static let deepest = 200

  static func text(_ value: Any) -> String {
    var dump = ValueDump()
    dump.addValue(value, name: nil, depth: 0)
    return dump.lines.joined()
  }

  private mutating func addValue(_ value: Any, name: String?, depth: Int) {
    let mirror = Mirror(reflecting: value)
    let form = Form(value, mirror)
    let object = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    let label = name.map { "\($0): " } ?? ""
    let indent = String(repeating: " ", count: depth * 2)
    if let object, path.contains(object) {
      lines.append("\(indent)\(form.bullet) \(name ?? "value") (circular reference detected)\n")
      return
    }
    lines.append("\(indent)\(form.bullet) \(label)\(form.text)\n")
    guard depth < Self.deepest else { return }
    if let object { path.insert(object) }
    for child in form.children { addValue(child.value, name: child.label, depth: depth + 1) }
    if let object { path.remove(object) }
  }

  /// The text of a value, and the values that are listed below it.
  private struct Form {
    var text: String
    var children: [Mirror.Child]
    var bullet: String

    init(_ value: Any, _ mirror: Mirror) {
      children = Array(mirror.children)
      let count = children.count
      bullet = count == 0 ? "-" : "▿"
      switch mirror.displayStyle {
      case .collection: text = count == 1 ? "1 element" : "\(count) elements"
      case .dictionary:
        text = count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
        children = Self.sorted(children)
      case .set:
        text = count == 1 ? "1 member" : "\(count) members"
        children = Self.sorted(children)
      case .tuple: text = count == 1 ? "(1 element)" : "(\(count) elements)"
      case .optional: text = Self.typeName(mirror) + (count == 0 ? ".none" : "")
      default:
        if let own = value as? any AnySnapshotStringConvertible {
          text = own.snapshotDescription
          if !type(of: own).renderChildren { (children, bullet) = ([], "-") }
        } else if let own = value as? any CustomStringConvertible {
          text = own.description
        } else {
          text = Self.plainText(of: value, mirror: mirror, isEmpty: count == 0)
          if mirror.displayStyle == .struct || mirror.displayStyle == .class { children = Self.sorted(children) }
        }
      }
    }

    private static func plainText(of value: Any, mirror: Mirror, isEmpty: Bool) -> String {
      switch mirror.displayStyle {
      case .class, .struct: typeName(mirror)
      case .enum: isEmpty ? "\(typeName(mirror)).\(value)" : typeName(mirror)
      default: String(describing: value)
      }
    }

    /// Returns the type's name without the number that the compiler adds to types declared inside functions.
    private static func typeName(_ mirror: Mirror) -> String {
      String(describing: mirror.subjectType)
        .replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
    }

    /// Returns children sorted by name. Children with equal or missing names are sorted by their text, which is
    /// computed only for them.
    private static func sorted(_ children: [Mirror.Child]) -> [Mirror.Child] {
      let labels = children.map { $0.label ?? "" }
      if Set(labels).count == labels.count {
        return zip(labels, children).sorted { $0.0 < $1.0 }.map(\.1)
      }
      return zip(labels, children).map { (child: $1, key: ($0, ValueDump.text($1.value))) }
        .sorted { $0.key < $1.key }.map(\.child)
    }
  }
}
