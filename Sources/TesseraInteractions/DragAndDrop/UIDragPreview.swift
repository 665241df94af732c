// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// The preview under the finger during a drag.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, NSCopying {
  /// The preview's view, which need not be in a window.
  open private(set) var view: UIView
  /// The preview's appearance: a copy of the parameters passed to the initializer.
  open private(set) var parameters: UIDragPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters.copy() as? UIDragPreviewParameters ?? parameters
    super.init()
  }

  /// Creates a preview of a whole view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// Creates a preview of a URL, which shows the host above the URL.
  public convenience init(for url: URL) { self.init(view: URLDragPreview.makeCard(url: url, title: nil)) }
  /// Creates a preview of a URL with a title.
  public convenience init(for url: URL, title: String?) {
    self.init(view: URLDragPreview.makeCard(url: url, title: title))
  }

  /// Returns the preview itself, since it is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
