// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@_spi(Tessera) @testable import TesseraViews

/// Lazy creation of a button's subviews, state-dependent values in configurations, and button sizes.
@MainActor @Suite struct UIButtonPartsTests {
  private func image(_ width: Int, _ height: Int, scale: CGFloat = 1) -> UIImage {
    UIImage(bitmap: Bitmap(width: width, height: height), scale: scale)
  }

  private func button(_ configuration: UIButton.Configuration? = nil) -> UIButton {
    let button = UIButton()
    button.configuration = configuration
    return button
  }

  // MARK: Parts

  @Test func createsSubviewsLazily() throws {
    #expect(UIButton().subviews.isEmpty && UIButton(type: .system).subviews.isEmpty)
    #expect(UIButton(configuration: .filled()).subviews.isEmpty)
    let button = UIButton()
    button.setTitle("", for: .normal)
    button.setImage(nil, for: .normal)
    _ = (button.intrinsicContentSize, button.layoutIfNeeded())
    #expect(button.subviews.isEmpty)
    button.setTitle("Title", for: .normal)
    #expect(button.subviews == [button.titleLabel])
    button.setImage(image(20, 20), for: .normal)
    #expect(button.subviews == [button.imageView, button.titleLabel])
  }

  /// The first access to a subview creates it.
  @Test func accessCreatesASubview() throws {
    let button = UIButton()
    button.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(button.subviews == [button.titleLabel])
    #expect(button.subviews == [button.titleLabel])
    button.setTitle("Title", for: .normal)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 30) && button.titleLabel?.text == "Title")
    #expect(button.imageView != nil && button.subviews.count == 2)
  }

  /// Querying baselines creates no subviews. Constraints and stacks use the baselines of the title's 18-point default
  /// font.
  @Test func baselinesCreateNoSubviews() throws {
    let window = makeWindow(scale: 3)
    let (button, label) = (adopt(UIButton(), window), adopt(UILabel(), window))
    #expect(button.forFirstBaselineLayout === button && button.forLastBaselineLayout === button)
    let stack = adopt(UIStackView(arrangedSubviews: [UIButton(), UIButton(configuration: .filled())]), window)
    stack.alignment = .firstBaseline
    label.text = "Label"
    activate(
      button.topAnchor.constraint(equalTo: window.topAnchor),
      button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
      stack.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor))
    window.layoutIfNeeded()
    #expect(button.subviews.isEmpty && stack.arrangedSubviews.allSatisfy { $0.subviews.isEmpty })
    // Accessing the title label creates an empty label, which has the same baselines.
    let before = button.baselineOffsets()
    #expect(button.titleLabel != nil && button.baselineOffsets() == before)
    button.setTitle("Title", for: .normal)
    #expect(button.forFirstBaselineLayout === button.titleLabel && button.forLastBaselineLayout === button.titleLabel)
  }

  /// A stack uses the button's baseline and adapts to a title that is set later, so the button and the label have the
  /// same baseline.
  @Test(arguments: [false, true])
  func baselinesOfAStackFollowATitle(_ isEarly: Bool) throws {
    let window = makeWindow(scale: 3)
    let (button, label) = (UIButton(), adopt(UILabel(), window))
    let stack = adopt(UIStackView(arrangedSubviews: [button]), window)
    (label.text, label.font) = ("Title", .systemFont(ofSize: 18))
    if isEarly { button.setTitle("Title", for: .normal) }
    activate(
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor))
    window.layoutIfNeeded()
    button.setTitle("Title", for: .normal)
    window.layoutIfNeeded()
    // As in `baselinesFollowTheText`, the text is drawn at 6 + (22 - 21.48) / 2 = 6.26, which is 6.33 on the grid of
    // thirds.
    #expect(abs(label.frame.minY - (6 + 1.0 / 3)) < 1e-6)
  }

  /// A subview that an app adds stays above the button's subviews, and a layer that an app inserts at the bottom
  /// stays below them.
  @Test func subviewsAreBelowThoseOfApps() {
    let button = UIButton()
    let (own, ground) = (UIView(), CALayer())
    button.addSubview(own)
    button.layer.insertSublayer(ground, at: 0)
    button.setTitle("Title", for: .normal)
    #expect(button.subviews == [button.titleLabel, own])
    #expect(button.layer.sublayers?.first === ground)
  }

  /// Cells and headers create each label of the standard styles at its first access.
  @Test func cellsCreateSubviewsLazily() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.subviews == [cell.contentView] && cell.contentView.subviews.isEmpty)
    #expect(cell.contentView.subviews == [] && cell.textLabel?.superview === cell.contentView)
    #expect(cell.contentView.subviews == [cell.textLabel])
    #expect(cell.detailTextLabel?.font.pointSize == 12 && cell.contentView.subviews.count == 2)
    let header = UITableViewHeaderFooterView()
    #expect(header.contentView.subviews.isEmpty)
    header.textLabel?.text = "Title"
    #expect(header.contentView.subviews == [header.textLabel])
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    #expect(content.makeContentView().subviews.count == 1)
    content.image = image(20, 20)
    #expect(content.makeContentView().subviews.count == 2)
  }

  // MARK: Configurations and states

  /// A prominent button whose title is set with `setTitle`.
  @Test func configurationsShowTheStatesTitle() throws {
    let button = button(.borderedProminent())
    button.setTitle("Buy", for: .normal)
    let label = try #require(button.titleLabel)
    #expect(label.text == "Buy" && !label.isHidden && label.textColor == .white)
    // The insets are 12 points at the sides and 7 points at the top and bottom.
    let text = label.intrinsicContentSize
    #expect(text.width > 20)
    #expect(button.intrinsicContentSize == CGSize(width: text.width + 24, height: text.height + 14))
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    #expect(label.frame.minX == 12 && button.currentTitle == "Buy")
  }

  @Test func titleAndConfigurationCanBeSetInAnyOrder() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold", for: .disabled)
    button.configuration = .tinted()
    #expect(button.titleLabel?.text == "Buy")
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Sold")
  }

  @Test func attributedTitlesImagesColorsAndSymbols() {
    let button = button(.plain())
    let (first, other) = (image(10, 10), image(12, 12))
    button.setAttributedTitle(
      NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]), for: .normal)
    button.setImage(first, for: .normal)
    button.setImage(other, for: .selected)
    let shown = button.titleLabel?.attributedText
    #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(button.imageView?.image === first)
    button.isSelected = true
    #expect(button.imageView?.image === other)
    button.setTitleColor(.green, for: .normal)
    #expect(button.titleLabel?.textColor == .green)
    button.configuration?.baseForegroundColor = .blue
    #expect(button.titleLabel?.textColor == .blue)
  }

  /// A configuration's title and image take precedence over the values for a state. Setting the values for the normal
  /// state replaces the configuration's.
  @Test func configurationOverridesStateValues() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Own"
    configuration.image = image(10, 10)
    let button = UIButton()
    button.setTitle("State", for: .normal)
    button.setImage(image(5, 5), for: .normal)
    button.configuration = configuration
    #expect(button.titleLabel?.text == "Own" && button.imageView?.image === configuration.image)
    button.setTitle("New", for: .normal)
    let new = image(6, 6)
    button.setImage(new, for: .normal)
    #expect(button.titleLabel?.text == "New" && button.configuration?.title == "New")
    #expect(button.imageView?.image === new)
    button.configuration = nil
    #expect(button.titleLabel?.text == "New" && button.titleLabel?.font == .systemFont(ofSize: 18))
  }

  @Test func configurationsIgnoreTheOldInsets() {
    let button = button(.filled())
    button.setTitle("Title", for: .normal)
    button.frame = CGRect(0, 0, 200, 40)
    button.layoutIfNeeded()
    let before = button.titleLabel?.frame
    button.titleEdgeInsets.left = 30
    button.contentEdgeInsets.top = 10
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == before)
  }

  // MARK: Sizes

  /// Sizes are whole points, with 6 points above and below the text and a minimum width of 30, as in images of iOS
  /// 18.5 with the 18-point regular font.
  @Test(arguments: ["i", "01", "No labels", "One label", "Many labels", "Long label"])
  func titleSizesAreWholePoints(_ title: String) throws {
    let button = UIButton()
    let window = makeWindow(scale: 3)
    window.addSubview(button)
    button.setTitle(title, for: .normal)
    let text = try #require(button.titleLabel).intrinsicContentSize
    // A line of 18-point text is 21.48 high, rounded up to 22.
    #expect(button.intrinsicContentSize == CGSize(width: max(30, text.width.rounded(.up)), height: 34))
    #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
  }

  /// The line heights for 12 to 18 points are 14.3, 15.5, 16.7, 17.9, 19.1, 20.3 and 21.5.
  @Test(arguments: [(12.0, 27.0), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34)])
  func heights(_ size: CGFloat, _ height: CGFloat) {
    let button = UIButton()
    button.titleLabel?.font = .systemFont(ofSize: size)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: height))
    button.setTitle("A", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: height))
  }

  @Test func buttonsWithoutTextHaveTheLineHeight() {
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test func imagesHaveNoInsets() {
    let button = UIButton()
    button.setImage(image(20, 20), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
    // 61 x 58 pixels at 3 pixels per point are 20.33 x 19.33 points.
    button.setImage(image(61, 58, scale: 3), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 21, height: 20))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 27, height: 24))
    button.contentEdgeInsets = .zero
    button.setTitle("A", for: .normal)
    // Text next to an image has no insets either. The line is 22 high and the image is 20 high.
    #expect(button.intrinsicContentSize.height == 22)
  }

  @Test func plainButtonsTruncateInTheMiddle() {
    let button = UIButton()
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    button.configuration = .filled()
    #expect(button.titleLabel?.lineBreakMode == button.configuration?.titleLineBreakMode)
    button.configuration = nil
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    button.titleLabel?.lineBreakMode = .byClipping
    button.setTitle("Title", for: .normal)
    #expect(button.titleLabel?.lineBreakMode == .byClipping)
  }

  /// If a label's height is rounded up to whole points, its text stays vertically centered, and so does the baseline.
  @Test func baselinesFollowTheText() throws {
    let window = makeWindow(scale: 3)
    let (button, label) = (adopt(UIButton(), window), adopt(UILabel(), window))
    button.setTitle("Title", for: .normal)
    label.text = "Title"
    label.font = .systemFont(ofSize: 18)
    activate(
      button.topAnchor.constraint(equalTo: window.topAnchor),
      button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor))
    window.layoutIfNeeded()
    // The button's text is drawn at 6 + (22 - 21.48) / 2 = 6.26, which is 6.33 on the grid of thirds. The label's
    // text is drawn at the label's top.
    #expect(abs(label.frame.minY - (6 + 1.0 / 3)) < 1e-6)
  }
}
