// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Commands that inspect the views in tests run the tests with an environment variable:
//
//     TESSERA_AUDIT=1                            the audit findings for every image of views
//     TESSERA_EXPLAIN=VIEW                       the explanation of that view, for every image of views
//
// Nothing is inspected if neither variable is set.

import Foundation
package import Tessera
import TesseraFoundation
package import TesseraViews

/// An inspection that was requested by a command and is performed for each image.
package struct TestInspection: Sendable {
  private enum Request { case audit, explanation(String) }

  /// The requested inspection. It is read only once, because it does not change while tests run.
  private static let wish: Request? = {
    let variables = ProcessInfo.processInfo.environment
    if let view = variables["TESSERA_EXPLAIN"], !view.isEmpty { return .explanation(view) }
    return variables["TESSERA_AUDIT"] == "1" ? .audit : nil
  }()

  /// The inspection for the next image, or nil if no command requested one.
  package static var wanted: TestInspection? {
    switch wish {
    case nil: nil
    case .audit: TestInspection()
    case .explanation(let view): TestInspection(view: view)
    }
  }

  /// The name of the view to explain, or nil for an audit.
  let view: String?
  private let missing = MissingResources.Collector()

  package init(view: String? = nil) {
    self.view = view
  }

  /// Runs code that creates a value, and records the missing resources that it requests.
  package func watching<R>(_ body: () throws -> R) rethrows -> R {
    try MissingResources.collecting(into: missing, body)
  }

  /// Returns the inspection of the hosted views. Its name is set later.
  @MainActor
  package func inspect(_ root: UIView) -> TestProcessRecord.Inspection {
    guard let view else {
      return TestProcessRecord.Inspection(name: "", group: "", findings: ScreenAudit.findings(in: root))
    }
    let explanation: TestProcessRecord.Explanation
    do throws(RenderError) {
      explanation = .init(lines: try LayoutExplanation(view, in: root).lines, isProblem: false)
    } catch {
      explanation = .init(lines: ["\(error)"], isProblem: true)
    }
    return TestProcessRecord.Inspection(name: "", group: "", findings: [], explanation: explanation)
  }

  /// Adds the inspection to the run's record, including the resources that were missing when the value was created.
  package func record(
    _ inspection: TestProcessRecord.Inspection, name: String, group: String,
    in recorder: TestRunRecorder? = TestRunRecorder.shared
  ) {
    var inspection = inspection
    (inspection.name, inspection.group) = (name, group)
    if view == nil {
      let known = Set(inspection.findings.map(\.message))
      inspection.findings += missing.resources.filter { !known.contains($0.sentence) }.map { resource in
        AuditFinding(
          rule: .missingResource, path: "\(resource.kind.rawValue) '\(resource.name)'", message: resource.sentence,
          frame: ViewNode.Rect(x: 0, y: 0, width: 0, height: 0))
      }
    }
    recorder?.addInspection(inspection)
  }
}
