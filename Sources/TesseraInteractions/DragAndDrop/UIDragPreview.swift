// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// What the finger carries while something is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, NSCopying {
  /// The view that is shown. It need not be in a window.
  open private(set) var view: UIView
  /// How the view looks as a preview: a copy of what was given.
  open private(set) var parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters.copy() as? UIDragPreviewParameters ?? parameters
    super.init()
  }

  /// Creates a preview of a whole view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// Creates a preview of an address: its host above the address itself.
  public convenience init(for url: URL) { self.init(view: DragAddress.card(url, nil)) }
  /// Creates a preview of an address with a title.
  public convenience init(for url: URL, title: String?) { self.init(view: DragAddress.card(url, title)) }

  /// Returns the preview itself: it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
