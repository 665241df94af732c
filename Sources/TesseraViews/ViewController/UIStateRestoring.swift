// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What takes part in the restoration of an app's state. Never asked: state restoration does not exist here.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// What is encoded with it; nil for nothing.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that restores it; nil for none.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Called to keep its state.
  func encodeRestorableState(with coder: NSCoder)
  /// Called to take its state back.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when all state has been restored.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}
