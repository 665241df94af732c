// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera

/// The tools by which an agent lists, sees, touches and tests the screens of a catalog.
struct MCPTools: Sendable {
  let program: MCPProgram
  let worker: MCPWorker
  let screen: MCPScreen
  /// The folder of test reports.
  let report: String
  /// The arguments that every command of the program gets.
  let arguments: [String]
  /// Asks the user. Returns nil if the client can't ask.
  let confirm: @Sendable (String) async -> Bool?

  static let instructions = """
    Tessera renders the iOS screens of this package, written with UIKit or SwiftUI, without a Mac. Call list_screens, then \
    render_screen to see a screen and its views. Touch it with tap, type_text and scroll: each answers with the new picture and \
    with what changed. After you edit a source, call any tool: the program is rebuilt first, and compiler errors are the answer. \
    Find layout problems with audit_screen, and ask explain_view why a view has its frame. Run run_tests before you finish; \
    read_failure says in a sentence what differs and shows only the differing regions. Never approve a picture that the user \
    has not seen.
    """

  /// All tools.
  var all: [MCPTool] { [list, render, tap, type, scroll, wait, explain, audit, test, readFailure, approve] }

  // MARK: Screens

  private var list: MCPTool {
    MCPTool(
      name: "list_screens", title: "List screens",
      description: "Lists the screens of the package with their devices, snapshots, animations and flows, as JSON.",
      parameters: []
    ) { _ in
      try await update()
      let output = try await program.run(["list", "--json"] + arguments)
      return output.code == 0 ? MCPResult(text: output.text) : .failure(output.errors)
    }
  }

  private var render: MCPTool {
    MCPTool(
      name: "render_screen", title: "Render a screen",
      description: """
        Opens a screen in its initial state, and returns its picture and its views with their numbers, classes, frames in \
        points, texts and identifiers.
        """,
      parameters: [
        MCPParameter(name: "screen", kind: .text, description: "The screen's name.", isRequired: true),
        MCPParameter(
          name: "device", kind: .text, description: "The device, such as iphone-16. Default: the screen's own."),
        MCPParameter(name: "appearance", kind: .choice(["light", "dark"]), description: "Default: light."),
        MCPParameter(
          name: "text_size", kind: .choice(VariantOptions.TextSize.allCases.map(\.rawValue)),
          description: "The size of Dynamic Type."),
        MCPParameter(name: "language", kind: .text, description: "The language, such as de or ar."),
        MCPParameter(name: "right_to_left", kind: .flag, description: "Whether the layout is right-to-left."),
        MCPParameter(name: "landscape", kind: .flag, description: "Whether the device is turned."),
        MCPParameter(name: "look", kind: .text, description: "The look of iOS 18 or 26: 18 or 26."),
        MCPParameter(
          name: "scale", kind: .number(0.5...3),
          description: "Pixels per point. Default: 1, which is enough to read text and costs least."),
      ]
    ) { arguments in
      try await update()
      let settings = LiveSettings(
        device: arguments.text("device"), scale: arguments.number("scale") ?? 1,
        isLandscape: arguments.flag("landscape"), appearance: arguments.text("appearance"),
        textSize: arguments.text("text_size"), isRightToLeft: arguments.flag("right_to_left"),
        language: arguments.text("language"), look: arguments.text("look"))
      try await screen.open(arguments.required("screen"), settings: settings)
      return try await state(heading: arguments.required("screen"))
    }
  }

  /// Returns the picture of the open screen and its views, below a heading.
  private func state(heading: String) async throws -> MCPResult {
    let tree = MCPViewTree.text(of: try await screen.views())
    return MCPResult([.png(try await screen.picture()), .text("\(heading)\n\(tree)")])
  }

  /// Rebuilds the program if its sources changed, after which no screen is open.
  private func update() async throws {
    guard try await program.update() else { return }
    worker.restart(program: program.path)
    await screen.forget()
  }

  // MARK: Touches

  private static let placeParameters = [
    MCPParameter(
      name: "target", kind: .text,
      description: "The view: # and its number, its identifier, its text, or a part of its name."),
    MCPParameter(name: "x", kind: .number(-10_000...10_000), description: "Instead of a target: points from the left."),
    MCPParameter(name: "y", kind: .number(-10_000...10_000), description: "Instead of a target: points from the top."),
  ]

  private var tap: MCPTool {
    MCPTool(
      name: "tap", title: "Tap", description: "Taps the open screen, and returns what changed and the new picture.",
      parameters: Self.placeParameters + [
        MCPParameter(name: "seconds", kind: .number(0...5), description: "For a long press: its duration.")
      ]
    ) { arguments in
      let place = try await screen.point(arguments.text("target"), x: arguments.number("x"), y: arguments.number("y"))
      let held = Int((arguments.number("seconds") ?? 0) * Double(MCPScreen.rate) / 2)
      let began = LiveInput.touch(finger: 1, phase: .began, x: place.x, y: place.y)
      let ended = LiveInput.touch(finger: 1, phase: .ended, x: place.x, y: place.y)
      let pauses = [[LiveInput]](repeating: [], count: held)
      return try await changes(of: [[began]] + pauses + [[ended]])
    }
  }

  private var type: MCPTool {
    MCPTool(
      name: "type_text", title: "Type text",
      description: "Types text into the focused field. Tap the field first. \\n is the return key, and \\b deletes.",
      parameters: [MCPParameter(name: "text", kind: .text, description: "The text.", isRequired: true)]
    ) { arguments in
      try await changes(of: arguments.required("text").map { [LiveInput.text(String($0))] })
    }
  }

  private var scroll: MCPTool {
    MCPTool(
      name: "scroll", title: "Scroll",
      description:
        "Scrolls the content at a view or point. Positive distances show what is further down or to the right.",
      parameters: Self.placeParameters + [
        MCPParameter(name: "down", kind: .number(-100_000...100_000), description: "The distance down, in points."),
        MCPParameter(name: "right", kind: .number(-100_000...100_000), description: "The distance right, in points."),
      ]
    ) { arguments in
      let place = try await screen.point(arguments.text("target"), x: arguments.number("x"), y: arguments.number("y"))
      let input = LiveInput.scroll(
        x: place.x, y: place.y, byX: arguments.number("right") ?? 0, byY: arguments.number("down") ?? 0)
      return try await changes(of: [[input]])
    }
  }

  private var wait: MCPTool {
    MCPTool(
      name: "wait", title: "Let time pass",
      description: "Lets virtual time pass on the open screen, such as for timers, and returns what changed.",
      parameters: [
        MCPParameter(name: "seconds", kind: .number(0...60), description: "The time in seconds.", isRequired: true)
      ]
    ) { arguments in
      try await changes(of: [], then: Int((arguments.number("seconds") ?? 0) * Double(MCPScreen.rate)))
    }
  }

  private func changes(of inputs: [[LiveInput]], then frames: Int = 0) async throws -> MCPResult {
    let changes = try await screen.perform(inputs, then: frames)
    let heading = changes.isEmpty ? "Nothing changed." : changes.map(ReportText.line).joined(separator: "\n")
    return try await state(heading: heading)
  }

  // MARK: Questions

  private var explain: MCPTool {
    MCPTool(
      name: "explain_view", title: "Explain a view",
      description: """
        Explains why a view of the open screen has its frame: the constraints that hold each side and the lines of code they \
        come from or, for SwiftUI, what each container proposed.
        """,
      parameters: [
        MCPParameter(
          name: "target", kind: .text, description: "# and the view's number, its identifier, text or name.",
          isRequired: true)
      ]
    ) { arguments in
      MCPResult(text: try await screen.explanation(of: arguments.required("target")).joined(separator: "\n"))
    }
  }

  private var audit: MCPTool {
    MCPTool(
      name: "audit_screen", title: "Audit the screen",
      description:
        "Finds layout and accessibility problems of the open screen: truncated text, overlaps, small targets, contrast.",
      parameters: []
    ) { _ in
      let findings = try await screen.findings()
      return MCPResult(text: findings.isEmpty ? "No findings." : findings.map(ReportText.line).joined(separator: "\n"))
    }
  }
}
