// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An object that supports state restoration. Never used, because there is no state restoration.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The parent in the hierarchy of restored objects; nil for none.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that restores the object; nil for none.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Encodes the object's state.
  func encodeRestorableState(with coder: NSCoder)
  /// Decodes the object's state.
  func decodeRestorableState(with coder: NSCoder)
  /// Called after the state of all objects has been restored.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}
