// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A value that describes a cell's content and can make the view that shows it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state of the cell. Cells ask for it whenever selection, highlight or editing changes.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. It must be able to take another configuration of the same type.
  var configuration: any UIContentConfiguration { get set }
}

/// The traits and the state a configuration is updated for.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The traits of the view that is configured.
  var traitCollection: UITraitCollection { get }
}

/// The state of a cell.
///
/// - Note: Differs from UIKit: cells never set `isDisabled`, `isFocused` and `isExpanded`.
public struct UICellConfigurationState: UIConfigurationState {
  /// The cell's traits.
  public var traitCollection: UITraitCollection
  /// Always false in the states that cells give.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Always false in the states that cells give: there is no focus.
  public var isFocused = false
  /// Whether the table or collection view is being edited.
  public var isEditing = false
  /// Always false in the states that cells give.
  public var isExpanded = false
  /// Whether the row is swiped to the side, so that buttons show beside it.
  public var isSwiped = false

  /// A state in which nothing is selected, highlighted or edited.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// The part of a cell's state that changes while it is shown.
struct StateFlags: Equatable {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var isSwiped = false

  init() {}

  init(_ state: UICellConfigurationState) {
    (isSelected, isHighlighted, isEditing) = (state.isSelected, state.isHighlighted, state.isEditing)
    isSwiped = state.isSwiped
  }
}
