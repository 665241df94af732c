// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if Previews
  internal import SwiftSyntax
  internal import SwiftSyntaxBuilder
  internal import SwiftSyntaxMacros

  /// `#Preview` as a type with a record in the section `tessera_previews`. The porting tool writes the same.
  struct PreviewMacro: DeclarationMacro {
    static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      var arguments = node.arguments.filter { $0.label?.text != "body" }.map { $0.trimmed.with(\.trailingComma, nil) }
        .map(\.description)
      if let place = context.location(of: node) {
        // In a macro's expansion these two name the buffer of the expansion.
        arguments += ["fileID: \(place.file.trimmed)", "line: \(place.line.trimmed)"]
      }
      guard
        let body = node.trailingClosure?.trimmed.description
          ?? node.arguments.first(where: { $0.label?.text == "body" })?.expression.trimmed.description
      else { return [] }
      let name = context.makeUniqueName("Preview")
      return [
        """
        enum \(name) {
          @section("tessera_previews") @used nonisolated private static let record:
            @convention(c) (UnsafeMutableRawPointer) -> Void = {
              $0.assumingMemoryBound(to: PreviewRecords.self).pointee.add(
                \(raw: (arguments + ["body: " + body]).joined(separator: ", ")))
            }
        }
        """
      ]
    }
  }
#endif
