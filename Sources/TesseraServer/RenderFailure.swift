// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The reason that a worker could not render, in the format sent to the pool.
enum RenderFailure: Error, Codable, Equatable {
  case unknownScreen(String, known: [String])
  case badParameters(screen: String, path: String, reason: String)
  /// The options or the screen cannot be rendered.
  case render(String)
  /// The system does not have enough shared memory, or does not support it.
  case memory(String)
}
