// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
import UIKit

// Scripts in frames and worlds. None runs: all fail with `WKError.javaScriptResultTypeIsUnsupported`.
extension WKWebView {
  private func refuse(
    _ call: String, _ handler: (@MainActor (Result<Any, any Error>) -> Void)?
  ) {
    Placeholder.say("WebKit", "WKWebView.\(call) runs nothing")
    if let handler { Placeholder.answer { handler(.failure(WKError(.javaScriptResultTypeIsUnsupported))) } }
  }

  /// Runs no script: the handler gets `WKError.javaScriptResultTypeIsUnsupported`, in a later turn of the main queue.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { refuse("evaluateJavaScript(_:in:in:completionHandler:)", completionHandler) }

  /// Runs no script: throws `WKError.javaScriptResultTypeIsUnsupported`.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    refuse("evaluateJavaScript(_:in:contentWorld:)", nil)
    throw WKError(.javaScriptResultTypeIsUnsupported)
  }

  /// Runs no script: the handler gets `WKError.javaScriptResultTypeIsUnsupported`, in a later turn of the main queue.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
  ) { refuse("callAsyncJavaScript(_:arguments:in:in:completionHandler:)", completionHandler) }

  /// Runs no script: throws `WKError.javaScriptResultTypeIsUnsupported`.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    refuse("callAsyncJavaScript(_:arguments:in:contentWorld:)", nil)
    throw WKError(.javaScriptResultTypeIsUnsupported)
  }
}
