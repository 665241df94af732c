// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraGallery
import TesseraViews
import Testing

/// Tests the view trees and audits of real screens.
@Suite @MainActor
struct InspectionTests {
  nonisolated static let names = galleryCatalog.screens.map(\.name)

  private func layout(_ name: String, _ options: RenderOptions = RenderOptions()) throws -> LaidOutScreen {
    try Renderer().layout(try galleryCatalog.select([name])[0], options: options)
  }

  /// Rendering a screen twice results in the same tree. In dark mode, the tree has the same views with different
  /// appearances.
  @Test(arguments: names) func treesAreDeterministic(_ name: String) throws {
    let tree = ViewNode(try layout(name).window)
    let again = ViewNode(try layout(name).window)
    #expect(tree == again)
    #expect(ViewTreeDiff.changes(from: tree, to: again).isEmpty)
    let dark = ViewNode(try layout(name, RenderOptions(appearance: .dark)).window)
    let changes = ViewTreeDiff.changes(from: tree, to: dark)
    #expect(changes.allSatisfy { $0.kind == .style }, "\(changes.filter { $0.kind != .style }.map(\.words))")
  }

  /// The gallery's screens have no conflicting constraints, overlapping text or unnamed icon buttons.
  @Test(arguments: names) func screensPassTheAudit(_ name: String) throws {
    let rules: Set<AuditFinding.Rule> = [.brokenConstraint, .overlappingViews, .missingLabel]
    let findings = ScreenAudit.findings(in: try layout(name), rules: rules)
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  /// A longer note in the settings is reported as a single sentence. The views that it moves are not listed.
  @Test func aLongerNoteIsReportedAsOneChange() throws {
    let screen = try layout("settings")
    let before = ViewNode(screen.window)
    var waiting: [UIView] = [screen.window]
    while let view = waiting.popLast() {
      if let label = view as? UILabel, let text = label.text, text.hasPrefix("Notifications stay") {
        label.text = text + " Calls that repeat within three minutes are let through, and so are alarms."
      }
      waiting += view.subviews
    }
    screen.window.layoutIfNeeded()
    let changes = ViewTreeDiff.changes(from: before, to: ViewNode(screen.window))
    #expect(changes.map(\.kind) == [.text])
    #expect(changes.first?.words.contains("because its text changed") ?? false)
    #expect(changes.first?.words.contains("2 views below moved 18 pt down") ?? false, "\(changes.map(\.words))")
  }
}
