// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import LanternKit

/// The lamps that the app shows.
struct LampStore {
  var lamps = [
    Lamp(name: "Porch", brightness: Brightness(percent: 40)),
    Lamp(name: "Kitchen", brightness: Brightness(percent: 90)),
  ]
}
