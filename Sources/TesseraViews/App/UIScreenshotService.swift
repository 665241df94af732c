// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A service that provides a document instead of a screenshot. Never used.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  /// The delegate, which creates the document. A weak reference.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene of the screenshots.
  open private(set) weak var windowScene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}
