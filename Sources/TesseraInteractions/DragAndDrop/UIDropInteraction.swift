// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// An interaction for dropping items on a view. The innermost view that can handle the drag receives the drop.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// A weak reference to the delegate, which handles the drop.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether simultaneous drops are allowed. Stored only, because Tessera supports one drag at a time. `false` by
  /// default.
  open var allowsSimultaneousDropSessions = false
  /// The view that has the interaction, or nil.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a delegate that handles drops.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
