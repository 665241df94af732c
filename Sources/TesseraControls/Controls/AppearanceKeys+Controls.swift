// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The properties that `UIAppearance` proxies of controls support.

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension AppearanceKeys {
  static let pageControl = AppearanceKeys(
    UIPageControl.self, after: .control,
    [
      AppearanceKey("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      AppearanceKey("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
      AppearanceKey("backgroundStyle", \UIPageControl.backgroundStyle),
      AppearanceKey("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
      AppearanceKey("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage),
      AppearanceKey("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction),
    ])

  static let progressView = AppearanceKeys(
    UIProgressView.self, after: .view,
    [
      AppearanceKey("progressTintColor", \UIProgressView.progressTintColor),
      AppearanceKey("trackTintColor", \UIProgressView.trackTintColor),
      AppearanceKey("progressImage", \UIProgressView.progressImage),
      AppearanceKey("trackImage", \UIProgressView.trackImage),
      AppearanceKey("progressViewStyle", \UIProgressView.progressViewStyle),
    ])

  static let segmentedControl = AppearanceKeys(
    UISegmentedControl.self, after: .control,
    [
      AppearanceKey("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
      AppearanceKey(
        "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
      AppearanceKey(
        "titleTextAttributes", attributes: { (control: UISegmentedControl) in control.titleAttributes.all }
      ) { $0.setTitleTextAttributes($2, for: $1) },
      AppearanceKey("backgroundImage", all: { (control: UISegmentedControl) in control.customAppearance.backgrounds }) {
        $0.setBackgroundImage($2, for: $1.state, barMetrics: $1.metrics)
      },
      AppearanceKey("dividerImage", all: { (control: UISegmentedControl) in control.customAppearance.dividers }) {
        $0.setDividerImage($2, forLeftSegmentState: $1.left, rightSegmentState: $1.right, barMetrics: $1.metrics)
      },
      AppearanceKey("contentPosition", all: { (control: UISegmentedControl) in control.customAppearance.offsets }) {
        $0.setContentPositionAdjustment($2, forSegmentType: $1.segment, barMetrics: $1.metrics)
      },
    ])

  static let slider = AppearanceKeys(
    UISlider.self, after: .control,
    [
      AppearanceKey("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      AppearanceKey("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      AppearanceKey("thumbTintColor", \UISlider.thumbTintColor),
      AppearanceKey("minimumValueImage", \UISlider.minimumValueImage),
      AppearanceKey("maximumValueImage", \UISlider.maximumValueImage),
      AppearanceKey("isContinuous", \UISlider.isContinuous),
      AppearanceKey("thumbImage", all: { (slider: UISlider) in slider.thumbImages.all }) {
        $0.setThumbImage($2, for: $1)
      },
      AppearanceKey("minimumTrackImage", all: { (slider: UISlider) in slider.minimumTrackImages.all }) {
        $0.setMinimumTrackImage($2, for: $1)
      },
      AppearanceKey("maximumTrackImage", all: { (slider: UISlider) in slider.maximumTrackImages.all }) {
        $0.setMaximumTrackImage($2, for: $1)
      },
    ])

  static let stepper = AppearanceKeys(
    UIStepper.self, after: .control,
    [
      AppearanceKey("incrementImage", all: { (stepper: UIStepper) in stepper.incrementImages.all }) {
        $0.setIncrementImage($2, for: $1)
      },
      AppearanceKey("decrementImage", all: { (stepper: UIStepper) in stepper.decrementImages.all }) {
        $0.setDecrementImage($2, for: $1)
      },
      AppearanceKey("dividerImage", all: { (stepper: UIStepper) in stepper.dividerImages }) {
        $0.setDividerImage($2, forLeftSegmentState: $1.left, rightSegmentState: $1.right)
      },
      AppearanceKey("backgroundImage", all: { (stepper: UIStepper) in stepper.backgroundImages.all }) {
        $0.setBackgroundImage($2, for: $1)
      },
    ])

  static let switchControl = AppearanceKeys(
    UISwitch.self, after: .control,
    [
      AppearanceKey("onTintColor", \UISwitch.onTintColor),
      AppearanceKey("thumbTintColor", \UISwitch.thumbTintColor),
      AppearanceKey("onImage", \UISwitch.onImage),
      AppearanceKey("offImage", \UISwitch.offImage),
      AppearanceKey("preferredStyle", \UISwitch.preferredStyle),
    ])
}
