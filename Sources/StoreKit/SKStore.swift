// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit

/// An object that requests app reviews. It requests nothing.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Requests nothing, and logs a warning once.
  open class func requestReview() { Placeholder.report("StoreKit", "SKStoreReviewController requests no review") }
  /// Requests nothing, and logs a warning once.
  open class func requestReview(in windowScene: AnyObject) { requestReview() }
}

/// A product. Never created in Tessera.
open class SKProduct: NSObject, @unchecked Sendable {
  /// The unit of a subscription period.
  public enum PeriodUnit: UInt, Sendable {
    /// A day.
    case day = 0
    /// A week.
    case week
    /// A month.
    case month
    /// A year.
    case year
  }

  /// The product identifier. Always empty.
  open var productIdentifier: String { "" }
  /// The localized title.
  open var localizedTitle: String { "" }
  /// The localized description.
  open var localizedDescription: String { "" }
  /// The price.
  open var price: NSDecimalNumber { 0 }
  /// The locale of the price.
  open var priceLocale: Locale { .current }
}

/// A request to the store.
open class SKRequest: NSObject {
  /// Starts the request. The default implementation does nothing.
  open func start() {}
  /// Cancels the request. The default implementation does nothing.
  open func cancel() {}
}

/// The delegate of a request.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Called when the request finishes.
  func requestDidFinish(_ request: SKRequest)
  /// Called when the request fails. Never called in Tessera.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for products.
open class SKProductsRequest: SKRequest {
  /// The delegate.
  open weak var delegate: (any SKProductsRequestDelegate)?
  private let names: Set<String>
  private var isPending = false

  /// Creates a request for products with the given identifiers.
  public init(productIdentifiers: Set<String>) {
    names = productIdentifiers
    super.init()
  }

  /// Finds no products. Calls the delegate asynchronously on the main queue.
  open override func start() {
    Placeholder.report("StoreKit", "SKProductsRequest.start() finds no products")
    guard !isPending else { return }
    isPending = true
    Placeholder.callLater(unisolated: { [self] in
      guard isPending else { return }
      isPending = false
      delegate?.productsRequest(self, didReceive: SKProductsResponse(unknown: names.sorted()))
      delegate?.requestDidFinish(self)
    })
  }
  /// Cancels a pending request, so that its delegate is not called.
  open override func cancel() { isPending = false }
}

/// The response to a product request. It contains no products.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// The products. Always empty.
  open var products: [SKProduct] { [] }
  /// The identifiers for which there is no product: all requested identifiers, sorted.
  open var invalidProductIdentifiers: [String] { unknown }
  private let unknown: [String]

  init(unknown: [String]) {
    self.unknown = unknown
    super.init()
  }
}

/// The delegate of a product request.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called when the request receives a response.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The state of a payment transaction.
public enum SKPaymentTransactionState: Int, Sendable {
  /// In progress.
  case purchasing = 0
  /// Purchased.
  case purchased
  /// Failed.
  case failed
  /// Restored.
  case restored
  /// Waiting for approval.
  case deferred
}

/// A request for a purchase.
open class SKPayment: NSObject, @unchecked Sendable {
  /// Creates a request to purchase a product.
  public init(product: SKProduct) {
    super.init()
  }
}

/// A payment transaction. Never created in Tessera.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// The transaction state. Always `failed`.
  open var transactionState: SKPaymentTransactionState { .failed }
}

/// A queue of payments. It purchases nothing.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()

  /// Returns the default queue.
  open class func `default`() -> SKPaymentQueue { queue }
  /// Returns `false` because nothing can be purchased.
  open class func canMakePayments() -> Bool { false }
  /// Purchases nothing, and logs a warning once.
  open func add(_ payment: SKPayment) { Placeholder.report("StoreKit", "SKPaymentQueue.add(_:) buys nothing") }
  /// Does nothing because there are no transactions to observe.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Does nothing.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Does nothing.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Restores nothing, and logs a warning once.
  open func restoreCompletedTransactions() {
    Placeholder.report("StoreKit", "SKPaymentQueue.restoreCompletedTransactions() restores nothing")
  }
}

/// An observer of payment transactions. Never called.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Called when transactions are updated. Never called in Tessera.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
