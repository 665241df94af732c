// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit
@_spi(Tessera) public import TesseraPlaceholderViews

/// A view controller that shows a web page.
///
/// - Note: Differs from UIKit: it shows a placeholder and loads nothing. The delegate is not called.
open class SFSafariViewController: PlaceholderController {
  /// The configuration of the view controller. Its properties are stored, but have no effect.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Whether Reader is entered if available. Stored, but has no effect. The default is `false`.
    open var entersReaderIfAvailable = false
    /// Whether the bars collapse on scrolling. Stored, but has no effect. The default is `true`.
    open var barCollapsingEnabled = true
  }

  /// The style of the dismiss button.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close
    /// Cancel.
    case cancel
  }

  /// The name shown in the placeholder: `SFSafariViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "SFSafariViewController" }

  /// The configuration.
  public let configuration: Configuration
  /// The initial URL.
  public let initialURL: URL
  /// The delegate. Never called.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The preferred tint color of the bars. Stored, but has no effect.
  open var preferredBarTintColor: UIColor?
  /// The preferred tint color of the controls. Stored, but has no effect.
  open var preferredControlTintColor: UIColor?
  /// The style of the dismiss button. Stored, but has no effect. The default is `done`.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a view controller for a URL. Loads nothing, and logs a warning once.
  public init(url URL: URL, configuration: Configuration) {
    (initialURL, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    Placeholder.report("SafariServices", "SFSafariViewController loads nothing")
  }

  /// Creates a view controller for a URL, which is not loaded.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Creates a view controller for a URL, which is not loaded.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Returns `nil` because the view controller requires a URL.
  public required init?(coder: NSCoder) { nil }
}

/// The delegate of a Safari view controller. Never called.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the user closes the view controller. Never called in Tessera.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the first page has loaded. Never called in Tessera.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
