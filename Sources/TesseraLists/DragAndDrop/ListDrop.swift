// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraInteractions
import TesseraViews

/// A dropped item that is moving to its destination.
@MainActor final class ItemFlight {
  enum Goal {
    case element(IndexPath)
    case into(IndexPath, CGRect)
    case target(UIDragPreviewTarget)
    case view(UIView, UIDragPreviewParameters?)
  }

  let item: UIDragItem
  let goal: Goal
  let animator = DragAnimator()

  init(_ item: UIDragItem, _ goal: Goal) { (self.item, self.goal) = (item, goal) }
}

/// A drop on a list: its items and their destinations.
@MainActor final class ListDrop: NSObject {
  let session: any UIDropSession
  let destinationIndexPath: IndexPath?
  let anyProposal: UIDropProposal
  let elements: [ListDropItem]
  private(set) var flights: [ItemFlight] = []

  init(_ session: any UIDropSession, at path: IndexPath?, _ proposal: UIDropProposal, _ elements: [ListDropItem]) {
    (self.session, destinationIndexPath, anyProposal, self.elements) = (session, path, proposal, elements)
    super.init()
  }

  @discardableResult
  func fly(_ item: UIDragItem, _ goal: ItemFlight.Goal) -> DragAnimator {
    let flight = ItemFlight(item, goal)
    flights.removeAll { $0.item === item }
    flights.append(flight)
    return flight.animator
  }
}

/// A dropped item of a table or a collection view.
@MainActor final class ListDropItem: NSObject {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from source: IndexPath?, _ size: CGSize) {
    (dragItem, sourceIndexPath, previewSize) = (item, source, size)
    super.init()
  }
}
