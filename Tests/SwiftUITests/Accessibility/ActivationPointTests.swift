// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Tessera
import Testing
import TesseraViews

/// The points at which screen readers and flows activate views with accessibility modifiers.
@MainActor
@Suite struct ActivationPointTests {
  private struct Gift: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("As a gift", isOn: $isOn).accessibilityLabel("Gift wrap")
        Text(isOn ? "Wrapped" : "Plain")
      }
    }
  }

  /// The center of the view is between the label and the switch.
  @Test func labeledTogglesAreActivatedAtTheirSwitch() throws {
    let screen = HostedScreen(Gift(), width: 390, height: 200)
    let view = try #require(screen.controller.view.all(UIView.self).first { $0.accessibilityLabel == "Gift wrap" })
    let control = try #require(screen.controller.view.first(UISwitch.self))
    let frame = control.convert(control.bounds, to: nil)
    #expect(view.accessibilityActivationPoint == CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func flowsSwitchLabeledToggles() throws {
    let screen = Screen("gift", device: .iPhoneSE) { UIHostingController(rootView: Gift()) }
    try Flow("Wrap") {
      $0.tap("Gift wrap")
      $0.expect("Wrapped")
    }
    .run(on: screen).get()
  }
}
