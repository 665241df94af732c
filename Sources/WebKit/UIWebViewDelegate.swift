// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
public import FoundationNetworking

/// The methods that a `UIWebView` calls when it is about to load a page and afterward.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: AnyObject {
  /// Returns whether a request may be loaded.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  /// Called before a page is loaded. Never called in Tessera.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Called after a page has been loaded. Never called in Tessera.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Called if a page could not be loaded. Never called in Tessera.
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
