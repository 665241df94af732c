// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraGraphics
internal import TesseraViews

/// What the code of a screen asked for by name and did not get, while the screen was made, laid out and painted. Nobody knows
/// which view it was for, so a finding stands with the window, and its path ends with the thing.
@MainActor
enum ResourceAudit {
  static func findings(_ view: UIView, _ views: AuditedViews) -> [AuditFinding] {
    guard let window = view as? UIWindow, !views.table.nodes.isEmpty else { return [] }
    return window.environment.missing.resources.map { resource in
      AuditFinding(
        rule: .missingResource, path: "\(views.table.path(0))/\(resource.kind.rawValue) '\(resource.name)'",
        message: resource.sentence, frame: views.table.nodes[0].frame)
    }
  }
}
