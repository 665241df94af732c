// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Commands that look at what tests show run the tests with a variable set:
//
//   TESSERA_AUDIT=1                            the audit's findings of every picture of views
//   TESSERA_EXPLAIN=VIEW                       why that view is where it is, in every picture of views
//
// Without one of them nothing is looked at.

import Foundation
package import Tessera
import TesseraFoundation
package import TesseraViews

/// What a command wants to know of a picture.
package struct TestInspection: Sendable {
  private enum Wish { case audit, explanation(String) }

  /// Read once, as it does not change while tests run.
  private static let wish: Wish? = {
    let variables = ProcessInfo.processInfo.environment
    if let view = variables["TESSERA_EXPLAIN"], !view.isEmpty { return .explanation(view) }
    return variables["TESSERA_AUDIT"] == "1" ? .audit : nil
  }()

  /// An inspection of the next picture; nil where no command asked for one.
  package static var wanted: TestInspection? {
    switch wish {
    case nil: nil
    case .audit: TestInspection()
    case .explanation(let view): TestInspection(view: view)
    }
  }

  /// The view whose place is to be explained; nil for an audit.
  let view: String?
  private let missing = MissingResources.Collector()

  package init(view: String? = nil) {
    self.view = view
  }

  /// Runs code that makes a value, and notes what it names and does not get.
  package func watching<R>(_ body: () throws -> R) rethrows -> R {
    try MissingResources.collecting(into: missing, body)
  }

  /// What is to be said of the views that are being shown. The name is filled in later.
  @MainActor
  package func look(at root: UIView) -> TestProcessRecord.Inspection {
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

  /// Hands what was found to the run's record, with what was missing while the value was made.
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
    recorder?.add(inspection)
  }
}
