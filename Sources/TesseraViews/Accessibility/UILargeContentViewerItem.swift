// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// An item that the large content viewer can show in the center of the screen during a long press.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer may show the item.
  var showsLargeContentViewer: Bool { get }
  /// The title shown in the viewer, or nil.
  var largeContentTitle: String? { get }
  /// The image shown in the viewer, or nil.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled up to fill the viewer.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image in the viewer, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
