// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import FoundationNetworking
import TesseraPlaceholders
public import UIKit
@_spi(Tessera) public import TesseraPlaceholderViews

/// A view that shows web pages.
///
/// - Note: Differs from UIKit: no page is loaded, and no script runs. The view is a placeholder that stores the URL
///   and reports missing features once on standard error. Delegates are not called.
open class WKWebView: PlaceholderView {
  /// The name shown in the placeholder, `WKWebView`.
  @_spi(Tessera) open override class var placeholderName: String { "WKWebView" }

  /// The configuration of the view.
  public let configuration: WKWebViewConfiguration
  /// A weak reference to the navigation delegate. Never called.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// A weak reference to the UI delegate. Never called.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The most recently requested URL.
  open private(set) var url: URL?
  /// The page's title. Always `nil`, because no page is loaded.
  open var title: String? { nil }
  /// Whether a page is being loaded. Always `false`.
  open var isLoading: Bool { false }
  /// The estimated progress of loading, in 0...1. Always 0.
  open var estimatedProgress: Double { 0 }
  /// Whether there is a previous page. Always `false`.
  open var canGoBack: Bool { false }
  /// Whether there is a next page. Always `false`.
  open var canGoForward: Bool { false }
  /// Whether all content was loaded securely. Always `true`, because nothing is loaded.
  open var hasOnlySecureContent: Bool { true }
  /// Whether swipes navigate back and forward. Stored but not used. `false` by default.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links show previews. Stored but not used. `true` by default.
  open var allowsLinkPreview = true
  /// Whether Safari can inspect the page. Stored but not used. `false` by default.
  open var isInspectable = false
  /// The custom user agent string. Stored but not used.
  open var customUserAgent: String?
  /// The zoom factor of the page. Stored but not used. 1 by default.
  open var pageZoom: CGFloat = 1
  /// The color around the page's content. Stored but not used.
  open var underPageBackgroundColor: UIColor?
  /// An empty scroll view that is not in the view hierarchy.
  public let scrollView = UIScrollView()

  /// Creates a view with a frame in points. The configuration is not copied.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// Creates a view with a new configuration.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view with a new configuration.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  private func report(_ call: String, _ effect: String) { Placeholder.report("WebKit", "WKWebView.\(call) \(effect)") }

  /// Stores the URL. Loads nothing and returns `nil`.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    report("load(_:)", "loads nothing")
    return nil
  }

  /// Stores the URL. Loads nothing and returns `nil`.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    report("loadHTMLString(_:baseURL:)", "shows nothing")
    return nil
  }

  /// Stores the URL. Loads nothing and returns `nil`.
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    report("loadFileURL(_:allowingReadAccessTo:)", "loads nothing")
    return nil
  }

  /// Stores the URL. Loads nothing and returns `nil`.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    report("load(_:mimeType:characterEncodingName:baseURL:)", "shows nothing")
    return nil
  }

  /// Does nothing, reports this once, and returns `nil`.
  @discardableResult open func reload() -> WKNavigation? {
    report("reload()", "loads nothing")
    return nil
  }
  /// Does nothing, reports this once, and returns `nil`.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? {
    report("reloadFromOrigin()", "loads nothing")
    return nil
  }
  /// Does nothing.
  open func stopLoading() {}
  /// Does nothing and returns `nil`.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Does nothing and returns `nil`.
  @discardableResult open func goForward() -> WKNavigation? { nil }

  /// Does nothing and returns `nil`, because the history is empty.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  /// The web view's history. Always empty.
  public let backForwardList = WKBackForwardList()

  /// Runs no script. The handler receives `WKError.javaScriptResultTypeIsUnsupported` in a later turn of the main queue.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    report("evaluateJavaScript(_:completionHandler:)", "runs nothing")
    if let completionHandler {
      Placeholder.callLater { completionHandler(nil, WKError(.javaScriptResultTypeIsUnsupported)) }
    }
  }

  /// Runs no script.
  ///
  /// - Throws: `WKError.javaScriptResultTypeIsUnsupported`, always.
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    report("evaluateJavaScript(_:)", "runs nothing")
    throw WKError(.javaScriptResultTypeIsUnsupported)
  }
}
