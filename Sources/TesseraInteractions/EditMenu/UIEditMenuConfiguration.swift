// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// The location and the identifier of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The menu's identifier. If none was passed to the initializer, a unique identifier.
  open private(set) var identifier: AnyHashable
  /// The menu's source point, in the coordinates of the interaction's view.
  open private(set) var sourcePoint: CGPoint
  /// The preferred side of the target on which the menu is shown. `.automatic` by default.
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

  /// Creates a configuration for a menu at a point in the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}
