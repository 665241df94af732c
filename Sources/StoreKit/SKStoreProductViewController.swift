// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraPlaceholderViews
import TesseraPlaceholders
public import UIKit

/// A view controller that shows a product.
///
/// - Note: Differs from UIKit: it shows a placeholder. The delegate is not called.
open class SKStoreProductViewController: PlaceholderController {
  /// The name shown in the placeholder: `SKStoreProductViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "SKStoreProductViewController" }

  /// The delegate. Never called.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Loads nothing, and logs a warning once. The handler receives `false` asynchronously on the main queue.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    Placeholder.report("StoreKit", "SKStoreProductViewController.loadProduct loads nothing")
    if let block { Placeholder.callLater(unisolated: { block(false, nil) }) }
  }
}

/// The delegate of a product view controller. Never called.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Called when the user closes the view controller. Never called in Tessera.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

/// The parameter key of the product identifier.
public let SKStoreProductParameterITunesItemIdentifier = "id"
