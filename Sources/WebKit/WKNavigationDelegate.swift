// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import FoundationNetworking
public import UIKit

/// A navigation to a page. Never created in Tessera.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// The type of user action that caused a navigation.
public enum WKNavigationType: Int, Sendable {
  /// A link was activated.
  case linkActivated = 0
  /// A form was submitted.
  case formSubmitted
  /// The user navigated back or forward.
  case backForward
  /// The page was reloaded.
  case reload
  /// A form was resubmitted.
  case formResubmitted
  /// Any other reason.
  case other = -1
}

/// A policy that determines whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The navigation is canceled.
  case cancel = 0
  /// The page is loaded.
  case allow
  /// The page is downloaded as a file.
  case download
}

/// A policy that determines whether a response is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The navigation is canceled.
  case cancel = 0
  /// The response is shown.
  case allow
  /// The response is downloaded as a file.
  case download
}

/// A request to load a page. Never created in Tessera.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The type of user action that caused the navigation.
  open var navigationType: WKNavigationType { .other }
  /// The request.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// The frame in which the page is loaded; `nil` for a new window.
  open var targetFrame: WKFrameInfo? { nil }
  /// The frame that requested the page.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
}

/// A frame of a page. Never created in Tessera.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether the frame is the page's main frame.
  open var isMainFrame: Bool { true }
  /// The original request.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// The view that shows the page. Always `nil`.
  open var webView: WKWebView? { nil }
}

/// A response from a server. Never created in Tessera.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// Whether the response is for the main frame.
  open var isForMainFrame: Bool { true }
  /// The server's response.
  open var response: URLResponse {
    URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
  /// Whether the web view can show the content.
  open var canShowMIMEType: Bool { false }
}

/// The features of a new window. No window is opened in Tessera.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}

/// The methods that a web view calls during navigation. Never called.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Decides whether a page is loaded. Never called.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Decides whether a response is shown. Never called.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  /// Decides whether and how a page is loaded. Never called.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Called when a server redirects a request. Never called in Tessera.
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Called when a server requires authentication. Never called in Tessera.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Called when a request becomes a download. Never called in Tessera.
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  /// Called when a response becomes a download. Never called in Tessera.
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
  /// Called when loading has started. Never called in Tessera.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when content begins to arrive. Never called in Tessera.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when a page has been loaded. Never called in Tessera.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when loading has failed after content arrived. Never called in Tessera.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when loading has failed before content arrived. Never called in Tessera.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Called when the web content process has terminated. Never called in Tessera.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// Never called.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) { self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) } }
  /// Never called.
  public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  {}
  /// Never called.
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  /// Never called.
  public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {}
  /// Never called.
  public func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {}
  /// Never called.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Never called.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Never called.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Never called.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Never called.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Never called.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Never called.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Never called.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// The methods with which an app presents script panels and new windows. Never called.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// Called when a page opens a window. Never called in Tessera.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Called when a page closes its window. Never called in Tessera.
  func webViewDidClose(_ webView: WKWebView)
  /// Presents a script's alert. Never called.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void)
  /// Presents a script's confirmation panel. Never called.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void)
}

extension WKUIDelegate {
  /// Never called.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Never called.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Never called.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
  /// Never called.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (Bool) -> Void
  ) { completionHandler(false) }
}
