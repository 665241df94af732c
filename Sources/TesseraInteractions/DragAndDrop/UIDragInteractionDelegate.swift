// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// Says what a view gives to a drag, and hears how it goes. In this order: `itemsForBeginning`, `previewForLifting` and
/// `willAnimateLiftWith` when the finger has rested; `sessionWillBegin` and `sessionDidMove` when it moves; `willEndWith`
/// and `didEndWith` when it has lifted.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the things that a drag takes along, asked when a finger has rested on the view. Without any there is no drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// Returns the preview that a thing is lifted with. The whole view by default; nil lifts nothing.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The things are about to be lifted; changes of one's own can be animated beside.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  /// The finger has begun to move.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Returns whether a drop may move the things away. `true` by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Returns whether the things stay in the app. `false` by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Returns whether previews keep their size. Never asked: they always do. `false` by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  /// The finger has moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// The finger has lifted; the things are about to go where they were dropped, or back.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// The things have arrived.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// The drop has what it asked for. Called after `didEndWith`, for a copy or a move.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  /// Returns the things to add to a drag that is under way, after a tap of another finger. None by default.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// Returns the drag that a tap of another finger adds to. The first by default; nil for none.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  /// Things are about to be added to the drag by an interaction, this one or another.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  /// Returns the preview that goes back where no drop took the thing. The default given by default; nil fades it away.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// A thing is about to go back; changes of one's own can be animated beside.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
  /// Returns a preview of the whole view; nil for one that is in no window.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    interaction.view.flatMap { $0.window == nil || $0.superview == nil ? nil : UITargetedDragPreview(view: $0) }
  }
  /// Adds no changes to the animation.
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {}
  /// Does nothing when a drag begins.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  /// Returns `true`.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns `false`.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// Returns `false`.
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { false }
  /// Does nothing when the finger moves.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  /// Does nothing when the finger has lifted.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  /// Does nothing when the things have arrived.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  /// Does nothing when the drop has its data.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
  /// Returns none.
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns the first of the drags.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { sessions.first }
  /// Does nothing when things are added.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {}
  /// Returns the preview as it was lifted, back to where it came from.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Adds no changes to the animation.
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {}
}
