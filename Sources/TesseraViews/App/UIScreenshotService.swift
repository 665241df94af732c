// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A service that provides a PDF document in addition to a screenshot. Never used.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  /// The delegate, which creates the document. Not retained.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene whose screenshots the service handles.
  open private(set) weak var windowScene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}
