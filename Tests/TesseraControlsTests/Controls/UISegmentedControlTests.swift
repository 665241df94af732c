// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct UISegmentedControlTests {
  /// Returns the title's width in the font for selected segments, rounded up to pixels, plus 10 points on each side.
  private func contentWidth(_ title: String) -> CGFloat {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    return label.intrinsicContentSize.width + 58 / 3
  }

  @Test func segmentsAreEquallyWide() {
    let control = UISegmentedControl(items: ["A", "Wide title"])
    #expect(abs(control.intrinsicContentSize.width - 2 * contentWidth("Wide title")) < 1e-9)
    #expect(control.intrinsicContentSize.height == 32)
    #expect(control.frame.size == control.intrinsicContentSize)
    control.apportionsSegmentWidthsByContent = true
    #expect(abs(control.intrinsicContentSize.width - contentWidth("A") - contentWidth("Wide title")) < 1e-9)
    control.setWidth(50, forSegmentAt: 1)
    #expect(abs(control.intrinsicContentSize.width - contentWidth("A") - 50) < 1e-9)
  }

  @Test func framesShareTheWidth() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(0, 0, 200, 32)
    // A third of 200 is 66 2/3, which is exact at three pixels per point.
    #expect(control.segmentFrames.map { ($0.width * 3).rounded() } == [200, 200, 200])
    control.setWidth(100, forSegmentAt: 1)
    #expect(control.segmentFrames == [CGRect(0, 0, 50, 32), CGRect(50, 0, 100, 32), CGRect(150, 0, 50, 32)])
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.segmentFrames.map(\.minX) == [150, 50, 0])
    #expect(control.segmentIndex(at: CGPoint(x: 160, y: 5)) == 0)
    #expect(control.segmentIndex(at: CGPoint(x: 201, y: 5)) == nil)
  }

  @Test func selectionFollowsItsSegment() {
    let control = UISegmentedControl(items: ["a", "b"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "b")
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: true)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 1)
  }

  /// Indices are clamped to the existing segments. Without segments, the calls are no-ops.
  @Test func indicesOutOfRange() {
    let control = UISegmentedControl(items: ["a", "b"])
    #expect(control.titleForSegment(at: 9) == "b" && control.titleForSegment(at: -9) == "a")
    control.setTitle("c", forSegmentAt: 7)
    #expect(control.titleForSegment(at: 1) == "c")
    control.selectedSegmentIndex = 5
    #expect(control.selectedSegmentIndex == -1)
    control.insertSegment(withTitle: "end", at: 99, animated: false)
    #expect(control.titleForSegment(at: 2) == "end")
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: false)
    control.setEnabled(false, forSegmentAt: 0)
    control.setWidth(.nan, forSegmentAt: 0)
    #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil && control.segmentFrames.isEmpty)
    #expect(!control.isEnabledForSegment(at: 0) && control.widthForSegment(at: 0) == 0)
  }

  @Test func selectsSegments() {
    var log: [String] = []
    let control = UISegmentedControl(
      frame: .zero,
      actions: [
        UIAction(title: "a", identifier: .init("a")) { _ in log.append("a") },
        UIAction(title: "b", identifier: .init("b"), attributes: .disabled) { _ in log.append("b") },
      ])
    control.addAction(UIAction { _ in log.append("changed") }, for: .valueChanged)
    control.handleSelection(at: 0)
    control.handleSelection(at: 0)
    control.handleSelection(at: 1)
    control.handleSelection(at: 5)
    #expect(log == ["a", "changed"] && control.selectedSegmentIndex == 0)
    #expect(control.segmentIndex(identifiedBy: .init("b")) == 1 && control.segmentIndex(identifiedBy: .init("c")) == -1)
    control.isMomentary = true
    control.handleSelection(at: 0)
    control.selectedSegmentIndex = 0
    #expect(log.count == 4 && control.selectedSegmentIndex == -1)
  }

  /// The plates on iOS 18.5: the middle one of three segments, 263 points wide, spans 89.0 to 174.0 points, and the first
  /// one of two, 280 points wide, 2.0 to 137.0.
  @Test func platesHaveTheFramesOfIOS() {
    let control = UISegmentedControl(items: ["", "", ""])
    let painted = PaintedControl(control, width: 300, scale: 3)
    defer { withExtendedLifetime(painted) {} }
    control.frame = CGRect(0, 0, 263, 32)
    let middle = control.plateFrame(of: 1)
    #expect(abs(middle.minX - 89) < 0.01 && abs(middle.maxX - 174) < 0.01 && middle.minY == 2 && middle.maxY == 30)
    control.removeSegment(at: 2, animated: false)
    control.frame = CGRect(0, 0, 280, 32)
    #expect(control.plateFrame(of: 0) == CGRect(2, 2, 135, 28))
    #expect(control.plateFrame(of: 1) == CGRect(143, 2, 135, 28))
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.plateFrame(of: 0) == CGRect(143, 2, 135, 28))
    // Segments without room have empty plates in their middle.
    control.frame = CGRect(0, 0, 4, 2)
    #expect(control.plateFrame(of: 0) == CGRect(3, 1, 0, 0))
    control.frame = .zero
    #expect(control.plateFrame(of: 1) == .zero)
  }

  /// Segments of 50 points at (10, 10). The middle segment has a white background.
  @Test func paints() throws {
    let control = UISegmentedControl(items: ["", "", ""])
    control.frame = CGRect(10, 10, 150, 32)
    control.selectedSegmentIndex = 1
    let painted = PaintedControl(control)
    let strip = try painted.color(20, 26)
    #expect(try painted.color(85, 26) == .white && strip != .white && strip != PaintedControl.ground)
    // The selection's edges are at 61.5 and 108.5, since half points are pixels. Nothing is drawn in the control's corner.
    #expect(try painted.color(61.5, 26) == .white && painted.color(61, 26) != .white)
    #expect(try painted.color(10, 10) == PaintedControl.ground)
    // There is no divider next to the selection. Without a selection, there is a divider at 60.
    control.selectedSegmentIndex = -1
    #expect(try painted.color(60, 26) != strip && painted.color(85, 26) == strip)
    control.selectedSegmentIndex = 0
    control.selectedSegmentTintColor = .red
    #expect(try painted.color(35, 26) == UIColor.red.light)
    let dark = PaintedControl(UISegmentedControl(items: [""]), style: .dark)
    let plate = try #require(dark.window.subviews.first as? UISegmentedControl)
    plate.frame = CGRect(10, 10, 100, 32)
    plate.selectedSegmentIndex = 0
    #expect(try dark.color(60, 26) == Color(red: 0x63, green: 0x63, blue: 0x66))
  }

  @Test func titlesUseTheirAttributes() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.frame = CGRect(0, 0, 100, 32)
    control.selectedSegmentIndex = 0
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    let colors = control.displayList(scale: 1, pixels: (100, 32), background: .clear).commands.compactMap {
      if case .glyphs(_, let color, _) = $0 { color } else { nil }
    }
    #expect(colors == [UIColor.blue.light, UIColor.red.light])
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .blue)
  }
}
