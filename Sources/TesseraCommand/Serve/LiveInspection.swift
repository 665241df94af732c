// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraViews

/// The views of a live screen at a moment, with their numbers.
@MainActor
struct LiveInspection {
  private let inspector: ScreenInspector
  let views: [LiveView]

  init(_ live: LiveScreen) {
    let inspector = ScreenInspector(live)
    self.inspector = inspector
    views = inspector.views.map { view in
      LiveView(
        name: view.name, parent: view.parent, frame: view.node.frame, isHidden: view.node.isHidden,
        text: view.node.text,
        identifier: view.node.identifier, controller: view.node.controller, findings: view.findings)
    }
  }

  /// The view of a number; nil where it is gone.
  func view(_ number: Int) -> UIView? { inspector.view(number) }

  /// What is known of a view.
  ///
  /// - Throws: `CommandFailure` for a number without a view, or one whose view is gone.
  func details(of view: Int) throws(CommandFailure) -> LiveDetails {
    guard let details = inspector.details(of: view) else {
      throw CommandFailure(description: "The view is gone. Choose it again.")
    }
    return LiveDetails(
      name: details.name, path: details.path, frame: details.node.frame, style: details.node.style,
      sides: details.sides,
      note: details.note, constraints: details.constraints, responders: details.responders, spoken: details.spoken,
      margins: details.margins, baselines: details.baselines, expression: details.expression)
  }
}
