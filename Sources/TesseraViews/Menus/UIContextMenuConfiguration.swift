// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What a context menu holds, and what is shown above it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Makes the controller that is shown above the menu; nil for the view itself.
  public typealias PreviewProvider = () -> UIViewController?
  /// Makes the menu from the elements that the system suggests, of which there are none.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// What tells the menu apart.
  open private(set) var identifier: any NSCopying
  /// Stored only. Empty by default.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// Stored only. 0 by default.
  open var badgeCount = 0
  /// Which end of the menu its first element is at. `automatic` by default.
  open var preferredMenuElementOrder: ElementOrder = .automatic
  /// What makes the controller above the menu.
  package let previewProvider: PreviewProvider?
  /// What makes the menu.
  package let actionProvider: ActionProvider?

  /// Creates a context menu. Without an identifier it gets one of its own.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }
}
