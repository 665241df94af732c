// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraGraphics
internal import TesseraViews

/// Finds missing resources that the code of a screen requested by name while the screen was created, laid out and painted. The view
/// that needed a resource is unknown, so findings refer to the window, and their paths end with the resource.
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
