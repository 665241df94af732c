// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// The color picker sheet in a window of 390 x 844 points. The content begins 57 points below the top, as in other
/// large sheets.
@MainActor
@Suite struct UIColorPickerTests {
  private let window = makeWindow(390, 844, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let base = UIViewController()
  private let witness = Witness()

  private final class Witness: UIColorPickerViewControllerDelegate {
    var log: [String] = []
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { log.append("chose \(continuously)") }
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { log.append("old") }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { log.append("finished") }
  }

  /// At any width and scale, the cells' edges are on whole pixels, and the cells fill the grid.
  @Test(arguments: [(CGFloat(343), CGFloat(2)), (343, 3), (100.5, 1), (5, 2)])
  func cellsAlignToPixels(_ width: CGFloat, _ scale: CGFloat) {
    let grid = ColorGridView()
    grid.traitOverrides.displayScale = scale
    grid.frame = CGRect(x: 0, y: 0, width: width, height: width * 10 / 12)
    for index in 0..<120 {
      let cell = grid.cell(at: index)
      for edge in [cell.minX, cell.minY] { #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6) }
      if index % 12 < 11 { #expect(abs(cell.maxX - grid.cell(at: index + 1).minX) < 1e-9) }
      if index < 108 { #expect(abs(cell.maxY - grid.cell(at: index + 12).minY) < 1e-9) }
    }
    #expect(grid.cell(at: 0).origin == .zero)
    #expect(abs(grid.cell(at: 119).maxX - width) <= 0.5 / scale)
  }

  init() {
    window.rootViewController = base
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func open(_ change: (UIColorPickerViewController) -> Void = { _ in }) -> UIColorPickerViewController {
    let picker = UIColorPickerViewController()
    change(picker)
    picker.delegate = witness
    base.present(picker, animated: false)
    window.layoutIfNeeded()
    return picker
  }

  private func parts(_ color: UIColor) -> [Int] {
    let inks = color.rgbaComponents
    return [inks.red, inks.green, inks.blue, inks.alpha].map { Int(($0 * 255).rounded()) }
  }

  /// The grid is 358 points wide and 16 points from the left, 112 below the sheet's top, so a cell is 358 / 12 =
  /// 29.83 points wide. The center of the sixth cell in the sixth column is 5.5 cells from both edges, at (180, 333).
  /// This cell is the red 0xFF4015.
  @Test func grid() {
    let picker = open { $0.selectedColor = UIColor.blue.withAlphaComponent(0.5) }
    #expect(picker.view.convert(CGPoint.zero, to: window) == CGPoint(x: 0, y: 57))
    window.tap(at: CGPoint(x: 180, y: 57 + 112 + 5.5 * 358 / 12))
    #expect(parts(picker.selectedColor) == [0xFF, 0x40, 0x15, 128])
    #expect(witness.log == ["chose true", "old", "chose false", "old"])
    // A tap outside the grid, next to the last cell, selects nothing.
    window.tap(at: CGPoint(x: 385, y: 300))
    #expect(witness.log.count == 4)
  }

  @Test func withoutOpacity() {
    let picker = open {
      $0.supportsAlpha = false
      $0.title = "Ink"
    }
    window.tap(at: CGPoint(x: 20, y: 57 + 116))
    #expect(parts(picker.selectedColor) == [255, 255, 255, 255])
    #expect(window.all(UILabel.self).contains { $0.text == "Ink" })
    picker.userFinished()
    window.layoutIfNeeded()
    #expect(base.presentedViewController == nil && witness.log.last == "finished")
  }

  /// The spectrum and the tracks select the color under the finger, according to the definition of hue, saturation
  /// and brightness.
  @Test func spectrumAndTracks() throws {
    let picker = open()
    let ways = try #require(window.all(UISegmentedControl.self).first)
    ways.selectedSegmentIndex = 1
    ways.sendActions(for: .valueChanged)
    window.layoutIfNeeded()
    let spectrum = try #require(window.all(ColorSpectrumView.self).first)
    // At a third of the width and half the height, the color is green.
    window.tap(at: spectrum.convert(CGPoint(x: spectrum.bounds.width / 3, y: spectrum.bounds.height / 2), to: window))
    #expect(parts(picker.selectedColor) == [0, 255, 0, 255])
    ways.selectedSegmentIndex = 2
    ways.sendActions(for: .valueChanged)
    window.layoutIfNeeded()
    let red = try #require(window.all(ColorTrack.self).first { $0.accessibilityLabel == "RED" })
    // The track is 358 - 84 = 274 points wide, and its knob can move by 238 points, so the knob's last position is 18
    // points before the track's end.
    window.tap(at: red.convert(CGPoint(x: 274 - 18, y: 42), to: window))
    #expect(parts(picker.selectedColor) == [255, 255, 0, 255])
    let opacity = try #require(window.all(ColorTrack.self).first { $0.accessibilityLabel == "OPACITY" })
    #expect(opacity.accessibilityValue == ColorPickerView.percent(1))
    picker.selectedColor = UIColor(red: .nan, green: 7, blue: -3, alpha: .infinity)
    window.layoutIfNeeded()
  }

  /// CLDR's percent formats are "#,##0%" in English, and in German a no-break space precedes the sign. In English,
  /// the sign directly follows the digits even in right-to-left text, because there is no neutral character between
  /// them.
  @Test(arguments: [("en-US", "70%"), ("de-DE", "70\u{A0}%")])
  func percent(_ language: String, _ text: String) {
    #expect(AmbientLanguage.with(LanguageTag(language)) { ColorPickerView.percent(0.7) } == text)
  }

  @Test func well() {
    let well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 28, height: 28))
    well.selectedColor = .red
    well.title = "Ink"
    var count = 0
    well.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    base.view.addSubview(well)
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 114, y: 214))
    window.layoutIfNeeded()
    let picker = base.presentedViewController as? UIColorPickerViewController
    #expect(picker?.selectedColor == .red && picker?.title == "Ink")
    picker?.userChose(.green)
    #expect(well.selectedColor == .green && count == 1)
    picker?.userFinished()
    window.layoutIfNeeded()
    well.isEnabled = false
    window.tap(at: CGPoint(x: 114, y: 214))
    #expect(base.presentedViewController == nil)
  }
}
