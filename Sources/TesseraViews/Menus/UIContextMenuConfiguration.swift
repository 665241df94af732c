// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The content of a context menu and of its preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// A closure that creates the preview's view controller. It returns nil to use the view as the preview.
  public typealias PreviewProvider = () -> UIViewController?
  /// A closure that creates the menu from the elements that the system suggests. It returns nil for no menu.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// The identifier of the menu.
  open private(set) var identifier: any NSCopying
  /// The identifiers of further items. Stored but not used. Empty by default.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number in the badge. Stored but not used. 0 by default.
  open var badgeCount = 0
  /// The preferred order of the elements. `automatic` by default.
  open var preferredMenuElementOrder: ElementOrder = .automatic
  /// The closure that creates the preview's view controller.
  package let previewProvider: PreviewProvider?
  /// The closure that creates the menu.
  package let actionProvider: ActionProvider?

  /// Creates a context menu. The default identifier is unique.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }
}
