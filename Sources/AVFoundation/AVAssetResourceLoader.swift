// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A resource loader. Loads nothing and never calls its delegate.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  /// The delegate.
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?

  /// Sets the delegate, which is never called.
  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
    self.delegate = delegate
  }
}

/// A resource request to a delegate. Never created in Tessera.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {}

/// The delegate of a resource loader. Never called.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  /// Returns whether the delegate loads the requested resource.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  /// Called when a request is canceled.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}
