// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// The traits and state for which a configuration is updated.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the configured view.
  var traitCollection: UITraitCollection { get }
}
