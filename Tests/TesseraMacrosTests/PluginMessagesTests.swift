// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraMacros

@Suite struct PluginMessagesTests {
  /// Returns a request as Swift 6.3 sends it, reduced to the relevant fields.
  static func request(_ source: String, type: String = "PreviewMacro") throws -> HostMessage {
    let object: [String: Any] = [
      "expandFreestandingMacro": [
        "macro": ["moduleName": "TesseraMacros", "typeName": type, "name": "Preview"], "macroRole": "declaration",
        "discriminator": "$s1m", "lexicalContext": [[String: Any]](),
        "syntax": [
          "kind": "declaration", "source": source,
          "location": ["fileID": "M/A.swift", "fileName": "/M/A.swift", "offset": 40, "line": 7, "column": 1],
        ],
      ]
    ]
    return try JSONDecoder().decode(HostMessage.self, from: JSONSerialization.data(withJSONObject: object))
  }

  static func answer(to message: HostMessage) throws -> [String: Any] {
    let encoded = try JSONEncoder().encode(TesseraMacros.answer(message))
    return try #require(JSONSerialization.jsonObject(with: encoded) as? [String: Any])
  }

  @Test func expandsAPreview() throws {
    let answer = try Self.answer(to: Self.request(#"#Preview("A", traits: .x) { A() }"#))
    let result = try #require(answer["expandMacroResult"] as? [String: Any])
    let source = try #require(result["expandedSource"] as? String)
    #expect(source.hasPrefix("enum $s1m7PreviewfMu_ {"))
    #expect(source.contains(#""A", traits: .x, fileID: "M/A.swift", line: 7, body: { A() }"#))
    #expect((result["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func expandsToNothingWithoutABody() throws {
    let answer = try Self.answer(to: Self.request("#Preview(\"A\")"))
    let result = try #require(answer["expandMacroResult"] as? [String: Any])
    #expect(result["expandedSource"] as? String == "")
  }

  @Test(arguments: [("#Preview(", "PreviewMacro"), ("#Preview { }", "OtherMacro")])
  func reportsAnErrorAtTheMacro(source: String, type: String) throws {
    let answer = try Self.answer(to: Self.request(source, type: type))
    let result = try #require(answer["expandMacroResult"] as? [String: Any])
    #expect(result["expandedSource"] == nil)
    let diagnostic = try #require((result["diagnostics"] as? [[String: Any]])?.first)
    #expect(diagnostic["severity"] as? String == "error")
    #expect((diagnostic["position"] as? [String: Any])?["offset"] as? Int == 40)
  }

  @Test func statesTheProtocolVersion() throws {
    let message = try JSONDecoder().decode(HostMessage.self, from: Data(#"{"getCapability":{}}"#.utf8))
    let result = try #require(Self.answer(to: message)["getCapabilityResult"] as? [String: [String: Int]])
    #expect(result["capability"]?["protocolVersion"] == 7)
  }

  @Test func answersAnUnknownRequestWithAnError() throws {
    let message = try JSONDecoder().decode(HostMessage.self, from: Data(#"{"loadPluginLibrary":{}}"#.utf8))
    #expect(try Self.answer(to: message)["expandMacroResult"] != nil)
  }

  @Test func rejectsAnInvalidMessage() {
    for text in ["", "{}", "[]", "{\"expandFreestandingMacro\":{}}"] {
      #expect(throws: (any Error).self) { try JSONDecoder().decode(HostMessage.self, from: Data(text.utf8)) }
    }
  }
}
