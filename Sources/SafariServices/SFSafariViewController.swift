// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit
@_spi(Tessera) public import TesseraPlaceholderViews

/// A controller that shows a web page.
///
/// - Note: Differs from UIKit: the controller shows a placeholder and loads nothing. The delegate is not called.
open class SFSafariViewController: PlaceholderController {
  /// The configuration of the controller. Stored only.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Whether Reader is entered if available. Stored only. False by default.
    open var entersReaderIfAvailable = false
    /// Whether the bars collapse on scrolling. Stored only. True by default.
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
  /// The preferred tint color of the bars. Stored only.
  open var preferredBarTintColor: UIColor?
  /// The preferred tint color of the controls. Stored only.
  open var preferredControlTintColor: UIColor?
  /// The style of the dismiss button. Stored only. `done` by default.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a controller for a URL. Loads nothing, which is reported once.
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

  /// Returns `nil`, because a controller requires a URL.
  public required init?(coder: NSCoder) { nil }
}

/// The methods of a browser's delegate. Never called.
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
