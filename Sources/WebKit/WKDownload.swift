// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import FoundationNetworking
import TesseraPlaceholders
public import UIKit

/// A file that is loaded. None is: it fails at once with `WKError.unknown`.
@preconcurrency @MainActor
open class WKDownload: NSObject {
  /// What was asked for.
  open private(set) var originalRequest: URLRequest?
  /// The view that was asked.
  open private(set) weak var webView: WKWebView?
  /// Who is told.
  open weak var delegate: (any WKDownloadDelegate)?
  private var isOver = false

  init(_ request: URLRequest?, _ view: WKWebView) {
    (originalRequest, webView) = (request, view)
    super.init()
  }

  func fail() {
    Placeholder.answer { [self] in
      guard !isOver else { return }
      isOver = true
      delegate?.download(self, didFailWithError: WKError(.unknown), resumeData: nil)
    }
  }

  /// Breaks it off. The handler gets nil in a later turn of the main queue: there is nothing to go on with.
  open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) {
    isOver = true
    if let completionHandler { Placeholder.answer { completionHandler(nil) } }
  }
}

/// Who is told about a file that is loaded.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Where the file is to be kept. Never called.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void)
  /// The file has come. Never called.
  func downloadDidFinish(_ download: WKDownload)
  /// The file did not come.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Does nothing.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Does nothing.
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

extension WKWebView {
  /// Loads nothing, and says so once. The handler gets a download that fails, both in later turns of the main queue.
  public func startDownload(using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void) {
    begin(request, completionHandler)
  }

  /// Loads nothing, and says so once. The handler gets a download that fails, both in later turns of the main queue.
  public func resumeDownload(
    fromResumeData resumeData: Data, completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) {
    begin(nil, completionHandler)
  }

  private func begin(_ request: URLRequest?, _ handler: @escaping @MainActor (WKDownload) -> Void) {
    Placeholder.say("WebKit", "WKWebView.startDownload(using:) loads nothing")
    let download = WKDownload(request, self)
    Placeholder.answer {
      handler(download)
      download.fail()
    }
  }
}
