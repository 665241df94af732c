// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Logging of unsatisfiable constraints. UIKit's log message is written to standard error, once per conflict. Layout
// continues without the broken constraint.

import Foundation
import TesseraSolver

extension LayoutEngine {
  package var brokenConstraints: [NSLayoutConstraint] {
    solver.conflicts.compactMap { conflict in
      if case .constraint(let constraint)? = rowOwners[conflict.broken] { return constraint }
      return nil
    }
  }

  /// The log messages of all current conflicts.
  package var conflictTexts: [String] { solver.conflicts.map { text(of: $0) } }

  func reportConflicts() {
    guard !isScratch else { return }
    reportedConflicts.formIntersection(solver.conflicts.map(\.broken))
    // Measuring the cost of layout solves the same conflicts again, so they are not reported a second time.
    let isMetered = root.isMetered
    for conflict in solver.conflicts where reportedConflicts.insert(conflict.broken).inserted && !isMetered {
      StandardError.write(text(of: conflict))
    }
  }

  private func text(of conflict: LayoutConflict) -> String {
    let culprits = conflict.culprits.map { describe($0) }.filter { !$0.isEmpty }
    let list = culprits.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let note =
      culprits.contains { $0.contains("NSAutoresizingMaskLayoutConstraint") }
      ? "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
        + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n" : ""
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      \(note)(
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(describe(conflict.broken))

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

      """
  }

  func describe(_ row: LinearConstraint) -> String {
    switch rowOwners[row] {
    case .constraint(let constraint): return ConstraintDescription.describe(constraint)
    case .contentSize(let node, let axis): return describeContentSize(node, axis)
    case .frame(let node): return describeFrame(node, row)
    case .nonNegativeSize, nil: return ""
    }
  }

  private func describeContentSize(_ node: EngineNode, _ axis: NSLayoutConstraint.Axis) -> String {
    guard let view = node.item.itemView else { return "" }
    let rows = axis == .horizontal ? node.horizontal : node.vertical
    let number = ConstraintDescription.number
    let (name, names) = (ConstraintDescription.shortNames(view)(view), ConstraintDescription.names(of: view))
    return "<NSContentSizeLayoutConstraint:\(ConstraintDescription.address(of: node)) "
      + "\(name).\(axis == .horizontal ? "width" : "height") == \(number(rows.size)) "
      + "Hug:\(number(CGFloat(view.hugging(on: axis).rawValue))) "
      + "CompressionResistance:\(number(CGFloat(view.compressionResistance(on: axis).rawValue)))   (active\(names))>"
  }

  private func describeFrame(_ node: EngineNode, _ row: LinearConstraint) -> String {
    guard let view = node.item.itemView, let index = node.frameRows.firstIndex(of: row) else { return "" }
    let number = ConstraintDescription.number
    let (name, names) = (ConstraintDescription.shortNames(view)(view), ConstraintDescription.names(of: view))
    if view === root {
      let (side, value) =
        index == 2 ? ("Width", view.bounds.width) : index == 3 ? ("Height", view.bounds.height) : ("Position", 0)
      return "<NSLayoutConstraint:\(ConstraintDescription.address(of: node)) 'UIView-Encapsulated-Layout-\(side)' "
        + "\(name).\(side.lowercased()) == \(number(value))   (active\(names))>"
    }
    let attribute = ["minX", "width", "minY", "height"][min(index, 3)]
    let rect = view.alignmentRect(forFrame: view.frame)
    let value = [rect.minX, rect.width, rect.minY, rect.height][min(index, 3)]
    return
      "<NSAutoresizingMaskLayoutConstraint:\(ConstraintDescription.address(of: node)) \(view.autoresizingCode) "
      + "\(name).\(attribute) == \(number(value))   (active\(names))>"
  }
}
