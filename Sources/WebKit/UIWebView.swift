// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import FoundationNetworking
import TesseraPlaceholders
public import UIKit
@_spi(Tessera) public import TesseraPlaceholderViews

/// The predecessor of `WKWebView`.
///
/// - Note: Differs from UIKit: the class belongs to this module so that programs without web views don't load networking. The
///   Swift SDK adds the import to files that name it. Nothing is loaded: the view is a placeholder that asks its delegate about
///   a request, stores it, and reports missing features once.
open class UIWebView: PlaceholderView {
  /// The reason for a request.
  public enum NavigationType: Int, Sendable {
    case linkClicked = 0, formSubmitted, backForward, reload, formResubmitted, other
  }

  /// `UIWebView`.
  @_spi(Tessera) open override class var placeholderName: String { "UIWebView" }

  /// The delegate, which decides on each request. A weak reference.
  open weak var delegate: (any UIWebViewDelegate)?
  /// An empty scroll view that is not in the view hierarchy.
  open private(set) lazy var scrollView = UIScrollView()
  /// The last request that the delegate allowed.
  open private(set) var request: URLRequest?
  /// Stored only.
  open var scalesPageToFit = false
  /// Stored only.
  open var allowsInlineMediaPlayback = false
  /// Stored only.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber

  private func report(_ call: String, _ effect: String) { Placeholder.report("WebKit", "UIWebView.\(call) \(effect)") }

  /// Asks the delegate whether to load a request, and stores the request. Loads nothing.
  open func loadRequest(_ request: URLRequest) {
    report("loadRequest(_:)", "loads nothing")
    guard delegate?.webView(self, shouldStartLoadWith: request, navigationType: .other) ?? true else { return }
    self.request = request
  }
  /// Does nothing.
  open func loadHTMLString(_ string: String, baseURL: URL?) { report("loadHTMLString(_:baseURL:)", "loads nothing") }
  /// Does nothing.
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
  /// Always `false`.
  open var canGoBack: Bool { false }
  /// Always `false`.
  open var canGoForward: Bool { false }
  /// Always `false`.
  open var isLoading: Bool { false }
  /// Returns `nil` without running the script.
  @discardableResult
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    report("stringByEvaluatingJavaScript(from:)", "runs no script")
    return nil
  }
}
