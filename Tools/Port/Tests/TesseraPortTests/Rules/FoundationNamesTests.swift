// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import TesseraPort

/// The names that make a file import TesseraFoundation equal the names that TesseraFoundation declares.
@Suite struct FoundationNamesTests {
  private static func sources() throws -> PublicNames {
    let names = PublicNames(viewMode: .sourceAccurate)
    for item in try FileList.items(of: Checkout.folder.path + "/Sources/TesseraFoundation") {
      let bytes = try FileList.read(item.path)
      names.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
    }
    return names
  }

  @Test func tableMatchesTheSources() throws {
    let names = try Self.sources().declared.sorted()
    #expect(names.contains("NSHashTable"))
    #expect(names.contains("objc_sync_enter"))
    if ProcessInfo.processInfo.environment["TESSERA_RECORD"] == "1" { try Self.record(names) }
    #expect(
      FoundationNames.declared.sorted() == names,
      "TESSERA_RECORD=1 swift test --package-path Tools/Port --filter FoundationNamesTests rewrites the table.")
  }

  /// A file that uses only TesseraFoundation's members of Foundation types also requires the import.
  @Test func findsMembers() throws {
    let names = try Self.sources()
    let members = names.members.filter { !names.declared.contains($0.type) }
    #expect(members.contains { $0.use == ".isLowPowerModeEnabled" })
    let missing = members.filter { !FoundationNames.areUsed(in: Array($0.use.utf8)) }
    #expect(
      Set(missing.map { "\($0.type) \($0.use)" }).subtracting(Self.unseen).sorted() == [],
      "Add these to FoundationNames.members.")
  }

  /// Names that are too common to search for, because many types have them.
  private static let unseen: Set<String> = [
    "NSTextCheckingResult .addressComponents", "NSTextCheckingResult .date", "NSTextCheckingResult .phoneNumber",
    "NSTextCheckingResult .url", "NSTextCheckingResult .components", "NSTextCheckingResult .timeZone",
    "NSTextCheckingResult .duration",
    // These keys are used only in files that also name their type.
    "NSTextCheckingKey .airline", "NSTextCheckingKey .city", "NSTextCheckingKey .country", "NSTextCheckingKey .flight",
    "NSTextCheckingKey .jobTitle", "NSTextCheckingKey .name", "NSTextCheckingKey .organization",
    "NSTextCheckingKey .phone", "NSTextCheckingKey .state", "NSTextCheckingKey .street", "NSTextCheckingKey .zip",
    // In sources, this is written as `Timer()`.
    "Timer Timer(_unscheduled:",
    // This is a common property name in apps.
    "NSAttributedString .imageURL",
    // A call also contains `selector:`, which is searched for.
    "Timer .scheduledTimer(timeInterval:",
    // Plural formats are used only with looked-up strings. Files that look up no strings use Foundation's
    // initializer.
    "String String(format:",
    // Only the tool inserts calls with these names, and only into files that import UIKit.
    "DateFormatter DateFormatter(locale:", "DateIntervalFormatter DateIntervalFormatter(locale:",
    "NumberFormatter NumberFormatter(locale:",
    // This is a static member, so the searched type name precedes it.
    "PersonNameComponentsFormatter .localizedString(from:",
  ]

  private static func record(_ names: [String]) throws {
    let file = Checkout.folder.appending(path: "Tools/Port/Sources/TesseraPort/Rules/FoundationNames.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "static let declared: Set<String> = ["))
    let end = try #require(text.range(of: "\n  ]", range: start.upperBound..<text.endIndex))
    let list = names.map { "\n    \"\($0)\"," }.joined()
    try (text[..<start.upperBound] + list + text[end.lowerBound...])
      .write(to: file, atomically: true, encoding: .utf8)
  }
}

/// Finds a module's public declarations: its own names, and members that it adds to other modules' types.
private final class PublicNames: SyntaxVisitor {
  struct Member {
    let type: String
    /// The text that a source contains if it uses the declaration.
    let use: String
  }

  private(set) var declared: Set<String> = []
  private(set) var members: [Member] = []
  private var extended: (name: String, isPublic: Bool)?

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    extended?.isPublic == true || modifiers.contains { ["public", "open"].contains($0.name.text) }
  }

  private func add(_ name: String, _ use: String, _ modifiers: DeclModifierListSyntax) {
    guard isPublic(modifiers) else { return }
    if let extended { members.append(Member(type: extended.name, use: use)) } else { declared.insert(name) }
  }

  private func type(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    add(name.text, "." + name.text, modifiers)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name, node.modifiers) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name, node.modifiers) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name, node.modifiers) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name, node.modifiers) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name, node.modifiers) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPublic = node.modifiers.contains { $0.name.text == "public" }
    extended = (String(node.extendedType.trimmedDescription.prefix { $0 != "." }), isPublic)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { extended = nil }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text.first?.isLetter == true else { return .skipChildren }
    let label = node.signature.parameterClause.parameters.first.map { "\($0.firstName.text):" } ?? ""
    add(node.name.text, ".\(node.name.text)(" + (label == "_:" ? "" : label), node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let label = node.signature.parameterClause.parameters.first.map { "\($0.firstName.text):" } ?? ""
    if let extended { add("", "\(extended.name)(" + (label == "_:" ? "" : label), node.modifiers) }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      add(binding.pattern.trimmedDescription, "." + binding.pattern.trimmedDescription, node.modifiers)
    }
    return .skipChildren
  }
}
