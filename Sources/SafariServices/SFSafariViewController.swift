// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit
@_spi(Tessera) public import TesseraPlaceholderViews

/// A controller that shows a web page.
///
/// - Note: Differs from UIKit: it shows a placeholder, and loads nothing. The delegate is not called.
open class SFSafariViewController: PlaceholderController {
  /// The configuration of the controller. Stored only.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Stored only. False by default.
    open var entersReaderIfAvailable = false
    /// Stored only. True by default.
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

  /// `SFSafariViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "SFSafariViewController" }

  /// The configuration.
  public let configuration: Configuration
  /// The initial URL.
  public let initialURL: URL
  /// The delegate. Never called.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// Stored only.
  open var preferredBarTintColor: UIColor?
  /// Stored only.
  open var preferredControlTintColor: UIColor?
  /// Stored only. `done` by default.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a controller for a URL. Loads nothing, and reports that once.
  public init(url URL: URL, configuration: Configuration) {
    (initialURL, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    Placeholder.report("SafariServices", "SFSafariViewController loads nothing")
  }

  /// Creates a controller for a URL, which is not loaded.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Creates a controller for a URL, which is not loaded.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Returns `nil`, because a controller needs a URL.
  public required init?(coder: NSCoder) { nil }
}

/// The delegate of a browser. Never called.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the user closes the controller. Never called in Tessera.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the first page has been loaded. Never called in Tessera.
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
