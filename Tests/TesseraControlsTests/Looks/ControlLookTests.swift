// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Boxes and colors of controls, measured in pictures recorded on iOS 17.5, 18.5 and 26.2 with three pixels per point. Boxes
/// agree within a pixel, and colors within two levels.
@MainActor @Suite struct ControlLookTests {
  private static func isClose(_ color: Color, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    abs(Int(color.red) - red) <= 2 && abs(Int(color.green) - green) <= 2 && abs(Int(color.blue) - blue) <= 2
  }

  private static let darkCard = Color(red: 28, green: 28, blue: 30)

  private func isWhite(_ color: Color) -> Bool { color == .white }
  private func isDark(_ color: Color) -> Bool { color.red < 128 }

  private func inLook<R>(_ look: SystemLook, _ body: () throws -> R) rethrows -> R {
    try SystemLook.$scoped.withValue(look, operation: body)
  }

  // MARK: Switches

  @Test(arguments: [(SystemLook.iOS18, CGSize(width: 51, height: 31)), (.iOS26, CGSize(width: 63, height: 28))])
  func sizeOfSwitches(_ look: SystemLook, _ size: CGSize) {
    inLook(look) {
      #expect(UISwitch().frame.size == size && UISwitch().intrinsicContentSize == size)
      #expect(UISwitch(frame: CGRect(5, 6, 100, 100)).frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size))
    }
  }

  /// The knob is a capsule of 37 x 24 points, 2 points from the edges: x 2 to 39 if the switch is off, 24 to 61 if it is on.
  @Test(arguments: [false, true])
  func knobOfGlass(isOn: Bool) throws {
    try inLook(.iOS26) {
      let control = UISwitch()
      control.isOn = isOn
      let painted = try PaintedView(control, background: .black)
      let knob = try #require(painted.box(where: isWhite))
      #expect(knob.isWithinOnePixel(of: CGRect(isOn ? 24 : 2, 2, 37, 24)), "\(knob)")
    }
  }

  /// On white, a switch is gray (197, 197, 199) or green (52, 199, 89). On a dark card of
  /// (28, 28, 30), it is (90, 90, 94) or (48, 209, 88).
  @Test(
    arguments: [
      (UIUserInterfaceStyle.light, false, [197, 197, 199]), (.light, true, [52, 199, 89]),
      (.dark, false, [90, 90, 94]),
      (.dark, true, [48, 209, 88]),
    ])
  func colorsOfGlassSwitches(_ style: UIUserInterfaceStyle, _ isOn: Bool, _ rgb: [Int]) throws {
    try inLook(.iOS26) {
      let control = UISwitch()
      control.isOn = isOn
      let painted = try PaintedView(control, background: style == .dark ? Self.darkCard : .white, style: style)
      let color = painted.color(isOn ? 14 : 50, 14)
      #expect(Self.isClose(color, rgb[0], rgb[1], rgb[2]), "\(color)")
    }
  }

  @Test func disabledSwitchOfGlass() throws {
    try inLook(.iOS26) {
      let control = UISwitch()
      control.isEnabled = false
      let color = try PaintedView(control).color(50, 14)
      #expect(Self.isClose(color, 226, 226, 227), "\(color)")
    }
  }

  // MARK: Sliders

  /// At 75 percent of a slider 382 points wide, the disc is centered at 278.5 and 1.17 above the track's center.
  @Test func thumb() {
    inLook(.iOS18) {
      let slider = UISlider(frame: CGRect(0, 0, 382, 34))
      slider.value = 0.75
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(track == CGRect(3, 15, 376, 4))
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.75)
      #expect(abs(thumb.midX - 278.5) < 0.01 && thumb.isWithinOnePixel(of: CGRect(265, 2.33, 27, 27)), "\(thumb)")
    }
  }

  /// The track is 6 points high at y 14, and as wide as the slider. The thumb is a capsule of 37.5 x 24 points.
  @Test func sliderOfGlass() {
    inLook(.iOS26) {
      let slider = UISlider(frame: CGRect(0, 0, 200, 34))
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(track == CGRect(0, 14, 200, 6) && slider.intrinsicContentSize.height == 34)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
      #expect(thumb.size == CGSize(width: 37.5, height: 24) && abs(thumb.maxX - 200) < 0.34 && thumb.midY == 17)
      #expect(abs(slider.value(at: thumb.midX) - 1) < 0.01 && slider.value(at: 18.75) == 0)
    }
  }

  // MARK: Steppers

  /// The minus sign is 13.67 x 1.67 points, and a third of a point left of the center of its half. The plus sign is 14.0 x
  /// 13.67 points. On iOS 26, both are 13 points wide and centered.
  @Test(
    arguments: [
      (SystemLook.iOS18, CGRect(16.33, 15.17, 13.67, 1.67), CGRect(63.5, 9.17, 14, 13.67)),
      (.iOS26, CGRect(17, 15.17, 13, 1.67), CGRect(64, 9.5, 13, 13)),
    ])
  func signsOfSteppers(_ look: SystemLook, _ minus: CGRect, _ plus: CGRect) throws {
    try inLook(look) {
      let stepper = UIStepper()
      stepper.value = 50
      #expect(stepper.frame.size == CGSize(width: 94, height: 32))
      let painted = try PaintedView(stepper)
      let left = try #require(painted.box(in: CGRect(0, 0, 46, 32), where: isDark))
      let right = try #require(painted.box(in: CGRect(48, 0, 46, 32), where: isDark))
      #expect(left.isWithinOnePixel(of: minus), "\(left)")
      #expect(right.isWithinOnePixel(of: plus), "\(right)")
    }
  }

  /// The background is gray 237 to 239 on white, and the sign of a limit is gray 184 on iOS 26.
  @Test func colorsOfSteppersOfGlass() throws {
    try inLook(.iOS26) {
      let painted = try PaintedView(UIStepper())
      #expect((236...239).contains(painted.color(40, 16).red))
      #expect((180...186).contains(painted.color(23, 16).red), "\(painted.color(23, 16))")
      // The corners of a capsule are empty; those of iOS 18 with a radius of 8 aren't.
      #expect(painted.color(3, 4) == .white)
      #expect(try inLook(.iOS18) { try PaintedView(UIStepper()).color(3, 4) } != .white)
    }
  }

  // MARK: Segmented controls

  @Test(arguments: [(SystemLook.iOS18, CGFloat(263)), (.iOS26, 261)])
  func widthOfSegmentedControls(_ look: SystemLook, _ width: CGFloat) {
    inLook(look) {
      let size = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"]).intrinsicContentSize
      #expect(abs(size.width - width) <= 0.34 && size.height == 32, "\(size)")
    }
  }

  // MARK: Buttons and symbols

  /// The circle of a button for adding is 21.67 points wide, and its image 24.33 x 23.67.
  @Test func circleOfAddButtons() throws {
    let button = UIButton(type: .contactAdd)
    button.sizeToFit()
    let painted = try PaintedView(button)
    let circle = try #require(painted.box { $0 != .white })
    #expect(abs(circle.width - 21.67) <= 0.67 && abs(circle.height - 21.67) <= 0.67, "\(circle)")
  }

  @Test func magnifierOfSearchFields() throws {
    let field = UISearchTextField(frame: CGRect(0, 0, 200, 36))
    let painted = try PaintedView(field)
    let glass = try #require(painted.box(in: CGRect(0, 0, 28, 36)) { $0.red < 200 })
    #expect(abs(glass.width - 15.33) <= 0.34 && abs(glass.height - 15.33) <= 0.34, "\(glass)")
  }

  /// A button of the system type is 30 points high and 47 points wide with a 15-point title of 18 points, in both looks. The
  /// width agrees within a point, because the advances of the system font at 15 points were fitted to other strings, and buttons
  /// round the width of their title up to a whole point.
  @Test(arguments: [SystemLook.iOS18, .iOS26])
  func systemButtons(_ look: SystemLook) throws {
    try inLook(look) {
      let button = UIButton(type: .system)
      button.setTitle("Layout", for: .normal)
      button.sizeToFit()
      button.layoutIfNeeded()
      let label = try #require(button.titleLabel)
      #expect(abs(button.frame.width - 47) <= 1 && button.frame.height == 30, "\(button.frame)")
      #expect(abs(label.frame.height - 18) <= 0.34 && abs(label.frame.minY - 6) <= 0.34, "\(label.frame)")
    }
  }

  // MARK: Search bars

  /// On iOS 26, searches are canceled by a cross on a circle of 44 points.
  @Test func cancelButtonOfGlass() throws {
    try inLook(.iOS26) {
      let bar = UISearchBar(frame: CGRect(0, 0, 300, 64))
      bar.showsCancelButton = true
      bar.layoutIfNeeded()
      let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
      #expect(button.frame == CGRect(248, 10, 44, 44) && bar.searchTextField.frame.maxX == 240)
      #expect(button.currentTitle == nil && button.configuration?.image == UIImage(systemName: "xmark"))
      #expect(button.accessibilityLabel == "Cancel")
    }
  }

  // MARK: Prominent clear glass

  /// Clear glass below white text is dimmed by at least 35 %, more while it is pressed.
  @Test func dimmingOfProminentClearGlass() {
    let configuration = UIButton.Configuration.prominentClearGlass()
    #expect(configuration.material(tint: .systemBlue, state: .normal)?.dimming == 0.35)
    #expect(UIButton.Configuration.clearGlass().material(tint: .systemBlue, state: .normal)?.dimming == 0)
  }

  /// Backgrounds of iOS 26 are capsules.
  @Test func cornersOfButtons() {
    let configuration = UIButton.Configuration.filled()
    let size = CGSize(width: 100, height: 34)
    #expect(configuration.cornerRadius(for: size, UITraitCollection(look: .iOS18)) == 5.95)
    #expect(configuration.cornerRadius(for: size, UITraitCollection(look: .iOS26)) == 17)
    var own = configuration
    own.background.cornerRadius = 9
    #expect(own.cornerRadius(for: size, UITraitCollection(look: .iOS26)) == 9)
    #expect(UIButton.Configuration.glass().cornerRadius(for: size, UITraitCollection(look: .iOS18)) == 17)
  }

  // MARK: Colors

  /// The system colors of iOS 26 in light and dark appearance. Source: Human Interface Guidelines, Color.
  @Test(
    arguments: [
      (UIColor.systemRed, [255, 56, 60], [255, 66, 69]), (.systemOrange, [255, 141, 40], [255, 146, 48]),
      (.systemYellow, [255, 204, 0], [255, 214, 0]), (.systemGreen, [52, 199, 89], [48, 209, 88]),
      (.systemMint, [0, 200, 179], [0, 218, 195]), (.systemTeal, [0, 195, 208], [0, 210, 224]),
      (.systemCyan, [0, 192, 232], [60, 211, 254]), (.systemBlue, [0, 136, 255], [0, 145, 255]),
      (.systemIndigo, [97, 85, 245], [109, 124, 255]), (.systemPurple, [203, 48, 224], [219, 52, 242]),
      (.systemPink, [255, 45, 85], [255, 55, 95]), (.systemBrown, [172, 127, 94], [183, 138, 102]),
    ] as [(UIColor, [UInt8], [UInt8])])
  func systemColors(_ color: UIColor, _ light: [UInt8], _ dark: [UInt8]) {
    for (style, expected) in [(UIUserInterfaceStyle.light, light), (.dark, dark)] {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(look: .iOS26), UITraitCollection(userInterfaceStyle: style),
      ])
      let shown = color.rasterColor(with: traits)
      #expect([shown.red, shown.green, shown.blue] == expected)
    }
    // Increased contrast has the colors of iOS 18.
    let contrast = UITraitCollection(accessibilityContrast: .high)
    let glass = UITraitCollection(traitsFrom: [contrast, UITraitCollection(look: .iOS26)])
    #expect(color.rasterColor(with: contrast) == color.rasterColor(with: glass))
  }
}
