// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftLayoutBase
import UIKit

/// A view or view controller that declares its layout and can update its views to match it.
///
///     final class Card: UIView, Layoutable {
///       var activation: Activation?
///       @LayoutProperty var isOpen = false
///
///       var layout: some Layout {
///         self.sublayout {
///           title.anchors { Anchors.cap() }
///           if isOpen { details }
///         }
///       }
///     }
@preconcurrency @MainActor
public protocol Layoutable: LayoutMethodAccessible, _LayoutUpdating {
  /// The type of `layout`.
  associatedtype LayoutBody: Layout

  /// The activation of the most recent update. Conforming types declare it, but must not set it.
  var activation: Activation? { get set }

  /// The views and constraints for the current state. Evaluated at each update.
  @LayoutBuilder var layout: LayoutBody { get }
}

/// The time at which a layout is updated, and whether a layout pass follows.
public enum LayoutUpdateMode: Hashable, Sendable {
  /// The layout is updated asynchronously on the main queue, but before the next rendering. Several requests are
  /// coalesced into one update.
  case deferred
  /// The layout is updated before the call returns.
  case immediate
  /// The layout is updated before the call returns, followed by a layout pass.
  case forced
}

extension Layoutable {
  /// Updates the layout immediately. Called by the `SwiftUI` module, which doesn't depend on SwiftLayout.
  public func _updateOwnLayout() { sl.updateLayout() }
}

extension LayoutMethodWrapper where Base: Layoutable {
  /// Updates views and constraints to match `layout`. Unchanged views and constraints are preserved.
  public func updateLayout(_ mode: LayoutUpdateMode = .immediate) {
    switch mode {
    case .deferred: LayoutUpdates.postpone(base)
    case .immediate: LayoutUpdates.update(base, mode: .normal)
    case .forced: LayoutUpdates.update(base, mode: .forced)
    }
  }

  /// Updates views and constraints to match `layout`.
  /// - Parameter forceLayout: Whether the views are laid out before the call returns, which animations require.
  public func updateLayout(forceLayout: Bool) {
    updateLayout(forceLayout ? .forced : .immediate)
  }
}

/// The objects whose layout is being updated, and the objects with pending updates.
@MainActor
enum LayoutUpdates {
  private static var running: Set<ObjectIdentifier> = []
  private static var postponed: [ObjectIdentifier: WeakObject] = [:]

  /// A weak reference that distinguishes an object from a later object at the same address.
  private struct WeakObject {
    weak var object: AnyObject?
  }

  /// Updates an object's layout. A request during an update is postponed until the update ends.
  static func update<L: Layoutable>(_ object: L, mode: ActivateMode) {
    let id = ObjectIdentifier(object)
    guard running.insert(id).inserted else { return postpone(object) }
    defer { running.remove(id) }
    let layout = object.layout
    if let activation = object.activation {
      layout.update(fromActivation: activation, mode: mode)
    } else {
      object.activation = layout.active(mode: mode)
    }
  }

  static func postpone<L: Layoutable>(_ object: L) {
    let id = ObjectIdentifier(object)
    if postponed[id]?.object === object { return }
    postponed[id] = WeakObject(object: object)
    DeferredWork.add { [weak object] in
      guard let object else { return }
      postponed[id] = nil
      update(object, mode: .normal)
    }
  }
}
