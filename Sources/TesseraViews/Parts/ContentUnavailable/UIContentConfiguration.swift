// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A description of content, such as a cell's, that creates a view to show it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Creates a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration updated for a state of the cell. Called whenever selection, highlighting or editing
  /// changes.
  func updated(for state: any UIConfigurationState) -> Self
}
