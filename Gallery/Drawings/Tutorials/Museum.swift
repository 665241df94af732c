// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Tessera
import UIKit

/// The screens of the tutorials' sample package. This folder contains its sources as the tutorials show them.
public let museum = ScreenCatalog {
  Screen(
    "ticket", device: .iPhoneSE,
    animations: [ScreenAnimation("punch", duration: 0.8) { (ticket: TicketViewController) in ticket.punch() }]
  ) { TicketViewController() }
  Screen("counter", device: .iPhoneSE, flows: [buying]) {
    UINavigationController(rootViewController: CounterViewController())
  }
  Screen("review", device: .iPhoneSE, flows: [rating]) { ReviewViewController() }
}

let buying = Flow("Buying") {
  $0.tap("Increment")
  $0.tap("Increment")
  $0.expect("3 tickets")
  $0.snapshot("Counter")
  $0.tap("Pay € 36")
  $0.expect("Museum of Tiles")
  $0.snapshot("Ticket")
}

let rating = Flow("Rating") {
  $0.tap("Rating")
  $0.expect("Good")
  $0.drag(from: "Rating", to: .at(262, 104))
  $0.expect("Excellent")
  $0.snapshot("Excellent")
}
