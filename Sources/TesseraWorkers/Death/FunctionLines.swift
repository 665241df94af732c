// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraWorkers
internal import Foundation

/// Finds functions of this program by name, and the lines where they are declared.
package final class FunctionLines {
  /// The path of the program's file.
  package static let program =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]

  private var addresses: [String: [UInt64]] = [:]
  private var known: [UInt64: CallSite?] = [:]

  /// Creates an index of the functions whose linker names contain one of the given texts, such as `4body` for properties named
  /// `body`.
  package init(containing texts: [String]) {
    for text in texts {
      let found = Found()
      withExtendedLifetime(found) {
        tessera_find_functions(Self.program, text, Unmanaged.passUnretained(found).toOpaque()) {
          context, _, name, _, address in
          guard let context else { return }
          Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().functions.append((String(cString: name), address))
        }
      }
      for (name, address) in found.functions {
        addresses[SymbolTable.demangled(Substring(name)), default: []].append(address)
      }
    }
  }

  private final class Found {
    var functions: [(name: String, address: UInt64)] = []
  }

  /// Returns the declaration of the only function whose demangled name begins with a text, or nil if there are none or several in
  /// different files, or if there is no debug information.
  package func declaration(ofFunctionBeginningWith prefix: String) -> CallSite? {
    let matches = addresses.filter { $0.key.hasPrefix(prefix) && !$0.key.hasPrefix("closure") }
    let sites = matches.sorted { ($0.key.count, $0.key) < ($1.key.count, $1.key) }.flatMap { name, addresses in
      addresses.compactMap { site(at: $0, named: name) }
    }
    guard let first = sites.first, sites.allSatisfy({ $0.file == first.file }) else { return nil }
    return first
  }

  private func site(at address: UInt64, named name: String) -> CallSite? {
    if let known = known[address] { return known }
    // An attempt that takes too long is not recorded, so that the next one can succeed.
    guard let found = SourceLines.inlined([address], in: Self.program) else { return nil }
    // Inlined functions come first, and the function at the address last.
    let site = found.first?.last.flatMap { $0.line > 0 ? $0 : nil }
    known[address] = .some(site)
    return site
  }
}
