// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Why a worker could not render, as it tells the pool.
enum RenderFailure: Error, Codable, Equatable {
  case unknownScreen(String, known: [String])
  case badParameters(screen: String, path: String, reason: String)
  /// Options or a screen that cannot be rendered.
  case render(String)
  /// The system gives no memory that can be shared, or not enough.
  case memory(String)
}
