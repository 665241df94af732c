// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Where this process's own code was called from: return addresses are noted in a moment, and names are looked up when somebody
// wants to read them.

internal import CTesseraWorkers
internal import Foundation

/// A place in this program's sources.
package struct CallPlace: Hashable, Sendable {
  /// The function, as Swift's sources have it, with its module; empty where no table names it.
  package var function: String
  /// The path of the source file as the compiler knew it; empty where there are no line tables.
  package var file: String
  /// From 1; 0 where it is not known.
  package var line: Int

  package init(function: String, file: String = "", line: Int = 0) {
    (self.function, self.file, self.line) = (function, file, line)
  }
}

/// Names of addresses in this process's code. What was looked up once is remembered.
package final class CallPlaces {
  private var reading = StackReading(process: getpid())
  private var known: [UInt64: [CallPlace]] = [:]
  /// Those whose lines the tool has not told, and how often it did not.
  private var pending: Set<UInt64> = []
  private var failures = 0

  package init() {}

  /// The return addresses of the caller's stack, the innermost first.
  ///
  /// - Parameter count: How many at most; 128 at the most.
  package static func callStack(_ count: Int) -> [UInt64] {
    [UInt64](unsafeUninitializedCapacity: max(0, count)) { room, found in
      guard let start = room.baseAddress, count > 0 else { return }
      found = tessera_call_stack(start, count)
    }
  }

  /// For each return address the functions that its call stands in: those that were inlined first, the last is the one that has
  /// the address.
  ///
  /// - Parameters:
  ///   - addresses: Return addresses of this process.
  ///   - wantsLine: Whether the line of a call in a function of that name is of interest. Looking up lines is what takes time.
  package func places(of addresses: [UInt64], wantsLine: (String) -> Bool) -> [[CallPlace]] {
    let new = Set(addresses.lazy.filter { self.known[$0] == nil || self.pending.contains($0) }).sorted()
    if !new.isEmpty { look(new, wantsLine) }
    return addresses.map { known[$0] ?? [] }
  }

  private func look(_ addresses: [UInt64], _ wantsLine: (String) -> Bool) {
    // A library may have come since.
    if addresses.contains(where: { mapping(of: $0) == nil }) { reading = StackReading(process: getpid()) }
    let byFile = Dictionary(grouping: addresses) { mapping(of: $0)?.path ?? "" }
    for (path, addresses) in byFile {
      guard !path.isEmpty else {
        for address in addresses { known[address] = [] }
        continue
      }
      // A return address is behind the call. One less is in it.
      let offsets = addresses.map { address in mapping(of: address).map { address - 1 - $0.start + $0.offset } ?? 0 }
      let symbols = SymbolTable.find(offsets, in: path)
      let wanted = symbols.indices.filter { symbols[$0].map { wantsLine($0.name) } ?? false }
      let found = SourceLines.inlined(wanted.compactMap { symbols[$0]?.address }, in: path)
      if found == nil { failures += 1 }
      // It is asked again the next time, thrice in all.
      let isPending = found == nil && failures < 3
      for index in wanted {
        if isPending { pending.insert(addresses[index]) } else { pending.remove(addresses[index]) }
      }
      for (address, symbol) in zip(addresses, symbols) {
        known[address] = symbol.map { [CallPlace(function: $0.name)] } ?? []
      }
      for (index, places) in zip(wanted, found ?? []) where !places.isEmpty { known[addresses[index]] = places }
    }
  }

  private func mapping(of address: UInt64) -> StackReading.Mapping? {
    reading.mappings.first { address > $0.start && address <= $0.end }
  }
}
