// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraGraphics
internal import TesseraViews

/// Finds missing resources that a screen's code requested by name while the screen was created, laid out and drawn.
/// The view that requested a resource is unknown, so a finding refers to the window, and its path ends with the
/// resource.
@MainActor
enum ResourceAudit {
  static func findings(in view: UIView, views: AuditedViews) -> [AuditFinding] {
    guard let window = view as? UIWindow, !views.table.nodes.isEmpty else { return [] }
    return window.environment.missing.resources.map { resource in
      AuditFinding(
        rule: .missingResource, path: "\(views.table.path(of: 0))/\(resource.kind.rawValue) '\(resource.name)'",
        message: resource.sentence, frame: views.table.nodes[0].frame)
    }
  }
}
