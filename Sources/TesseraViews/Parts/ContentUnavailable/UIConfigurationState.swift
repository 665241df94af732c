// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// The traits and the state that a configuration is updated for.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the configured view.
  var traitCollection: UITraitCollection { get }
}
