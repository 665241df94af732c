// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// The appearance of buttons by configuration and state. The button is 100 x 40 at (10, 10), and the middle of its
/// left edge shows only the background.
@MainActor @Suite struct UIButtonAppearanceTests {
  private func painted(_ configuration: UIButton.Configuration?) -> (UIButton, PaintedControl) {
    let button = UIButton(type: .system)
    button.configuration = configuration
    button.frame = CGRect(10, 10, 100, 40)
    return (button, PaintedControl(button))
  }

  @Test func stylesHaveBackgrounds() throws {
    let (filled, onFilled) = painted(.filled())
    #expect(try onFilled.color(14, 30) == UIColor.systemBlue.light)
    filled.tintColor = .red
    #expect(try onFilled.color(14, 30) == UIColor.red.light)
    let (plain, onPlain) = painted(.plain())
    #expect(try onPlain.color(14, 30) == PaintedControl.ground)
    // A selected plain button has a tinted background: 0.18 of blue (0, 122, 255) over green, which is (0, 255 - 0.18
    // x 133, 0.18 x 255).
    plain.isSelected = true
    let tinted = try onPlain.color(14, 30)
    #expect(tinted.red == 0 && abs(Int(tinted.green) - 231) <= 1 && abs(Int(tinted.blue) - 46) <= 1)
    plain.configuration?.automaticallyUpdateForSelection = false
    #expect(try onPlain.color(14, 30) == PaintedControl.ground)
    let (_, onTinted) = painted(.tinted())
    #expect(try onTinted.color(14, 30) == tinted)
  }

  @Test func transformersStrokesAndInsets() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .black }
    configuration.background.strokeWidth = 2
    configuration.background.strokeColor = .red
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
    let (_, on) = painted(configuration)
    #expect(try on.color(14, 30) == PaintedControl.ground)
    #expect(try on.color(20.5, 30) == UIColor.red.light && on.color(25, 30) == .black)
    #expect(UIConfigurationColorTransformer.grayscale(.white).light == .white)
  }

  @Test func updateHandlerFollowsTheState() {
    let button = UIButton(configuration: .filled())
    var count = 0
    button.configurationUpdateHandler = { button in
      count += 1
      button.configuration?.title = button.isEnabled ? "On" : "Off"
    }
    #expect(count == 1 && button.titleLabel?.text == "On")
    button.isEnabled = false
    #expect(count == 2 && button.titleLabel?.text == "Off")
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = true
    #expect(count == 2)
    button.setNeedsUpdateConfiguration()
    #expect(count == 3)
  }

  @Test func attributedTitlesKeepTheirAttributes() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Red")
    title.foregroundColor = .red
    configuration.attributedTitle = title
    #expect(configuration.title == "Red")
    let button = UIButton(configuration: configuration)
    let shown = button.titleLabel?.attributedText
    #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    configuration.title = "Plain"
    #expect(configuration.attributedTitle == AttributedString("Plain"))
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { input in
      var output = input
      output.font = UIFont.systemFont(ofSize: 30)
      return output
    }
    button.configuration = configuration
    // A 30-point line is 35.8 points high.
    #expect((button.titleLabel?.intrinsicContentSize.height ?? 0) > 35)
  }

  /// A 20-point activity indicator replaces the image, with an inset of 12 points before it and 8 points between it
  /// and the title.
  @Test func activityIndicatorReplacesTheImage() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Busy"
    configuration.image = UIImage(systemName: "plus")
    configuration.imagePadding = 8
    configuration.showsActivityIndicator = true
    let button = UIButton(configuration: configuration)
    let title = try #require(button.titleLabel)
    #expect(button.intrinsicContentSize.width == 12 + 20 + 8 + title.intrinsicContentSize.width + 12)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    let wheel = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(wheel.frame.minX == 12 && title.frame.minX == 40 && wheel.isAnimating)
    #expect(button.imageView?.isHidden == true)
    button.configuration?.showsActivityIndicator = false
    #expect(wheel.isHidden && button.imageView?.isHidden == false)
  }

  /// The title is 60 points wide and the subtitle 40, so both together are 60 points wide.
  @Test(arguments: [
    (UIButton.Configuration.TitleAlignment.center, false, CGFloat(10)), (.leading, false, 0), (.trailing, false, 20),
    (.leading, true, 20), (.trailing, true, 0), (.automatic, false, 10),
  ])
  func titleAlignment(_ alignment: UIButton.Configuration.TitleAlignment, _ isRightToLeft: Bool, _ x: CGFloat) {
    let arrangement = ButtonArrangement(
      image: .zero, title: CGSize(width: 60, height: 20), subtitle: CGSize(width: 40, height: 10), placement: .leading,
      imagePadding: 0, titlePadding: 1, insets: .zero, isRightToLeft: isRightToLeft, titleAlignment: alignment)
    let frames = arrangement.frames(in: CGRect(0, 0, 60, 31), .center, .center, grid: PixelGrid(scale: 1))
    #expect(frames.title.minX == 0 && frames.subtitle.minX == x)
  }

  @Test func backgroundImagesByState() throws {
    func image(_ bytes: [UInt8]) -> UIImage {
      UIImage(bitmap: Bitmap(width: 1, height: 1, bytes: bytes) ?? Bitmap(width: 0, height: 0))
    }
    let (button, on) = painted(nil)
    button.setBackgroundImage(image([255, 0, 0, 255]), for: .normal)
    button.setBackgroundImage(image([0, 0, 255, 255]), for: .highlighted)
    #expect(try on.color(60, 30) == UIColor.red.light)
    button.isHighlighted = true
    #expect(try on.color(60, 30) == UIColor.blue.light)
    #expect(button.backgroundImage(for: .disabled) === button.backgroundImage(for: .normal))
  }

  /// A close button is a 30-point disc with a cross in its center, regardless of the button's frame.
  @Test func closeButtonIsACircle() throws {
    let button = UIButton(type: .close)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    button.frame = CGRect(10, 10, 50, 30)
    let on = PaintedControl(button)
    #expect(try on.color(15, 25) == PaintedControl.ground && on.color(23, 25) != PaintedControl.ground)
    #expect(try on.color(35, 25) != on.color(23, 25))
  }

  @Test func rectangles() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let bounds = CGRect(0, 0, 200, 50)
    let content = button.contentRect(forBounds: bounds)
    #expect(content == CGRect(2, 1, 194, 46))
    let title = button.titleRect(forContentRect: content)
    #expect(abs(title.midX - content.midX) <= 0.5 && abs(title.midY - content.midY) <= 0.5)
    #expect(button.imageRect(forContentRect: content).isEmpty)
  }
}
