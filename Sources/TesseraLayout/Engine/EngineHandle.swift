// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Stands for a layout engine. An engine goes with the root of its tree, on any thread.
final class EngineHandle: @unchecked Sendable {
  // Set once, by the initializer of the engine, before anyone else has the handle.
  @exclusivity(unchecked) private var reference = ZeroingReference<LayoutEngine>()

  /// The engine; nil as soon as its deinitialization begins.
  var engine: LayoutEngine? { reference.object }

  func set(_ engine: LayoutEngine) { reference = ZeroingReference(engine, engine) }
}
