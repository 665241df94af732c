// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import FoundationNetworking
import TesseraPlaceholders
public import UIKit

/// A download. It always fails immediately with `WKError.unknown`.
@preconcurrency @MainActor
open class WKDownload: NSObject {
  /// The original request.
  open private(set) var originalRequest: URLRequest?
  /// The web view that started the download.
  open private(set) weak var webView: WKWebView?
  /// A weak reference to the delegate.
  open weak var delegate: (any WKDownloadDelegate)?
  private var isOver = false

  init(_ request: URLRequest?, _ view: WKWebView) {
    (originalRequest, webView) = (request, view)
    super.init()
  }

  func fail() {
    Placeholder.callLater { [self] in
      guard !isOver else { return }
      isOver = true
      delegate?.download(self, didFailWithError: WKError(.unknown), resumeData: nil)
    }
  }

  /// Cancels the download. The handler is called in a later turn of the main queue. It receives `nil`, because there
  /// is no data with which to resume.
  open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) {
    isOver = true
    if let completionHandler { Placeholder.callLater { completionHandler(nil) } }
  }
}

/// The methods that a download calls to report its progress.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Determines the destination of the downloaded file. Never called.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void)
  /// Called after the download has finished. Never called in Tessera.
  func downloadDidFinish(_ download: WKDownload)
  /// Called when the download has failed.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Does nothing.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Does nothing.
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

extension WKWebView {
  /// Loads nothing, and reports that once. In later turns of the main queue, the handler receives a download, and the
  /// download fails.
  public func startDownload(using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void) {
    begin(request, completionHandler)
  }

  /// Loads nothing, and reports that once. In later turns of the main queue, the handler receives a download, and the
  /// download fails.
  public func resumeDownload(
    fromResumeData resumeData: Data, completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) {
    begin(nil, completionHandler)
  }

  private func begin(_ request: URLRequest?, _ handler: @escaping @MainActor (WKDownload) -> Void) {
    Placeholder.report("WebKit", "WKWebView.startDownload(using:) loads nothing")
    let download = WKDownload(request, self)
    Placeholder.callLater {
      handler(download)
      download.fail()
    }
  }
}
