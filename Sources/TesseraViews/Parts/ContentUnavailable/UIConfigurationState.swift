// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// The traits and the state a configuration is updated for.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the view that is configured.
  var traitCollection: UITraitCollection { get }
}
