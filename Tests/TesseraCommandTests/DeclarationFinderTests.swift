// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Tessera
import Testing

@testable import TesseraCommand

/// The source lines of SwiftUI views, which are found by debug information and by scanning the source.
@MainActor
@Suite(.serialized) struct DeclarationFinderTests {
  private static let screen = Tessera.Screen("receipt") {
    MainActor.assumeIsolated { UIHostingController(rootView: Receipt()) }
  }

  private func explanation(_ name: String) throws -> LayoutExplanation {
    DeclarationFinder.install()
    defer { DeclarationPlaces.find = nil }
    return try LayoutExplanation(name, in: Renderer().layout(Self.screen))
  }

  /// The expected lines are those of the marks in the source.
  private func line(_ mark: String) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Receipt.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    return "Receipt.swift:\(try #require(lines.firstIndex { $0.contains("// \(mark)") }) + 1)"
  }

  @Test func viewsHaveTheirLines() throws {
    #expect(try explanation("Receipt").place == line("receipt"))
    #expect(try explanation("Row").place == line("row"))
    #expect(try explanation("Total").place == line("total"))
    #expect(try explanation("Receipt/VStack").place == line("column"))
    #expect(try explanation("Button").place == line("pay"))
  }

  @Test func modifiersHaveTheirLines() throws {
    let steps = try explanation("Total").steps
    let padding = try #require(steps.first { $0.name == ".padding(24)" })
    #expect(try padding.place == line("padding"))
  }

  /// A text whose value is not in the source belongs to the only call with an expression.
  @Test func valuesBelongToTheOnlyCall() throws {
    #expect(try explanation("12,50").place == line("amount"))
  }

  /// Two calls with the same literal are told apart by their order.
  @Test func equalCallsAreToldApartByOrder() throws {
    let laidOut = try Renderer().layout(Self.screen)
    DeclarationFinder.install()
    defer { DeclarationPlaces.find = nil }
    let places = try ["Divider[1]", "Divider[2]"].map { name in
      try LayoutExplanation("VStack/\(name)", in: laidOut).place
    }
    #expect(try places == [line("first"), line("second")])
  }

  /// A view's name is that of the app's view around it, and not that of a modifier.
  @Test func ambiguousCallsHaveAllTheirLines() throws {
    let step = try #require(try explanation("Tea").steps.first { $0.name.hasPrefix(".padding(3)") })
    #expect(try step.place == line("one").appending(" or " + line("two").dropFirst("Receipt.swift:".count)))
  }

  /// Padding of 16 points is the default, and so is a stack's spacing.
  @Test func defaultsAreRecognized() throws {
    let steps = try explanation("Change").steps
    func place(_ name: String) throws -> String? { try #require(steps.last { $0.name == name }, "\(steps)").place }
    #expect(try place(".padding(.vertical, 16)") == line("default"))
    #expect(try place("VStack") == line("stack"))
  }

  @Test func literalsAreRecognized() {
    func isLiteral(_ arguments: String) -> Bool { SourceCalls.Call(line: 1, arguments: arguments).isLiteral }
    #expect(isLiteral(".top,8") && isLiteral("width:1,alignment:.leading") && isLiteral("maxWidth:.infinity"))
    #expect(
      !isLiteral("") && !isLiteral("Metrics.small") && !isLiteral("length") && !isLiteral("\"a\"") && !isLiteral("f(1)")
    )
  }

  @Test func sourceIsScanned() {
    let source = """
      // struct A { Text("No") }
      struct A: View {
        var body: some View {
          Text( "One" ) // Text("Comment")
            .padding( .top, 8 )
          Text("Two \\(Text("Inner"))")
          Stack<Int> { Text(title) }
        }
      }
      extension A { var more: some View { Text("Three") } }
      struct B { let text = Text("Four") }
      """
    let calls = SourceCalls(source, type: "A")
    #expect(calls.declarationLine == 2)
    #expect(calls.root?.name == "Text" && calls.root?.line == 4)
    #expect(calls.calls(of: "Text", isModifier: false).map(\.line) == [4, 6, 7, 10])
    #expect(calls.calls(of: "Text", isModifier: false).map(\.arguments).first == "\"One\"")
    #expect(calls.calls(of: "padding", isModifier: true) == [SourceCalls.Call(line: 5, arguments: ".top,8")])
    #expect(calls.calls(of: "padding", isModifier: false) == [])
    #expect(calls.calls(of: "Stack", isModifier: false).map(\.line) == [7])
  }

  @Test func incompleteSourceIsScanned() {
    for source in ["struct A {", "struct A { Text(", "struct A", "struct A { Text(\"", "extension A { Text<"] {
      #expect(SourceCalls(source, type: "A").calls(of: "Text", isModifier: false) == [])
    }
  }
}
