// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A resolution of a screen.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size in pixels.
  open var size: CGSize { storedSize }
  private let storedSize: CGSize
  /// The ratio of a pixel's width to its height, 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    storedSize = size
    super.init()
  }
}
