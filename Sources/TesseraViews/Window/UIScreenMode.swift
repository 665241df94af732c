// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A resolution that a screen supports.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size of the screen in pixels.
  open var size: CGSize { storedSize }
  private let storedSize: CGSize
  /// The ratio of a pixel's width to its height. Always 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    storedSize = size
    super.init()
  }
}
