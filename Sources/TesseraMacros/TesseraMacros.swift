// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The program that the compiler runs to expand `#Preview`, `@Entry` and `@Previewable`. The compiler and a macro
// program exchange JSON messages over standard input and output. A macro that only rearranges its arguments therefore
// does not require swift-syntax, which takes minutes to build.

internal import FoundationEssentials

#if !TESSERA_SDK
  @main
#endif
package struct TesseraMacros {
  /// Responds to the compiler's messages until the compiler closes the channel.
  package static func main() throws {
    var channel = MessageChannel(input: 0, output: 1)
    while let message: HostMessage = try channel.receive() {
      try channel.send(answer(message))
    }
  }

  static func answer(_ message: HostMessage) -> PluginMessage {
    switch message {
    case .getCapability: return .capability
    case .expandFreestandingMacro(let call) where call.macro.typeName == "PreviewMacro":
      return .expansion(PreviewMacro.expansion(of: call), at: call.syntax)
    case .expandFreestandingMacro(let call):
      return .expansion(.failure(MacroError("TesseraMacros has no macro \(call.macro.typeName).")), at: call.syntax)
    case .expandAttachedMacro(let call) where call.macro.typeName == "EntryMacro":
      return .expansion(EntryMacro.expansion(of: call), at: call.attributeSyntax)
    case .expandAttachedMacro(let call) where call.macro.typeName == "PreviewableMacro":
      // `@Previewable` does not change its variable.
      return .expansion(.success(""), at: call.attributeSyntax)
    case .expandAttachedMacro(let call):
      return .expansion(
        .failure(MacroError("TesseraMacros has no macro \(call.macro.typeName).")), at: call.attributeSyntax)
    case .other(let name):
      return .expansion(.failure(MacroError("TesseraMacros does not support the request \(name).")), at: nil)
    }
  }
}
