// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Small controls in their states: normal, at a limit, selected, disabled, and with custom colors.
final class ControlStates: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [
      makeSteppers(), makeSegments(["Day", "Week", "Month"]), makeDisabledSegments(), makeSwitches(), makeSlider(),
      makeColoredSlider(), makeProgress(), makeActivity(), makeDots(), makeImageDots(), makeButtons(),
    ])
    stack.axis = .vertical
    stack.spacing = 16
    showAtTop(stack, distance: 16)
  }

  private func row(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = .equalSpacing
    row.alignment = .center
    return row
  }

  /// Creates four steppers: at the minimum, between the limits, at the maximum, and disabled.
  private func makeSteppers() -> UIView {
    row(
      [(0.0, true), (5, true), (9, false)].map { value, isEnabled in
        let stepper = UIStepper()
        stepper.maximumValue = 9
        stepper.value = value
        stepper.isEnabled = isEnabled
        return stepper
      })
  }

  private func makeSegments(_ items: [Any]) -> UISegmentedControl {
    let segments = UISegmentedControl(items: items)
    segments.selectedSegmentIndex = 1
    return segments
  }

  /// Creates a segmented control with symbols, in which one segment is disabled.
  private func makeDisabledSegments() -> UIView {
    let symbols = ["list.bullet", "square.grid.2x2", "calendar", "map"].map { UIImage(systemName: $0) as Any }
    let segments = makeSegments(symbols)
    segments.selectedSegmentTintColor = .systemOrange
    segments.setEnabled(false, forSegmentAt: 2)
    return segments
  }

  private func makeSwitches() -> UIView {
    row(
      [(true, true), (false, true), (true, false), (false, false)].map { isOn, isEnabled in
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.isEnabled = isEnabled
        return toggle
      })
  }

  private func makeSlider() -> UIView {
    let slider = UISlider()
    slider.value = 0.3
    slider.minimumValueImage = UIImage(systemName: "speaker")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
    slider.tintColor = .secondaryLabel
    return slider
  }

  private func makeColoredSlider() -> UIView {
    let (colored, disabled) = (UISlider(), UISlider())
    colored.minimumTrackTintColor = .systemPink
    colored.maximumTrackTintColor = .systemYellow
    colored.thumbTintColor = .systemIndigo
    for slider in [colored, disabled] { slider.value = 0.6 }
    disabled.isEnabled = false
    let row = UIStackView(arrangedSubviews: [colored, disabled])
    row.distribution = .fillEqually
    row.spacing = 16
    return row
  }

  private func makeProgress() -> UIView {
    let (usual, bar) = (UIProgressView(progressViewStyle: .default), UIProgressView(progressViewStyle: .bar))
    usual.progress = 0.4
    bar.progress = 0.7
    bar.progressTintColor = .systemGreen
    bar.trackTintColor = .systemGray4
    let row = UIStackView(arrangedSubviews: [usual, bar])
    row.distribution = .fillEqually
    row.alignment = .center
    row.spacing = 16
    return row
  }

  private func makeActivity() -> UIView {
    let (medium, large, tinted) = (
      UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large),
      UIActivityIndicatorView(style: .large)
    )
    tinted.color = .systemPurple
    let resting = UIActivityIndicatorView(style: .medium)
    resting.hidesWhenStopped = false
    for wheel in [medium, large, tinted] { wheel.startAnimating() }
    return row([medium, large, tinted, resting])
  }

  /// Creates a page control with a background, using colors for white pages.
  private func makeDots() -> UIView {
    let (plain, prominent) = (UIPageControl(), UIPageControl())
    for control in [plain, prominent] {
      control.numberOfPages = 5
      control.currentPage = 1
    }
    plain.currentPageIndicatorTintColor = .label
    plain.pageIndicatorTintColor = .tertiaryLabel
    prominent.backgroundStyle = .prominent
    prominent.currentPageIndicatorTintColor = .systemBlue
    prominent.pageIndicatorTintColor = .systemGray3
    return row([plain, prominent])
  }

  private func makeImageDots() -> UIView {
    let pages = UIPageControl()
    pages.numberOfPages = 7
    pages.currentPage = 6
    pages.currentPageIndicatorTintColor = .systemRed
    pages.pageIndicatorTintColor = .systemGray2
    pages.setIndicatorImage(UIImage(systemName: "location.fill"), forPage: 0)
    pages.setIndicatorImage(UIImage(systemName: "heart.fill"), forPage: 6)
    return pages
  }

  private func makeButtons() -> UIView {
    let looks: [(UIButton.Configuration, Bool)] = [
      (.plain(), true), (.gray(), true), (.tinted(), true), (.filled(), true), (.filled(), false),
    ]
    let buttons = looks.map { configuration, isEnabled in
      var configuration = configuration
      configuration.image = UIImage(systemName: "plus")
      configuration.buttonSize = .small
      let button = UIButton(configuration: configuration)
      button.isEnabled = isEnabled
      button.accessibilityLabel = "Add"
      return button
    }
    return row(buttons)
  }
}
