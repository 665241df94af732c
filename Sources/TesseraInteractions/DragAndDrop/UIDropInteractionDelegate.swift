// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// Says what a view does with what is dragged over it.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view has anything to do with the drag, asked each time the finger comes to it. `true` by default.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// The finger has come to the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What would happen if the finger lifted now, asked whenever it moves in the view. Nothing, `cancel`, by default.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  /// The finger has left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// The finger has lifted in the view, after a proposal to copy or to move: takes the things.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// The things that were dropped here have arrived.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// The drag is over, wherever it ended. Called of every view that it has come to.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Returns the preview that a thing arrives with. The default fades away where the finger was; a preview with another target
  /// goes there; nil lets it vanish.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// A thing is about to arrive; changes of one's own can be animated beside.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// Returns `true`.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing when the finger comes.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Nothing: `cancel`.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing when the finger leaves.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Takes nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing when the things have arrived.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Does nothing when the drag is over.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
  /// Returns the default preview, which fades away where the finger was.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Adds no changes to the animation.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
}
