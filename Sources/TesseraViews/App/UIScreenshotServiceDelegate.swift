// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A delegate that provides a PDF document in addition to a screenshot. Never called.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Creates a PDF document and passes it to the handler, with the visible page's index and the visible rectangle of
  /// the page.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
  ) {
    completionHandler(nil, 0, .zero)
  }
}
