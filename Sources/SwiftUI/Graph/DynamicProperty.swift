// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A property of a view that the graph updates before it evaluates the body.
public protocol DynamicProperty {
  /// Called after the nested dynamic properties were updated. Does nothing by default.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property with storage in the node of its view.
@MainActor
protocol GraphProperty: DynamicProperty {
  /// Connects the property to its storage, which the slot retains between evaluations.
  mutating func bind(_ slot: inout AnyObject?, _ node: _ViewNode)
  /// Returns whether the properties of an old and a new view value share their storage, so that the body need not be
  /// reevaluated.
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
