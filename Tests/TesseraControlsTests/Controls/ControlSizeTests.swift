// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// The layout metrics of every control: its intrinsic size and its priorities. As in Interface Builder's table,
/// compression resistance is 750 for all controls, and hugging depends on the class.
@MainActor @Suite struct ControlSizeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let make: @MainActor @Sendable () -> UIView
    let width: CGFloat
    let height: CGFloat
    var hugging: (Float, Float) = (250, 250)
    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case(name: "slider", make: { UISlider() }, width: -1, height: 34),
    Case(name: "progress", make: { UIProgressView() }, width: -1, height: 4, hugging: (250, 750)),
    Case(name: "bar", make: { UIProgressView(progressViewStyle: .bar) }, width: -1, height: 2, hugging: (250, 750)),
    Case(name: "no segments", make: { UISegmentedControl(items: nil) }, width: 0, height: 32),
    Case(name: "wheel", make: { UIActivityIndicatorView() }, width: 20, height: 20, hugging: (750, 750)),
    Case(
      name: "large wheel", make: { UIActivityIndicatorView(style: .large) }, width: 37, height: 37, hugging: (750, 750)),
    Case(name: "stepper", make: { UIStepper() }, width: 94, height: 32, hugging: (750, 750)),
    Case(name: "switch", make: { UISwitch() }, width: 51, height: 31, hugging: (750, 750)),
    // At 3 pixels per point, 23 / 3 + 2 * 36.25 for zero pages or one page, plus 53 / 3 for each additional page.
    Case(name: "no pages", make: { UIPageControl() }, width: 23 / 3 + 72.5, height: 77 / 3),
    Case(
      name: "three pages",
      make: {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        return pages
      }, width: 115.5, height: 77 / 3),
    Case(name: "picker", make: { UIPickerView() }, width: 320, height: 216),
    Case(name: "text view", make: { UITextView() }, width: -1, height: -1),
    Case(name: "text field", make: { UITextField() }, width: 0, height: 22),
    Case(name: "image view", make: { UIImageView() }, width: -1, height: -1, hugging: (251, 251)),
    Case(name: "label", make: { UILabel() }, width: 0, height: 0, hugging: (251, 251)),
    Case(name: "button", make: { UIButton(type: .system) }, width: 30, height: 30),
  ]

  @Test(arguments: cases)
  func sizeAndPriorities(_ test: Case) {
    let view = test.make()
    let size = view.intrinsicContentSize
    #expect(abs(size.width - test.width) < 1e-9 && abs(size.height - test.height) < 1e-9)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == test.hugging.0)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == test.hugging.1)
    #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 750)
  }

  /// In a column that stretches its arranged views, a rigid control keeps its height.
  @Test func controlsFillAStackByPriority() {
    let window = makeWindow(200, 300)
    let stack = adopt(UIStackView(), window)
    stack.axis = .vertical
    let (slider, progress, stepper) = (UISlider(), UIProgressView(), UIStepper())
    let row = UIStackView(arrangedSubviews: [stepper, UIView()])
    for view in [slider, progress, row] { stack.addArrangedSubview(view) }
    activate(
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
      stack.widthAnchor.constraint(equalToConstant: 160))
    window.layoutIfNeeded()
    // The slider's frame extends 2 points beyond both ends of its alignment rectangle.
    #expect(slider.frame == CGRect(-2, 0, 164, 34))
    #expect(progress.frame == CGRect(0, 34, 160, 4))
    #expect(row.frame == CGRect(0, 38, 160, 32) && stepper.frame.width == 94)
  }
}
