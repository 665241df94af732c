// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import Testing

@testable import TesseraCommand

/// The server of the Model Context Protocol, over pipes, as a client sees it. Codes and structures are those of JSON-RPC 2.0 and of
/// the protocol's schema.
@Suite struct MCPTests {
  /// A client that writes lines and reads the messages of the server.
  private final class Client: @unchecked Sendable {
    private let (toServer, fromServer) = (Pipe(), Pipe())
    private var buffer = Data()
    private var task: Task<Void, Never>?

    init(_ makeTools: @escaping @Sendable (@escaping @Sendable (String) async -> Bool?) -> [MCPTool]) {
      let connection = MCPConnection(
        input: toServer.fileHandleForReading.fileDescriptor, output: fromServer.fileHandleForWriting.fileDescriptor)
      let box = Box()
      let server = MCPServer(
        connection, tools: makeTools { await box.server?.confirm($0) }, instructions: "Look first.")
      box.server = server
      task = Task { await server.run() }
    }

    private final class Box: @unchecked Sendable {
      var server: MCPServer?
    }

    func send(_ line: String) { toServer.fileHandleForWriting.write(Data((line + "\n").utf8)) }

    func request(_ id: Int, _ method: String, _ parameters: String = "{}") {
      send(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#)
    }

    /// Returns the next message.
    func receive() throws -> JSONValue {
      while true {
        if let end = buffer.firstIndex(of: 10) {
          let line = buffer[buffer.startIndex..<end]
          buffer = Data(buffer[(end + 1)...])
          return try JSONDecoder().decode(JSONValue.self, from: line)
        }
        let more = fromServer.fileHandleForReading.availableData
        try #require(!more.isEmpty, "The server closed the connection.")
        buffer += more
      }
    }

    /// Closes the connection, and waits until the server has ended.
    func end() async {
      try? toServer.fileHandleForWriting.close()
      await task?.value
    }
  }

  private static func echo(
    _ name: String = "echo", _ action: @escaping @Sendable (MCPArguments) async throws -> MCPResult
  )
    -> MCPTool
  {
    MCPTool(
      name: name, title: "Echo", description: "Repeats a text.",
      parameters: [
        MCPParameter(name: "text", kind: .text, description: "The text.", isRequired: true),
        MCPParameter(name: "count", kind: .number(1...3), description: "How often."),
        MCPParameter(name: "style", kind: .choice(["plain", "loud"]), description: "The style."),
        MCPParameter(name: "names", kind: .names, description: "Names."),
        MCPParameter(name: "flag", kind: .flag, description: "A flag."),
      ], action: action)
  }

  private static let plain: @Sendable (@escaping @Sendable (String) async -> Bool?) -> [MCPTool] = { _ in
    [echo { MCPResult([.text($0.required("text")), .png([1, 2, 3])]) }]
  }

  @Test(arguments: [
    ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25"),
  ])
  func initialize(_ asked: String, _ answered: String) async throws {
    let client = Client(Self.plain)
    client.request(
      1, "initialize", #"{"protocolVersion":"\#(asked)","capabilities":{},"clientInfo":{"name":"t","version":"1"}}"#)
    let answer = try client.receive()
    #expect(answer["id"] == 1 && answer["jsonrpc"] == "2.0")
    #expect(answer["result"]?["protocolVersion"]?.string == answered)
    #expect(answer["result"]?["capabilities"]?["tools"] != nil)
    #expect(answer["result"]?["instructions"] == "Look first.")
    client.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    client.request(2, "ping")
    #expect(try client.receive()["result"] == [:])
    await client.end()
  }

  @Test func listsAndCallsTools() async throws {
    let client = Client(Self.plain)
    client.request(1, "tools/list")
    let tool = try #require(try client.receive()["result"]?["tools"]?.array?.first)
    #expect(tool["name"] == "echo" && tool["inputSchema"]?["required"] == ["text"])
    #expect(tool["inputSchema"]?["properties"]?["style"]?["enum"] == ["plain", "loud"])
    client.request(2, "tools/call", #"{"name":"echo","arguments":{"text":"héllo\n"}}"#)
    let result = try #require(try client.receive()["result"])
    #expect(result["isError"] == false)
    // The base64 form of the bytes 1, 2 and 3 is AQID.
    let picture: JSONValue = ["type": "image", "mimeType": "image/png", "data": "AQID"]
    #expect(result["content"] == [["type": "text", "text": "héllo\n"], picture])
    await client.end()
  }

  /// Lines that are no request get the codes of JSON-RPC, and the server goes on.
  @Test(arguments: [
    ("garbage", -32700), ("\u{0}\u{1}", -32700), ("[]", -32600), ("{}", -32600), ("7", -32600),
    (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":"nope"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nope"}}"#, -32602),
  ])
  func garbage(_ line: String, _ code: Int) async throws {
    let client = Client(Self.plain)
    client.send(line)
    #expect(try client.receive()["error"]?["code"]?.number == Double(code))
    client.request(9, "ping")
    #expect(try client.receive()["id"] == 9)
    await client.end()
  }

  @Test(arguments: [
    (#"{}"#, "text"), (#"{"text":1}"#, "text"), (#"{"text":"a","count":4}"#, "count"),
    (#"{"text":"a","style":"odd"}"#, "style"), (#"{"text":"a","names":[1]}"#, "names"),
    (#"{"text":"a","flag":"yes"}"#, "flag"), (#"{"text":"a","other":1}"#, "other"), (#"[]"#, "arguments"),
  ])
  func invalidArguments(_ arguments: String, _ culprit: String) async throws {
    let client = Client(Self.plain)
    client.request(1, "tools/call", #"{"name":"echo","arguments":\#(arguments)}"#)
    let error = try #require(try client.receive()["error"])
    #expect(error["code"]?.number == -32602)
    #expect(error["message"]?.string?.contains(culprit) == true, "\(error)")
    await client.end()
  }

  /// A tool's failure is part of its result, so that the model reads it.
  @Test func failuresOfTools() async throws {
    let client = Client { _ in [Self.echo { _ in throw CommandFailure(description: "The disk is full.") }] }
    client.request(1, "tools/call", #"{"name":"echo","arguments":{"text":"a"}}"#)
    let result = try #require(try client.receive()["result"])
    #expect(result["isError"] == true && result["content"]?.array?.first?["text"] == "The disk is full.")
    await client.end()
  }

  /// A canceled call isn't answered, and calls after it are.
  @Test func cancellation() async throws {
    let client = Client { _ in
      [
        Self.echo { arguments in
          if arguments.text("text") == "slow" { try await Task.sleep(for: .seconds(600)) }
          return MCPResult(text: arguments.required("text"))
        }
      ]
    }
    client.request(1, "tools/call", #"{"name":"echo","arguments":{"text":"slow"}}"#)
    client.request(2, "tools/call", #"{"name":"echo","arguments":{"text":"next"}}"#)
    client.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
    #expect(try client.receive()["id"] == 2)
    client.request(3, "tools/call", #"{"name":"echo","arguments":{"text":"slow"}}"#)
    // The end of the input cancels the call under way.
    await client.end()
  }

  /// A question to the user is a request of the server. Only an accepted form with the box checked counts as yes.
  @Test(arguments: [
    (#"{"elicitation":{}}"#, #"{"action":"accept","content":{"approve":true}}"#, "true"),
    (#"{"elicitation":{}}"#, #"{"action":"accept","content":{"approve":false}}"#, "false"),
    (#"{"elicitation":{}}"#, #"{"action":"decline"}"#, "false"), (#"{}"#, "", "nil"),
  ])
  func questions(_ capabilities: String, _ answer: String, _ expected: String) async throws {
    let client = Client { confirm in
      [Self.echo { MCPResult(text: await confirm($0.required("text")).map { "\($0)" } ?? "nil") }]
    }
    client.request(
      1, "initialize",
      #"{"protocolVersion":"2025-06-18","capabilities":\#(capabilities),"clientInfo":{"name":"t","version":"1"}}"#)
    _ = try client.receive()
    client.request(2, "tools/call", #"{"name":"echo","arguments":{"text":"Sure?"}}"#)
    if !answer.isEmpty {
      let question = try client.receive()
      #expect(question["method"] == "elicitation/create" && question["params"]?["message"] == "Sure?")
      let id = try #require(question["id"]?.string)
      client.send(#"{"jsonrpc":"2.0","id":"\#(id)","result":\#(answer)}"#)
    }
    #expect(try client.receive()["result"]?["content"]?.array?.first?["text"]?.string == expected)
    await client.end()
  }

  @Test func longLines() async throws {
    let client = Client(Self.plain)
    let sending = Task.detached { client.send(String(repeating: "a", count: (16 << 20) + 1)) }
    #expect(try client.receive()["error"]?["code"]?.number == -32600)
    await sending.value
    client.request(1, "ping")
    #expect(try client.receive()["id"] == 1)
    await client.end()
  }

  // MARK: Views

  private static func view(_ label: String, parent: Int, text: String? = nil, identifier: String? = nil)
    -> MCPScreen.View
  {
    MCPScreen.View(
      name: label, label: label, parent: parent, frame: .init(x: 1.25, y: 2, width: 30, height: .infinity),
      isHidden: false,
      text: text, identifier: identifier)
  }

  @Test func viewTree() {
    var views = [
      Self.view("UIWindow", parent: -1), Self.view("UILabel", parent: 0, text: "a\nb", identifier: "title"),
      Self.view("UIView", parent: 0), Self.view("UILabel", parent: 2),
    ]
    views[2].isHidden = true
    #expect(
      MCPViewTree.text(of: views) == """
        #0 UIWindow (1.3, 2, 30, inf)
          #1 UILabel (1.3, 2, 30, inf) "a b" id=title
        """)
  }

  @Test func findsViews() async throws {
    let screen = MCPScreen(MCPWorker(.page(.own, threads: 1), timeLimit: 1))
    let views = [
      Self.view("UIWindow", parent: -1), Self.view("UIButton with \"Save\"", parent: 0),
      Self.view("UILabel \"Save\"", parent: 1, text: "Save"), Self.view("UILabel \"Draft\"", parent: 0, text: "Draft"),
      Self.view("UIView", parent: 0, identifier: "Draft"), Self.view("Card", parent: 0), Self.view("Card", parent: 0),
    ]
    for (target, index) in [("#3", 3), ("Save", 2), ("save", 2), ("Draft", 4), ("UIWindow", 0)] {
      #expect(try await screen.find(target, in: views) == index, "\(target)")
    }
    for (target, words) in [("#9", "#0 to #6"), ("Card", "#5 Card, #6 Card"), ("Nothing", "'Nothing'"), ("#x", "'#x'")]
    {
      await #expect { _ = try await screen.find(target, in: views) } throws: { "\($0)".contains(words) }
    }
  }
}
