// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
public import FoundationNetworking

/// Decides what a `UIWebView` loads.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: AnyObject {
  /// Whether a request is made.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  /// A page is about to be loaded. Never called.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// A page has been loaded. Never called.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// A page could not be loaded. Never called.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// The older name of `UIWebView.NavigationType`.
public typealias UIWebViewNavigationType = UIWebView.NavigationType
