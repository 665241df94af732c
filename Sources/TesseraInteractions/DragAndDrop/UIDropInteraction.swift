// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// Lets things be dropped on a view. Of views one in another the innermost that can handle the drag gets it.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Says what happens to what is dropped. Held weakly.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Stored only: there is one drag at a time. `false` by default.
  open var allowsSimultaneousDropSessions = false
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?

  /// Creates an interaction whose delegate takes what is dropped.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
