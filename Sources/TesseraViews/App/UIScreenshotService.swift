// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Gives the system a document in place of a screenshot. Never asked: nobody takes screenshots.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  /// Makes the document; held weakly.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene whose screenshots it is asked for.
  open private(set) weak var windowScene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}
