// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

@MainActor
@Suite struct PreviewTests {
  private let window = makeWindow(320, 480)
  private let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))

  init() { window.addSubview(view) }

  @Test func parametersDefaultToTheWholeViewOnSystemBackground() {
    let parameters = UIPreviewParameters()
    #expect(parameters.visiblePath == nil)
    #expect(parameters.shadowPath == nil)
    #expect(parameters.backgroundColor == .systemBackground)
    // The property is declared null_resettable in UIKit's header.
    parameters.backgroundColor = .red
    parameters.backgroundColor = nil
    #expect(parameters.backgroundColor == .systemBackground)
  }

  @Test func copiesPaths() {
    let parameters = UIPreviewParameters()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    parameters.visiblePath = path
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50)))
    #expect(parameters.visiblePath?.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func visiblePathSurroundsTextLines() throws {
    let lines = [CGRect(x: 50, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 120, height: 20)]
    let path = try #require(UIPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) }).visiblePath)
    for line in lines {
      #expect(path.contains(CGPoint(x: line.minX, y: line.midY)))
      #expect(path.contains(CGPoint(x: line.maxX - 1, y: line.midY)))
    }
    // The area left of the first line and above the second is excluded. There is no notch between the lines.
    #expect(!path.contains(CGPoint(x: 20, y: 5)))
    for x in 50...119 { #expect(path.contains(CGPoint(x: CGFloat(x), y: 20))) }
  }

  @Test(arguments: [[], [CGRect.zero]])
  func noLinesShowTheWholeView(lines: [CGRect]) {
    #expect(UIPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) }).visiblePath == nil)
  }

  @Test func viewsAreTheirDefaultTarget() {
    let preview = UITargetedPreview(view: view)
    #expect(preview.view === view)
    #expect(preview.size == CGSize(width: 100, height: 60))
    #expect(preview.target.container === window)
    #expect(preview.target.center == CGPoint(x: 70, y: 70))
    #expect(preview.target.transform == .identity)
  }

  @Test func retargetingKeepsViewAndParameters() {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    let preview = UITargetedPreview(view: view, parameters: parameters)
    parameters.backgroundColor = .red
    let target = UIPreviewTarget(
      container: view, center: CGPoint(x: 1, y: 2), transform: CGAffineTransform(scaleX: 2, y: 2))
    let moved = preview.retargetedPreview(with: target)
    #expect(moved.view === view)
    #expect(moved.target === target)
    #expect(moved.parameters.backgroundColor == .clear)
  }

  @Test func detachedViewsNeedATarget() {
    let loose = UIView(frame: .zero)
    let target = UIPreviewTarget(container: window, center: .zero)
    #expect(UITargetedPreview(view: loose, parameters: UIPreviewParameters(), target: target).size == .zero)
  }
}
