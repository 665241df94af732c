// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit

/// Asks for a rating.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Asks nobody, and says so once.
  open class func requestReview() { Placeholder.say("StoreKit", "SKStoreReviewController asks nobody for a review") }
  /// Asks nobody, and says so once.
  open class func requestReview(in windowScene: AnyObject) { requestReview() }
}

/// Something for sale. The store has none.
open class SKProduct: NSObject, @unchecked Sendable {
  /// A length of time.
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

  /// Its name in the store.
  open var productIdentifier: String { "" }
  /// Its name for people.
  open var localizedTitle: String { "" }
  /// What it is.
  open var localizedDescription: String { "" }
  /// What it costs.
  open var price: NSDecimalNumber { 0 }
  /// Where it costs that.
  open var priceLocale: Locale { .current }
}

/// Asks for products.
open class SKProductsRequest: NSObject {
  /// Who is told.
  open weak var delegate: (any SKProductsRequestDelegate)?

  /// A request of names.
  public init(productIdentifiers: Set<String>) {
    super.init()
  }

  /// Finds nothing, at once.
  open func start() {
    Placeholder.say("StoreKit", "SKProductsRequest.start() finds no products")
    delegate?.productsRequest(self, didReceive: SKProductsResponse())
  }
  /// Does nothing.
  open func cancel() {}
}

/// What was found: nothing.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// Always empty.
  open var products: [SKProduct] { [] }
  /// Always empty.
  open var invalidProductIdentifiers: [String] { [] }
}

/// Who is told what was found.
public protocol SKProductsRequestDelegate: NSObjectProtocol {
  /// The answer has come.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// How far a purchase is.
public enum SKPaymentTransactionState: Int, Sendable {
  /// It goes on.
  case purchasing = 0
  /// It is done.
  case purchased
  /// It failed.
  case failed
  /// It was done before.
  case restored
  /// Somebody must agree.
  case deferred
}

/// A wish to buy.
open class SKPayment: NSObject, @unchecked Sendable {
  /// A wish to buy a product.
  public init(product: SKProduct) {
    super.init()
  }
}

/// A purchase. There is none.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// Always `failed`.
  open var transactionState: SKPaymentTransactionState { .failed }
}

/// Buys things. Nothing is bought.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()

  /// The queue.
  open class func `default`() -> SKPaymentQueue { queue }
  /// Always false.
  open class func canMakePayments() -> Bool { false }
  /// Buys nothing, and says so once.
  open func add(_ payment: SKPayment) { Placeholder.say("StoreKit", "SKPaymentQueue.add(_:) buys nothing") }
  /// Keeps nobody: there are no purchases to tell of.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Does nothing.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Does nothing.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Does nothing.
  open func restoreCompletedTransactions() {}
}

/// Who is told about purchases. Never called.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Purchases have gone on. Never called.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
