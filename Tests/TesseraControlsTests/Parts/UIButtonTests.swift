// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraControls
import TesseraGraphics
import TesseraViews
import Testing

@Suite @MainActor
struct UIButtonTests {
  private func button(_ title: String) -> (button: UIButton, label: UILabel) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return (button, button.titleLabel ?? UILabel())
  }

  @Test func systemButtonHeightIsTheTitlePlusSixPointsPerSide() {
    let (button, label) = button("A longer title")
    let text = label.intrinsicContentSize
    // A line of the 15-point system font is 17.9 points high, which is 18 on the pixel grid.
    #expect(text.height == 18)
    // The width is rounded up to whole points.
    #expect(button.intrinsicContentSize == CGSize(width: text.width.rounded(.up), height: 30))
    #expect(self.button("i").button.intrinsicContentSize.width == 30)
  }

  @Test(arguments: [
    (UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8), CGFloat(8)),
    (UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0), 4), (.zero, 0),
  ])
  func titleInsetsMoveACenteredTitleByHalfTheirDifference(_ insets: UIEdgeInsets, _ shift: CGFloat) {
    let (button, label) = button("Title")
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    let before = label.frame.minX
    button.titleEdgeInsets = insets
    button.layoutIfNeeded()
    #expect(abs(label.frame.minX - before - shift) < 1e-9)
  }

  @Test func configuredButtonHeightIsTheTitlePlusInsets() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Follow"
    let button = UIButton(configuration: configuration)
    // 7 + 20.333 + 7, where a line of body text is 61 pixels high at 3 pixels per point.
    #expect(abs(button.intrinsicContentSize.height - (14 + 61.0 / 3)) < 1e-9)
    #expect(button.titleLabel?.text == "Follow")
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test func actionsRunInOrderOncePerIdentifier() {
    let button = UIButton(type: .system)
    var log: [String] = []
    button.addAction(UIAction(identifier: .init("a")) { _ in log.append("old a") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("b") }, for: [.touchUpInside, .touchDown])
    button.addAction(UIAction(identifier: .init("a")) { _ in log.append("a") }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log == ["b", "a"])
    button.sendActions(for: .valueChanged)
    #expect(log == ["b", "a"])
  }

  @Test func switchSizeIs51By31() {
    let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    #expect(toggle.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 51, height: 31))
  }
}
