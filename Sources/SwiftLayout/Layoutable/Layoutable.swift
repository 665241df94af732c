// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A view or controller that says what its layout is, and can be asked to catch up with it.
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
public protocol Layoutable: LayoutMethodAccessible {
  associatedtype LayoutBody: Layout

  /// What the last update put in place. Declare it and leave it alone.
  var activation: Activation? { get set }

  @LayoutBuilder var layout: LayoutBody { get }
}

/// When an update happens, and whether layout follows.
public enum LayoutUpdateMode: Hashable, Sendable {
  /// With the next turn of the main queue, and at the latest before the next picture; many updates become one.
  case deferred
  /// Before the call returns.
  case immediate
  /// Before the call returns, followed by a layout pass.
  case forced
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

/// Who is being updated, and who will be.
@MainActor
enum LayoutUpdates {
  private static var running: Set<ObjectIdentifier> = []
  private static var postponed: [ObjectIdentifier: WeakObject] = [:]

  /// Tells an object from a later one at its address.
  private struct WeakObject {
    weak var object: AnyObject?
  }

  /// An update that is asked for while the same object is being updated comes afterwards.
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
