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

/// Asks the store for something.
open class SKRequest: NSObject {
  /// Begins to ask. Does nothing.
  open func start() {}
  /// Asks no longer. Does nothing.
  open func cancel() {}
}

/// Who is told what became of a request.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// The request has been answered.
  func requestDidFinish(_ request: SKRequest)
  /// The request failed. Never called.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks for products.
open class SKProductsRequest: SKRequest {
  /// The delegate.
  open weak var delegate: (any SKProductsRequestDelegate)?
  private let names: Set<String>
  private var isAsking = false

  /// A request of names.
  public init(productIdentifiers: Set<String>) {
    names = productIdentifiers
    super.init()
  }

  /// Finds nothing, as the delegate hears in a later turn of the main queue.
  open override func start() {
    Placeholder.say("StoreKit", "SKProductsRequest.start() finds no products")
    guard !isAsking else { return }
    isAsking = true
    Placeholder.answer(unisolated: { [self] in
      guard isAsking else { return }
      isAsking = false
      delegate?.productsRequest(self, didReceive: SKProductsResponse(unknown: names.sorted()))
      delegate?.requestDidFinish(self)
    })
  }
  /// Breaks off what has not been answered yet.
  open override func cancel() { isAsking = false }
}

/// What was found: nothing.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// Always empty.
  open var products: [SKProduct] { [] }
  /// All names that were asked for, sorted.
  open var invalidProductIdentifiers: [String] { unknown }
  private let unknown: [String]

  init(unknown: [String]) {
    self.unknown = unknown
    super.init()
  }
}

/// Who is told what was found.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
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
  /// Restores nothing, and says so once.
  open func restoreCompletedTransactions() {
    Placeholder.say("StoreKit", "SKPaymentQueue.restoreCompletedTransactions() restores nothing")
  }
}

/// Who is told about purchases. Never called.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Purchases have gone on. Never called.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
