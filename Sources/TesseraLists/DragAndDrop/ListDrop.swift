// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraInteractions
import TesseraViews

/// The animation of a dropped item to its destination.
@MainActor final class DropAnimation {
  enum Destination {
    case element(IndexPath)
    case into(IndexPath, CGRect)
    case target(UIDragPreviewTarget)
    case view(UIView, UIDragPreviewParameters?)
  }

  let item: UIDragItem
  let destination: Destination
  let animator = DragAnimator()

  init(item: UIDragItem, destination goal: Destination) { (self.item, self.destination) = (item, goal) }
}

/// A drop on a list, with the dropped items and their destinations.
@MainActor final class ListDrop: NSObject {
  let session: any UIDropSession
  let destinationIndexPath: IndexPath?
  let anyProposal: UIDropProposal
  let elements: [ListDropItem]
  private(set) var animations: [DropAnimation] = []

  init(session: any UIDropSession, at path: IndexPath?, proposal: UIDropProposal, elements: [ListDropItem]) {
    (self.session, destinationIndexPath, anyProposal, self.elements) = (session, path, proposal, elements)
    super.init()
  }

  @discardableResult
  func animate(_ item: UIDragItem, to goal: DropAnimation.Destination) -> DragAnimator {
    let flight = DropAnimation(item: item, destination: goal)
    animations.removeAll { $0.item === item }
    animations.append(flight)
    return flight.animator
  }
}

/// A dropped item of a drop on a table or collection view.
@MainActor final class ListDropItem: NSObject {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from source: IndexPath?, size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, source, size)
    super.init()
  }
}
