// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Call stacks of this process. Return addresses are recorded quickly and symbolicated only when they are displayed.

internal import CTesseraWorkers
internal import Foundation

/// A source code location in this program.
package struct CallSite: Hashable, Sendable {
  /// The demangled function name with its module; empty if no symbol table contains the address.
  package var function: String
  /// The source file's path at compile time; empty if there are no line tables.
  package var file: String
  /// The line, starting at 1; 0 if it is unknown.
  package var line: Int

  package init(function: String, file: String = "", line: Int = 0) {
    (self.function, self.file, self.line) = (function, file, line)
  }
}

/// Symbolicates addresses of this process and caches the results.
package final class CallSiteResolver {
  private var reading = StackReading(process: getpid())
  private var known: [UInt64: [CallSite]] = [:]
  /// The addresses whose lines the symbolizer has not reported yet, and the number of failed attempts.
  private var pending: Set<UInt64> = []
  private var failures = 0

  package init() {}

  /// Returns the return addresses on the caller's stack, starting with the innermost.
  ///
  /// - Parameter count: The maximum number of addresses, at most 128.
  package static func callStack(count: Int) -> [UInt64] {
    [UInt64](unsafeUninitializedCapacity: max(0, count)) { room, found in
      guard let start = room.baseAddress, count > 0 else { return }
      found = tessera_call_stack(start, count)
    }
  }

  /// Returns the functions that contain each call: first the inlined functions, and finally the function at the
  /// address.
  ///
  /// - Parameters:
  ///   - addresses: Return addresses of this process.
  ///   - wantsLine: A closure that returns whether to look up the line of a call in the function with the given name.
  ///     Looking up lines takes most of the time.
  package func places(of addresses: [UInt64], wantsLine: (String) -> Bool) -> [[CallSite]] {
    let new = Set(addresses.lazy.filter { self.known[$0] == nil || self.pending.contains($0) }).sorted()
    if !new.isEmpty { resolve(new, wantsLine: wantsLine) }
    return addresses.map { known[$0] ?? [] }
  }

  private func resolve(_ addresses: [UInt64], wantsLine: (String) -> Bool) {
    // A library may have been loaded since the memory map was last read.
    if addresses.contains(where: { mapping(of: $0) == nil }) { reading = StackReading(process: getpid()) }
    let byFile = Dictionary(grouping: addresses) { mapping(of: $0)?.path ?? "" }
    for (path, addresses) in byFile {
      guard !path.isEmpty else {
        for address in addresses { known[address] = [] }
        continue
      }
      // A return address is the address after the call. The byte before it is part of the call.
      let offsets = addresses.map { address in mapping(of: address).map { address - 1 - $0.start + $0.offset } ?? 0 }
      let symbols = SymbolTable.find(offsets, in: path)
      let wanted = symbols.indices.filter { symbols[$0].map { wantsLine($0.name) } ?? false }
      let found = SourceLines.inlined(wanted.compactMap { symbols[$0]?.address }, in: path)
      if found == nil { failures += 1 }
      // A failed lookup is retried the next time, at most three times in total.
      let isPending = found == nil && failures < 3
      for index in wanted {
        if isPending { pending.insert(addresses[index]) } else { pending.remove(addresses[index]) }
      }
      for (address, symbol) in zip(addresses, symbols) {
        known[address] = symbol.map { [CallSite(function: $0.name)] } ?? []
      }
      for (index, places) in zip(wanted, found ?? []) where !places.isEmpty { known[addresses[index]] = places }
    }
  }

  private func mapping(of address: UInt64) -> StackReading.Mapping? {
    reading.mappings.first { address > $0.start && address <= $0.end }
  }
}
