// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit
@_spi(Tessera) public import TesseraPlaceholderViews

/// Shows a page of the web.
///
/// - Note: Differs from UIKit: it shows a placeholder, and loads nothing. The delegate is not called.
open class SFSafariViewController: PlaceholderController {
  /// How the controller behaves. Stored only.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Stored only. False by default.
    open var entersReaderIfAvailable = false
    /// Stored only. True by default.
    open var barCollapsingEnabled = true
  }

  /// What the button says that closes it.
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

  /// What it was made with.
  public let configuration: Configuration
  /// The address it was made with.
  public let initialURL: URL
  /// The delegate. Never called.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// Stored only.
  open var preferredBarTintColor: UIColor?
  /// Stored only.
  open var preferredControlTintColor: UIColor?
  /// Stored only. `done` by default.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// A controller of an address, which is not loaded, as is said once.
  public init(url URL: URL, configuration: Configuration) {
    (initialURL, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    Placeholder.say("SafariServices", "SFSafariViewController loads nothing")
  }

  /// A controller of an address, which is not loaded.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// A controller of an address, which is not loaded.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Nil: a controller needs an address.
  public required init?(coder: NSCoder) { nil }
}

/// Who is told about a browser. Never called.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// It is to be closed. Never called.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first page has come. Never called.
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
