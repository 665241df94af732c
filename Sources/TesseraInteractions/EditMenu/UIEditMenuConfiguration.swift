// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// Where an edit menu is presented, and a name for it.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// What tells the menu apart: what was given, or something new for each.
  open private(set) var identifier: AnyHashable
  /// The point that the menu belongs to, in the coordinates of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  /// On which side of its target the menu stands. `.automatic` by default.
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

  /// Creates a menu at a point of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}
