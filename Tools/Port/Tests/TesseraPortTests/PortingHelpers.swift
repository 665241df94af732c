// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraPort

/// A source text and its expected ported form, without the `#sourceLocation` line.
struct Rewriting: Sendable, CustomTestStringConvertible {
  let name: String
  let before: String
  let after: String

  init(_ name: String, _ before: String, _ after: String) {
    self.name = name
    self.before = before
    self.after = after
  }

  /// Creates a case whose text doesn't change.
  init(_ name: String, unchanged text: String) {
    self.init(name, text, text)
  }

  var testDescription: String { name }
}

/// A module's files and their expected ported forms.
struct ModuleRewriting: Sendable, CustomTestStringConvertible {
  let name: String
  let before: [String: String]
  let after: [String: String]
  var context: [String: String] = [:]

  var testDescription: String { name }
}

/// Ports a module's files and returns the results, keyed by file name.
func ported(
  _ files: [String: String], context: [String: String] = [:]
) async -> (files: [String: String], notes: [String]) {
  func sources(_ files: [String: String]) -> [PortSource] {
    files.sorted { $0.key < $1.key }.map { PortSource(path: "/app/\($0.key)", bytes: Array($0.value.utf8)) }
  }
  let result = await Porter().port(sources(files), context: sources(context))
  var texts: [String: String] = [:]
  for source in result.sources {
    texts[String(source.path.dropFirst(5))] = String(decoding: source.bytes, as: UTF8.self)
  }
  return (texts, result.notes.map(\.description))
}

/// Ports one file. If the text has changed, removes the first line.
func ported(_ text: String) async -> String {
  let result = await ported(["A.swift": text]).files["A.swift"] ?? ""
  return result.hasPrefix(location) ? String(result.dropFirst(location.count)) : result
}

/// The first line of ported files.
let location = "#sourceLocation(file: \"/app/A.swift\", line: 1)\n"

/// Returns the first line for another file.
func location(_ name: String, _ line: Int = 1) -> String { "#sourceLocation(file: \"/app/\(name)\", line: \(line))\n" }

/// Returns the record of a body's exposed methods and properties. Each method has a name and a call or reference.
func record(_ type: String, _ calls: (String, String)..., keys: [String] = [], number: Int = 1) -> String {
  var adds = calls.map { name, method in
    let isCall = method.hasPrefix("{")
    let call = isCall ? method : method.hasSuffix("()") ? "{ @MainActor o in { o.\(method) } }" : "\(type).\(method)"
    return "table.pointee.add(\(type).self, \"\(name)\", \(call))"
  }
  if !keys.isEmpty {
    let calls = keys.map { "$0.add(\(type).self, key: \"\($0)\", \\\(type).\($0))" }.joined(separator: "; ")
    adds.append("table.pointee.addOnAnyThread { @MainActor in \(calls) }")
  }
  return record(adds, number: number)
}

/// Returns a record of methods for which only the names are known.
func names(_ type: String, _ names: String...) -> String {
  record(names.map { "table.pointee.add(\(type).self, named: \"\($0)\")" }, number: 1)
}

/// Returns the common beginning of all records.
func recordStart(_ number: Int) -> String {
  "@section(\"tessera_objc\") @used nonisolated private static let port_objc\(number): "
    + "@convention(c) (UnsafeMutableRawPointer) -> Void = { let table = $0.assumingMemoryBound(to: ObjCMethods.self); "
}

private func record(_ adds: [String], number: Int) -> String {
  "@section(\"tessera_objc\") @used nonisolated private static let port_objc\(number): "
    + "@convention(c) (UnsafeMutableRawPointer) -> Void = "
    + "{ let table = $0.assumingMemoryBound(to: ObjCMethods.self); " + adds.joined(separator: "; ") + " }"
}

/// The checkout that contains these tests. Its sources are compared with the name tables.
enum Checkout {
  static let folder = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
}
