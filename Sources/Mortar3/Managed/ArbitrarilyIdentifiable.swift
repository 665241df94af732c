// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A model with an optional identity. If a model has an identity, its cell moves with it when rows are inserted,
/// removed or moved.
public protocol ArbitrarilyIdentifiable {
  /// The model's identifier within its section. Empty if the model is identified by its position.
  var id: String { get }
}

extension ArbitrarilyIdentifiable {
  /// An empty string, so that the model is identified by its position.
  public var id: String { "" }
}
