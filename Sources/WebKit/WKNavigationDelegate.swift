// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import FoundationNetworking
public import UIKit

/// Loading a page. None exists here.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// Why a page would be left for another.
public enum WKNavigationType: Int, Sendable {
  /// A link was touched.
  case linkActivated = 0
  /// A form was sent.
  case formSubmitted
  /// The way back or forward.
  case backForward
  /// Loading again.
  case reload
  /// A form was sent again.
  case formResubmitted
  /// Anything else.
  case other = -1
}

/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It may not.
  case cancel = 0
  /// It may.
  case allow
  /// It is kept as a file.
  case download
}

/// Whether an answer may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It may not.
  case cancel = 0
  /// It may.
  case allow
  /// It is kept as a file.
  case download
}

/// What would be loaded. None exists here.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// Why.
  open var navigationType: WKNavigationType { .other }
  /// What.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// Where to; nil for a new window.
  open var targetFrame: WKFrameInfo? { nil }
  /// Where from.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
}

/// A part of a page. None exists here.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether it is the page itself.
  open var isMainFrame: Bool { true }
  /// What was asked for.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// The view that shows the page. Always nil.
  open var webView: WKWebView? { nil }
}

/// An answer of a server. None exists here.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// Whether it is for the page itself.
  open var isForMainFrame: Bool { true }
  /// The answer.
  open var response: URLResponse {
    URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
  /// Whether it could be shown.
  open var canShowMIMEType: Bool { false }
}

/// Settings of a new window. None opens here.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}

/// Who is told and asked about navigation. Never called.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Whether a page may be loaded. Never called.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Whether an answer may be shown. Never called.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  /// Whether a page may be loaded, and how. Never called.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// A server sends elsewhere. Never called.
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// A server wants to know who asks. Never called.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// What was asked for is kept as a file. Never called.
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  /// What was answered is kept as a file. Never called.
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
  /// Loading has begun. Never called.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// The page comes. Never called.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// The page has come. Never called.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// The page broke off. Never called.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// The page did not come. Never called.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// The process of the page has died. Never called.
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

/// Who shows panels of scripts and new windows. Never called.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// A page opens a window. Never called.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A page closes its window. Never called.
  func webViewDidClose(_ webView: WKWebView)
  /// A script says something. Never called.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor () -> Void)
  /// A script asks something. Never called.
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
