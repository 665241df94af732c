// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A view property that the graph updates before it evaluates the view's body.
public protocol DynamicProperty {
  /// Updates the property. Called after the nested dynamic properties are updated. Does nothing by default.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property whose storage is in its view's node.
@MainActor
protocol GraphProperty: DynamicProperty {
  /// Connects the property to its storage. The slot retains the storage between evaluations.
  mutating func bind(_ slot: inout AnyObject?, _ node: _ViewNode)
  /// Returns whether the properties of an old and a new view value share the same storage. If they do, the body
  /// doesn't have to be reevaluated.
  static func areSame(_ old: Self, _ new: Self) -> Bool
}

extension GraphProperty {
  static func areSame(_ old: Self, _ new: Self) -> Bool { true }
}

/// Storage that is notified when its node is removed.
@MainActor
protocol RemovableSlot {
  func nodeWillRemove()
}
