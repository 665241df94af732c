// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Tessera
import Testing

/// Views that cannot be shown as written appear in the screen's audit and in its missing resources.
@MainActor
@Suite struct ReportTests {
  private func audit(
    _ view: @autoclosure @escaping @MainActor @Sendable () -> some View
  ) throws -> (findings: [AuditFinding], missing: [String]) {
    let screen = Screen("cart", device: .iPhoneSE) { UIHostingController(rootView: view()) }
    let laidOut = try Renderer().layout(screen)
    return (ScreenAudit.findings(in: laidOut, rules: [.missingResource]), laidOut.missingResources)
  }

  @Test func unsupportedModifiersAreFound() throws {
    // Each screen reports the modifier, although the message is printed once per process.
    for _ in 0..<2 {
      let (findings, missing) = try audit(Text("Cart").menuIndicator(.hidden))
      #expect(findings.map(\.path) == ["UIWindow/SwiftUI 'menuIndicator'"])
      #expect(findings.map(\.message) == ["SwiftUI's menuIndicator has no effect yet."])
      #expect(missing == findings.map(\.message))
    }
  }

  @Test func invalidFramesAreFound() throws {
    let (findings, _) = try audit(Text("Cart").frame(width: -.infinity))
    #expect(findings.map(\.path) == ["UIWindow/SwiftUI 'frame'"])
  }

  @Test func supportedViewsAreNotFound() throws {
    let (findings, missing) = try audit(Text("Cart").frame(width: 100).padding())
    #expect(findings == [])
    #expect(missing == [])
  }
}
