// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import FoundationNetworking
import TesseraPlaceholders
public import UIKit
@_spi(Tessera) public import TesseraPlaceholderViews

/// The predecessor of `WKWebView`.
///
/// - Note: Differs from UIKit: the class is in this module so that programs without web views don't load networking
///   libraries. The Swift SDK adds the import to files that use the class. No page is loaded. The view is a
///   placeholder that calls its delegate for each request, stores the request, and reports missing features once.
open class UIWebView: PlaceholderView {
  /// The type of user action that caused a request.
  public enum NavigationType: Int, Sendable {
    case linkClicked = 0, formSubmitted, backForward, reload, formResubmitted, other
  }

  /// The name shown in the placeholder, `UIWebView`.
  @_spi(Tessera) open override class var placeholderName: String { "UIWebView" }

  /// A weak reference to the delegate, which decides whether to load each request.
  open weak var delegate: (any UIWebViewDelegate)?
  /// An empty scroll view that is not in the view hierarchy.
  open private(set) lazy var scrollView = UIScrollView()
  /// The most recent request that the delegate allowed.
  open private(set) var request: URLRequest?
  /// Whether pages are scaled to fit. Stored but not used.
  open var scalesPageToFit = false
  /// Whether videos play inline. Stored but not used.
  open var allowsInlineMediaPlayback = false
  /// The types of data that are detected in pages. Stored but not used.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber

  private func report(_ call: String, _ effect: String) { Placeholder.report("WebKit", "UIWebView.\(call) \(effect)") }

  /// Stores a request if the delegate allows it. Loads nothing.
  open func loadRequest(_ request: URLRequest) {
    report("loadRequest(_:)", "loads nothing")
    guard delegate?.webView(self, shouldStartLoadWith: request, navigationType: .other) ?? true else { return }
    self.request = request
  }
  /// Loads nothing, and reports that once.
  open func loadHTMLString(_ string: String, baseURL: URL?) { report("loadHTMLString(_:baseURL:)", "loads nothing") }
  /// Loads nothing, and reports that once.
  open func load(_ data: Data, mimeType: String, textEncodingName: String, baseURL: URL) {
    report("load(_:mimeType:textEncodingName:baseURL:)", "loads nothing")
  }
  /// Does nothing.
  open func reload() {}
  /// Does nothing.
  open func stopLoading() {}
  /// Does nothing.
  open func goBack() {}
  /// Does nothing.
  open func goForward() {}
  /// Whether there is a previous page. Always `false`.
  open var canGoBack: Bool { false }
  /// Whether there is a next page. Always `false`.
  open var canGoForward: Bool { false }
  /// Whether a page is being loaded. Always `false`.
  open var isLoading: Bool { false }
  /// Returns `nil` without running the script.
  @discardableResult
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    report("stringByEvaluatingJavaScript(from:)", "runs no script")
    return nil
  }
}
