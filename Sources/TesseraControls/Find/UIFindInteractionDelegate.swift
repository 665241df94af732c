// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// Makes the sessions of a find interaction. The last two methods are optional.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// A session for what the view shows; nil to search nothing.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// A session has begun.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// A session has ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
