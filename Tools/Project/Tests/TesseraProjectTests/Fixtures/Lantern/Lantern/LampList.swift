// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Glow
import LanternKit
import SwiftUI

/// A list of lamps with their brightness.
struct LampList: View {
  let lamps: [Lamp]

  var body: some View {
    List(lamps, id: \.name) { lamp in
      HStack {
        Text(lamp.name)
        Spacer()
        Text(Glow.label(forPercent: lamp.brightness.percent)).foregroundStyle(.secondary)
      }
    }
  }
}

#Preview { LampList(lamps: [Lamp(name: "Porch", brightness: Brightness(percent: 40))]) }
