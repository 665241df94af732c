// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Gives the system a document in place of a screenshot. Never asked: nobody takes screenshots.
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
