// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Call stacks of this process: return addresses are recorded quickly, and symbolicated when they are displayed.

internal import CTesseraWorkers
internal import Foundation

/// A location in this program's sources.
package struct CallSite: Hashable, Sendable {
  /// The function, demangled, with its module; empty if no table contains it.
  package var function: String
  /// The path of the source file at compile time; empty if there are no line tables.
  package var file: String
  /// The line, from 1; 0 if it is not known.
  package var line: Int

  package init(function: String, file: String = "", line: Int = 0) {
    (self.function, self.file, self.line) = (function, file, line)
  }
}

/// Symbolicates addresses in this process's code, with a cache.
package final class CallSiteResolver {
  private var reading = StackReading(process: getpid())
  private var known: [UInt64: [CallSite]] = [:]
  /// The addresses whose lines the tool has not reported yet, and the number of attempts.
  private var pending: Set<UInt64> = []
  private var failures = 0

  package init() {}

  /// Returns the return addresses of the caller's stack, innermost first.
  ///
  /// - Parameter count: The maximum number, 128 at most.
  package static func callStack(count: Int) -> [UInt64] {
    [UInt64](unsafeUninitializedCapacity: max(0, count)) { room, found in
      guard let start = room.baseAddress, count > 0 else { return }
      found = tessera_call_stack(start, count)
    }
  }

  /// Returns, for each return address, the functions that contain the call: inlined functions first, and the function at the
  /// address last.
  ///
  /// - Parameters:
  ///   - addresses: Return addresses of this process.
  ///   - wantsLine: Returns whether to look up the line of a call in a function with that name, which takes most of the time.
  package func places(of addresses: [UInt64], wantsLine: (String) -> Bool) -> [[CallSite]] {
    let new = Set(addresses.lazy.filter { self.known[$0] == nil || self.pending.contains($0) }).sorted()
    if !new.isEmpty { resolve(new, wantsLine: wantsLine) }
    return addresses.map { known[$0] ?? [] }
  }

  private func resolve(_ addresses: [UInt64], wantsLine: (String) -> Bool) {
    // A library may have been loaded since the memory map was read.
    if addresses.contains(where: { mapping(of: $0) == nil }) { reading = StackReading(process: getpid()) }
    let byFile = Dictionary(grouping: addresses) { mapping(of: $0)?.path ?? "" }
    for (path, addresses) in byFile {
      guard !path.isEmpty else {
        for address in addresses { known[address] = [] }
        continue
      }
      // A return address is the address after the call; the byte before it belongs to the call.
      let offsets = addresses.map { address in mapping(of: address).map { address - 1 - $0.start + $0.offset } ?? 0 }
      let symbols = SymbolTable.find(offsets, in: path)
      let wanted = symbols.indices.filter { symbols[$0].map { wantsLine($0.name) } ?? false }
      let found = SourceLines.inlined(wanted.compactMap { symbols[$0]?.address }, in: path)
      if found == nil { failures += 1 }
      // The lookup is retried the next time, three times in total.
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
