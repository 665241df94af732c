// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftLayoutBase
import UIKit

/// A view or controller that describes its layout and can be told to update to it.
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

  /// What the last update put in place. Declare it, and do not set it.
  var activation: Activation? { get set }

  /// The views and constraints for the current state. Read at each update.
  @LayoutBuilder var layout: LayoutBody { get }
}

/// When an update happens, and whether layout follows.
public enum LayoutUpdateMode: Hashable, Sendable {
  /// With the next turn of the main queue, at the latest before the next picture. Several requests become one update.
  case deferred
  /// Before the call returns.
  case immediate
  /// Before the call returns, followed by a layout pass.
  case forced
}

extension Layoutable {
  /// Updates now, for modules that know the namespace `sl` alone.
  public func _updateOwnLayout() { sl.updateLayout() }
}

extension LayoutMethodWrapper where Base: Layoutable {
  /// Brings views and constraints into line with `layout`. What has not changed is not touched.
  public func updateLayout(_ mode: LayoutUpdateMode = .immediate) {
    switch mode {
    case .deferred: LayoutUpdates.postpone(base)
    case .immediate: LayoutUpdates.update(base, .normal)
    case .forced: LayoutUpdates.update(base, .forced)
    }
  }

  /// Brings views and constraints into line with `layout`.
  /// - Parameter forceLayout: Whether the views are laid out before the call returns, as animations need.
  public func updateLayout(forceLayout: Bool) {
    updateLayout(forceLayout ? .forced : .immediate)
  }
}

/// The objects that are being updated, and those that will be.
@MainActor
enum LayoutUpdates {
  private static var running: Set<ObjectIdentifier> = []
  private static var postponed: [ObjectIdentifier: WeakObject] = [:]

  /// Tells an object from a later one at its address.
  private struct WeakObject {
    weak var object: AnyObject?
  }

  /// Updates an object. A request that comes while it is being updated is postponed.
  static func update<L: Layoutable>(_ object: L, _ mode: ActivateMode) {
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
      update(object, .normal)
    }
  }
}
