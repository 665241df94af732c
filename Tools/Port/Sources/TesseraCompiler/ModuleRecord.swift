// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import FoundationEssentials
internal import TesseraPort

/// The result of porting a module, stored in a file next to the compiled module. The module's next build reads it to
/// port only if something has changed. Modules that import the module read it to find the sources that they depend
/// on.
struct ModuleRecord: Codable, Equatable {
  struct Source: Codable, Equatable {
    var path: String
    /// The fingerprint of the source's text.
    var text: String
    /// The fingerprint of the ported text, or `nil` if the compiler reads the original source.
    var ported: String?
  }

  /// The fingerprint of all inputs: the sources, the sources of imported modules, and the porting tool.
  var input: String
  /// The identity of the compiler that was checked against the SDK.
  var compiler: String
  var sources: [Source]
  /// The names of the modules that the sources import.
  var imports: [String]
  /// Warnings from the porting tool. A build without changes repeats them.
  var messages: [String]

  /// Returns the path of the record for the module file at `modulePath`.
  static func path(forModuleAt modulePath: String) -> String {
    Paths.withoutExtension(modulePath) + ".tesseraport"
  }

  /// Reads a record from a file. Returns `nil` if there is no record or it is damaged.
  init?(path: String) {
    guard let bytes = try? SystemFile.bytes(of: path),
      let record = try? JSONDecoder().decode(ModuleRecord.self, from: Data(bytes))
    else { return nil }
    self = record
  }

  init(input: String, compiler: String, sources: [Source], imports: [String], messages: [String]) {
    self.input = input
    self.compiler = compiler
    self.sources = sources
    self.imports = imports
    self.messages = messages
  }

  /// Returns a copy of the record with another compiler that was checked against the SDK.
  func checked(with compiler: String) -> ModuleRecord {
    var record = self
    record.compiler = compiler
    return record
  }

  var data: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return [UInt8]((try? encoder.encode(self)) ?? Data())
  }
}
