// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A description of content, such as that of a cell, that can create a view to show it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state of the cell. Called whenever selection, highlight or editing changes.
  func updated(for state: any UIConfigurationState) -> Self
}
