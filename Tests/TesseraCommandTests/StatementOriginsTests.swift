// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import LayoutBuilder
import Mortar3
import Tessera
import Testing
import UIKit

@testable import TesseraCommand

/// Constraint origins in layout libraries, such as Mortar, that create constraints after evaluating all statements.
@MainActor
@Suite(.serialized) struct StatementOriginsTests {
  private func place(_ line: Int) -> String { "StatementOriginsTests.swift:\(line)" }

  @Test func equations() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let origins = ConstraintOrigins()
    origins.beginRecording()
    defer { origins.endRecording() }
    Layout {
      view.layout(.top) == 4
      view.layout(.width) == 50
    }
    let end = #line
    #expect(root.constraints.map { origins.origin(of: $0)?.name } == [place(end - 3)])
    #expect(view.constraints.map { origins.origin(of: $0)?.name } == [place(end - 2)])
  }

  @Test func builders() {
    let origins = ConstraintOrigins()
    origins.beginRecording()
    defer { origins.endRecording() }
    var line = 0
    let root = UIContainer {
      UIView {
        $0.layout.top == $0.parentLayout.top + 4
        line = #line - 1
      }
    }
    #expect(root.constraints.map { origins.origin(of: $0)?.name } == [place(line)])
  }
}
