// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayoutUtil

/// A handwritten view whose constraints have a short form in SwiftLayout. RoundTripTests prints it as code.
final class TileBoard: UIView {
  let cap = UIView()
  let shoe = UIView()
  let middle = UIView()
  let tile = UIView()
  let pin = UIView()

  func buildByHand() {
    for view in [cap, shoe, middle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    middle.addSubview(tile)
    tile.addSubview(pin)
    for view in [tile, pin] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      cap.topAnchor.constraint(equalTo: topAnchor), cap.leadingAnchor.constraint(equalTo: leadingAnchor),
      cap.trailingAnchor.constraint(equalTo: trailingAnchor), cap.heightAnchor.constraint(equalToConstant: 30),
      shoe.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
      shoe.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
      shoe.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -5),
      shoe.heightAnchor.constraint(equalTo: cap.heightAnchor),
      middle.leadingAnchor.constraint(equalTo: leadingAnchor),
      middle.trailingAnchor.constraint(equalTo: trailingAnchor),
      middle.topAnchor.constraint(equalTo: cap.bottomAnchor), middle.bottomAnchor.constraint(equalTo: shoe.topAnchor),
      tile.topAnchor.constraint(equalTo: middle.topAnchor, constant: 9),
      tile.bottomAnchor.constraint(equalTo: middle.bottomAnchor, constant: -9),
      tile.leadingAnchor.constraint(equalTo: middle.leadingAnchor, constant: 9),
      tile.trailingAnchor.constraint(equalTo: middle.trailingAnchor, constant: -9),
      pin.widthAnchor.constraint(equalToConstant: 12), pin.heightAnchor.constraint(equalToConstant: 12),
      pin.centerXAnchor.constraint(equalTo: tile.centerXAnchor),
      pin.centerYAnchor.constraint(equalTo: tile.centerYAnchor),
    ])
  }
}
