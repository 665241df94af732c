// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A screen that arranges sample controls in rows.
final class ControlsScreen: UIViewController {
  private let pieces: [ControlPiece]
  private var views: [UIView] = []

  init(_ pieces: [ControlPiece]) {
    self.pieces = pieces
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var place = CGPoint(x: 8, y: 8)
    var rowHeight: CGFloat = 0
    for piece in pieces {
      let made = piece.make(self)
      if place.x + piece.size.width > 1016 {
        place = CGPoint(x: 8, y: place.y + rowHeight + 8)
        rowHeight = 0
      }
      made.frame = CGRect(origin: place, size: piece.size)
      view.addSubview(made)
      views.append(made)
      place.x += piece.size.width + 8
      rowHeight = max(rowHeight, piece.size.height)
    }
    for child in children { child.didMove(toParent: self) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.layoutIfNeeded()
    for (piece, view) in zip(pieces, views) { piece.appear(view) }
  }
}
