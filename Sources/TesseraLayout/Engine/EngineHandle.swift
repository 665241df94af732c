// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A weak handle to a layout engine, cleared when the engine is deallocated.
final class EngineHandle: @unchecked Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var engine: LayoutEngine?
}
