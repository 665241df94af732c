// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Stands for a layout engine.
final class EngineHandle: @unchecked Sendable {
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var engine: LayoutEngine?
}
