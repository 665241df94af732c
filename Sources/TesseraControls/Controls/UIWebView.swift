// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraGraphics
public import TesseraViews

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A view of web pages, the predecessor of `WKWebView`.
///
/// - Note: Differs from UIKit: it loads nothing and shows its name on gray. The delegate is called before a request, but never
///   notified of a load.
open class UIWebView: UIView {
  /// The reason for a request.
  public enum NavigationType: Int, Sendable {
    case linkClicked = 0, formSubmitted, backForward, reload, formResubmitted, other
  }

  /// The delegate, which decides on each request. A weak reference.
  open weak var delegate: (any UIWebViewDelegate)?
  /// A scroll view without content.
  open private(set) lazy var scrollView = UIScrollView()
  /// The last request; nil for none.
  open private(set) var request: URLRequest?
  /// Stored only: pages are not shown.
  open var scalesPageToFit = false
  /// Stored only: pages are not shown.
  open var allowsInlineMediaPlayback = false
  /// Stored only: pages are not shown.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    label.text = "UIWebView"
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    for view in [label, scrollView] as [UIView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// Calls the delegate, and stores the request. Nothing is loaded.
  open func loadRequest(_ request: URLRequest) {
    guard delegate?.webView(self, shouldStartLoadWith: request, navigationType: .other) ?? true else { return }
    self.request = request
  }
  /// Does nothing: pages are not shown.
  open func loadHTMLString(_ string: String, baseURL: URL?) {}
  /// Does nothing: pages are not shown.
  open func load(_ data: Data, mimeType: String, textEncodingName: String, baseURL: URL) {}
  /// Does nothing: pages are not shown.
  open func reload() {}
  /// Does nothing: nothing is loaded.
  open func stopLoading() {}
  /// Does nothing: there is at most one page.
  open func goBack() {}
  /// Does nothing: there is at most one page.
  open func goForward() {}
  /// Always false.
  open var canGoBack: Bool { false }
  /// Always false.
  open var canGoForward: Bool { false }
  /// Always false.
  open var isLoading: Bool { false }
  /// Returns nil: no script runs.
  @discardableResult
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}
