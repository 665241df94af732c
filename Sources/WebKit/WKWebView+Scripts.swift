// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
import UIKit

// Scripts in frames and content worlds. Scripts never run; all calls fail with
// `WKError.javaScriptResultTypeIsUnsupported`.
extension WKWebView {
  private func refuse(
    _ call: String, _ handler: (@MainActor (Result<Any, any Error>) -> Void)?
  ) {
    Placeholder.report("WebKit", "WKWebView.\(call) runs nothing")
    if let handler { Placeholder.callLater { handler(.failure(WKError(.javaScriptResultTypeIsUnsupported))) } }
  }

  /// Runs no script. The handler receives `WKError.javaScriptResultTypeIsUnsupported` in a later turn of the main queue.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { refuse("evaluateJavaScript(_:in:in:completionHandler:)", completionHandler) }

  /// Runs no script.
  ///
  /// - Throws: `WKError.javaScriptResultTypeIsUnsupported`, always.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    refuse("evaluateJavaScript(_:in:contentWorld:)", nil)
    throw WKError(.javaScriptResultTypeIsUnsupported)
  }

  /// Runs no script. The handler receives `WKError.javaScriptResultTypeIsUnsupported` in a later turn of the main queue.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { refuse("callAsyncJavaScript(_:arguments:in:in:completionHandler:)", completionHandler) }

  /// Runs no script.
  ///
  /// - Throws: `WKError.javaScriptResultTypeIsUnsupported`, always.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    refuse("callAsyncJavaScript(_:arguments:in:contentWorld:)", nil)
    throw WKError(.javaScriptResultTypeIsUnsupported)
  }
}
