// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import LanternKit
import SwiftUI

/// A small app that lists lamps, written for the tests of project readers.
@main
struct LanternApp: App {
  @State private var store = LampStore()

  var body: some Scene {
    WindowGroup { LampList(lamps: store.lamps) }
  }
}
