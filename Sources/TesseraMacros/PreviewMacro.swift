// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The expansion of `#Preview`: a type with a record in the binary's `tessera_previews` section. The porting tool
/// generates the same code.
enum PreviewMacro {
  /// Returns the declaration that replaces the macro, or the reason that the macro cannot be expanded.
  ///
  /// Inside the expansion, `#fileID` and `#line` would refer to the expansion buffer, so the record contains the
  /// location of the macro.
  static func expansion(of call: FreestandingMacroCall) -> Result<String, MacroError> {
    guard let arguments = MacroArguments(of: call.macro.name, in: call.syntax.source) else {
      return .failure(
        MacroError("The arguments of #\(call.macro.name) can't be read. Close each parenthesis and brace."))
    }
    guard let body = arguments.trailingClosure ?? arguments.value(labeled: "body") else { return .success("") }
    let location = call.syntax.location
    let record =
      arguments.list.filter { $0.label != "body" }.map(\.text) + [
        "fileID: \(literal(location.fileID))", "line: \(location.line + arguments.linesBefore)", "body: \(body)",
      ]
    // A mangled name that only a macro can introduce. Source: MacroUniqueName in Swift's name mangling.
    let name = "\(call.discriminator)7PreviewfMu_"
    return .success(
      """
      enum \(name) {
        @section("tessera_previews") @used @MainActor private static let record:
          @MainActor @convention(c) (UnsafeMutableRawPointer) -> Void = {
            $0.assumingMemoryBound(to: PreviewRecords.self).pointee.add(
              \(record.joined(separator: ", "))
            )
          }
      }
      """)
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
