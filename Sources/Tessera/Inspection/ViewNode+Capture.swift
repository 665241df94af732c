// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import TesseraUI

extension ViewNode {
  /// The tree below a view, in the coordinates of its window, or of its topmost view outside of one.
  @MainActor
  public init(_ view: UIView) {
    let frame = view.convert(view.bounds, to: nil)
    self.init(
      className: "\(type(of: view))", identifier: view.accessibilityIdentifier,
      frame: Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height), isHidden: view.isHidden,
      children: view.subviews.map(ViewNode.init))
  }
}
