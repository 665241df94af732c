// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The reason that a worker could not render, in the form that is sent to the pool.
enum RenderFailure: Error, Codable, Equatable {
  case unknownScreen(String, known: [String])
  case badParameters(screen: String, path: String, reason: String)
  /// The options or the screen cannot be rendered.
  case render(String)
  /// The system has no shared memory, or not enough.
  case memory(String)
}
