// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What takes part in the restoration of an app's state. Never asked: state restoration does not exist here.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The parent in the hierarchy of restored objects; nil for none.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that restores it; nil for none.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Encodes the object's state.
  func encodeRestorableState(with coder: NSCoder)
  /// Decodes the object's state.
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
