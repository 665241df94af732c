// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The messages of the compiler's plugin protocol that the macros use. Source: `PluginMessages.swift` in swift-syntax,
// which documents the protocol. Unknown keys are ignored.

/// A request from the compiler.
enum HostMessage: Decodable {
  case getCapability
  case expandFreestandingMacro(FreestandingMacroCall)
  case expandAttachedMacro(AttachedMacroCall)
  /// An unsupported request, with its name.
  case other(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: MessageName.self)
    guard let name = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "A message needs a name."))
    }
    switch name.stringValue {
    case "getCapability": self = .getCapability
    case "expandFreestandingMacro":
      self = .expandFreestandingMacro(try container.decode(FreestandingMacroCall.self, forKey: name))
    case "expandAttachedMacro":
      self = .expandAttachedMacro(try container.decode(AttachedMacroCall.self, forKey: name))
    default: self = .other(name.stringValue)
    }
  }
}

/// A use of a freestanding macro.
struct FreestandingMacroCall: Decodable {
  var macro: MacroReference
  /// The prefix of mangled names that are unique to this expansion.
  var discriminator: String
  var syntax: MacroSyntax
}

/// A use of an attached macro in one of its roles.
struct AttachedMacroCall: Decodable {
  var macro: MacroReference
  /// The role, such as `accessor` or `peer`.
  var macroRole: String
  var attributeSyntax: MacroSyntax
  var declSyntax: MacroSyntax
}

/// The macro's type, as named in `#externalMacro`, and the macro's name in source code.
struct MacroReference: Decodable {
  var typeName: String
  var name: String
}

/// A source fragment and its location.
struct MacroSyntax: Decodable {
  var source: String
  var location: Location

  struct Location: Decodable {
    /// The module and file, such as `Cards/CardView.swift`.
    var fileID: String
    var fileName: String
    /// The UTF-8 offset of the fragment in its file.
    var offset: Int
    /// The line at which the fragment begins, counted from one.
    var line: Int
  }
}

/// A response to the compiler.
enum PluginMessage: Encodable {
  case capability
  case expansion(Result<String, MacroError>, at: MacroSyntax?)

  private struct Capability: Encodable {
    var protocolVersion = 7
  }

  private struct CapabilityResult: Encodable {
    var capability = Capability()
  }

  private struct Expansion: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  private struct Diagnostic: Encodable {
    struct Position: Encodable {
      var fileName: String
      var offset: Int
    }
    var message: String
    var severity = "error"
    var position: Position
    var highlights: [Position] = []
    var notes: [Position] = []
    var fixIts: [Position] = []
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MessageName.self)
    switch self {
    case .capability:
      try container.encode(CapabilityResult(), forKey: MessageName("getCapabilityResult"))
    case .expansion(.success(let source), _):
      try container.encode(Expansion(expandedSource: source), forKey: MessageName("expandMacroResult"))
    case .expansion(.failure(let error), let syntax):
      let position = Diagnostic.Position(
        fileName: syntax?.location.fileName ?? "", offset: syntax?.location.offset ?? 0)
      let diagnostic = Diagnostic(message: error.message, position: position)
      try container.encode(Expansion(diagnostics: [diagnostic]), forKey: MessageName("expandMacroResult"))
    }
  }
}

/// The single key of a message, which is the message's name.
struct MessageName: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// The reason that a macro cannot be expanded, with a remedy.
struct MacroError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}
