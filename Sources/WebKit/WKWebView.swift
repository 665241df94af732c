// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import FoundationNetworking
import TesseraPlaceholders
public import UIKit
@_spi(Tessera) public import TesseraPlaceholderViews

/// A view for web pages.
///
/// - Note: Differs from UIKit: nothing is loaded, and no script runs. The view is a placeholder that remembers the address,
///   and says once on the standard error what did not happen. Delegates are not called.
open class WKWebView: PlaceholderView {
  /// `WKWebView`.
  @_spi(Tessera) open override class var placeholderName: String { "WKWebView" }

  /// What the view was made with.
  public let configuration: WKWebViewConfiguration
  /// Who is asked about navigation. Stored only.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who shows panels of scripts. Stored only.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The address that was asked for last.
  open private(set) var url: URL?
  /// Always nil: no page has a title.
  open var title: String? { nil }
  /// Always false.
  open var isLoading: Bool { false }
  /// Always 0, of 1.
  open var estimatedProgress: Double { 0 }
  /// Always false.
  open var canGoBack: Bool { false }
  /// Always false.
  open var canGoForward: Bool { false }
  /// Always true: nothing came from an insecure place.
  open var hasOnlySecureContent: Bool { true }
  /// Stored only. False by default.
  open var allowsBackForwardNavigationGestures = false
  /// Stored only. True by default.
  open var allowsLinkPreview = true
  /// Stored only. False by default.
  open var isInspectable = false
  /// Stored only.
  open var customUserAgent: String?
  /// Stored only. 1 by default.
  open var pageZoom: CGFloat = 1
  /// Stored only.
  open var underPageBackgroundColor: UIColor?
  /// A scroll view that is in no view and shows nothing.
  public let scrollView = UIScrollView()

  /// A view at a place, in points, with a copy of nothing: the configuration itself is kept.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// A view with a new configuration.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// A view with a new configuration.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  private func say(_ call: String, _ effect: String) { Placeholder.say("WebKit", "WKWebView.\(call) \(effect)") }

  /// Remembers the address. Loads nothing, and returns nil.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    say("load(_:)", "loads nothing")
    return nil
  }

  /// Remembers the address. Loads nothing, and returns nil.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    say("loadHTMLString(_:baseURL:)", "shows nothing")
    return nil
  }

  /// Remembers the address. Loads nothing, and returns nil.
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    say("loadFileURL(_:allowingReadAccessTo:)", "loads nothing")
    return nil
  }

  /// Remembers the address. Loads nothing, and returns nil.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    say("load(_:mimeType:characterEncodingName:baseURL:)", "shows nothing")
    return nil
  }

  /// Does nothing, says so once, and returns nil.
  @discardableResult open func reload() -> WKNavigation? {
    say("reload()", "loads nothing")
    return nil
  }
  /// Does nothing, says so once, and returns nil.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? {
    say("reloadFromOrigin()", "loads nothing")
    return nil
  }
  /// Does nothing.
  open func stopLoading() {}
  /// Does nothing, and returns nil.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Does nothing, and returns nil.
  @discardableResult open func goForward() -> WKNavigation? { nil }

  /// Does nothing, and returns nil: there are no pages to go to.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  /// The pages that were shown: none.
  public let backForwardList = WKBackForwardList()

  /// Runs no script: the handler gets `WKError.javaScriptResultTypeIsUnsupported`, in a later turn of the main queue.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    say("evaluateJavaScript(_:completionHandler:)", "runs nothing")
    if let completionHandler {
      Placeholder.answer { completionHandler(nil, WKError(.javaScriptResultTypeIsUnsupported)) }
    }
  }

  /// Runs no script: throws `WKError.javaScriptResultTypeIsUnsupported`.
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    say("evaluateJavaScript(_:)", "runs nothing")
    throw WKError(.javaScriptResultTypeIsUnsupported)
  }
}
