// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A value that describes content, as of a cell, and can make the view that shows it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state of the cell. Cells ask for it whenever selection, highlight or editing changes.
  func updated(for state: any UIConfigurationState) -> Self
}
