// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// A job that audits a screen in several variants.
struct AuditJob: JobWork {
  /// A screen variant to audit.
  struct Variation: Codable, Sendable {
    /// The variant's name.
    var name: String
    var options: OptionsRecord
  }

  /// The findings for a variant.
  struct Part: Codable, Sendable {
    var variant: String
    var findings: [AuditFinding]
  }

  var screen: String
  var looks: [Variation]
  var rules: Set<AuditFinding.Rule>

  var job: Job { .audit(self) }

  @MainActor
  func perform(in context: JobContext) throws -> [Part] {
    DeclarationFinder.install()
    let screen = try context.screen(screen)
    return try looks.map { look in
      let laidOut = try Renderer().layout(screen, options: look.options.options())
      return Part(variant: look.name, findings: ScreenAudit.findings(in: laidOut, rules: rules))
    }
  }
}
