// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Decoding of controls in nibs.

import Foundation
import TesseraFoundation
import TesseraGraphics
import TesseraNibs
@_spi(Tessera) import TesseraViews

@section("tessera_nib") @used
private let controlKinds: @convention(c) (UnsafeMutableRawPointer) -> Void = { _ in
  MainActor.assumeIsolated {
    NibKindTable.register { table in
      table.add(NibControls.kinds + NibControls.fields + NibControls.pickers + NibControls.controllers)
      table.addDecodableClasses(NibControls.decodableClasses)
    }
  }
}

@MainActor
enum NibControls {
  /// The classes whose `init(coder:)` calls `finishDecoding` last.
  static let decodableClasses: [AnyClass] = [
    UISwitch.self, UISlider.self, UIStepper.self, UIProgressView.self, UISegmentedControl.self, UIPageControl.self,
    UITextField.self, UITextView.self, UISearchBar.self, UIPickerView.self,
    UIDatePicker.self, UIColorWell.self, UIPageViewController.self,
  ]

  static let kinds: [NibKind] = [
    NibKind(
      "switch", UISwitch.self, base: "control",
      attributes: [
        .flag("on", \UISwitch.isOn), .text("title", \UISwitch.title),
      ],
      children: [
        "onTintColor": NibKind.color(\UISwitch.onTintColor),
        "thumbTintColor": NibKind.color(\UISwitch.thumbTintColor),
      ]),
    NibKind(
      "slider", UISlider.self, base: "control",
      attributes: [
        .number("minValue", \UISlider.minimumValue, limit: .greatestFiniteMagnitude),
        .number("maxValue", \UISlider.maximumValue, limit: .greatestFiniteMagnitude),
        .number("value", \UISlider.value, limit: .greatestFiniteMagnitude), .flag("continuous", \UISlider.isContinuous),
        .image("minimumValueImage", \UISlider.minimumValueImage),
        .image("maximumValueImage", \UISlider.maximumValueImage),
      ],
      children: [
        "minimumTrackTintColor": NibKind.color(\UISlider.minimumTrackTintColor),
        "maximumTrackTintColor": NibKind.color(\UISlider.maximumTrackTintColor),
        "thumbTintColor": NibKind.color(\UISlider.thumbTintColor),
        "imageReference": NibKind.child { (slider: UISlider, element, builder) in
          if element.key == "minimumValueImage" {
            slider.minimumValueImage = builder.image(element)
          } else {
            slider.maximumValueImage = builder.image(element)
          }
        },
      ]),
    NibKind(
      "stepper", UIStepper.self, base: "control",
      attributes: [
        // The minimum and maximum are set together, because setting them separately could temporarily make the range
        // empty.
        NibAttribute("minimumValue") { (stepper: UIStepper, _, place) in setRange(of: stepper, element: place.element)
        },
        NibAttribute("maximumValue") { (stepper: UIStepper, _, place) in setRange(of: stepper, element: place.element)
        },
        NibAttribute("stepValue") { (stepper: UIStepper, value, _) in
          guard let step = NibNumber.read(value), step > 0 else { return false }
          stepper.stepValue = step
          return true
        },
        .number("value", \UIStepper.value, limit: .greatestFiniteMagnitude),
        .flag("continuous", \UIStepper.isContinuous), .flag("autorepeat", \UIStepper.autorepeat),
        .flag("wraps", \UIStepper.wraps),
      ]),
    NibKind(
      "progressView", UIProgressView.self, base: "view",
      attributes: [
        .choice("progressViewStyle", \UIProgressView.progressViewStyle, ["default": .default, "bar": .bar]),
        .number("progress", \UIProgressView.progress), .image("progressImage", \UIProgressView.progressImage),
        .image("trackImage", \UIProgressView.trackImage),
      ],
      children: [
        "progressTintColor": NibKind.color(\UIProgressView.progressTintColor),
        "trackTintColor": NibKind.color(\UIProgressView.trackTintColor),
      ]),
    NibKind(
      "pageControl", UIPageControl.self, base: "control",
      attributes: [
        .integer("numberOfPages", \UIPageControl.numberOfPages), .integer("currentPage", \UIPageControl.currentPage),
        .flag("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
        .flag("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction),
        .choice(
          "backgroundStyle", \UIPageControl.backgroundStyle,
          [
            "automatic": .automatic, "prominent": .prominent, "minimal": .minimal,
          ]),
        .image("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage),
      ] + NibAttribute.ignored("defersCurrentPageDisplay"),
      children: [
        "pageIndicatorTintColor": NibKind.color(\UIPageControl.pageIndicatorTintColor),
        "currentPageIndicatorTintColor": NibKind.color(\UIPageControl.currentPageIndicatorTintColor),
      ]),
    NibKind(
      "segmentedControl", UISegmentedControl.self, base: "control",
      attributes: [
        .flag("momentary", \UISegmentedControl.isMomentary),
        .flag("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
        NibAttribute("segmentControlStyle") { (_: UISegmentedControl, _, _) in true },
        // Segments are child elements, which are read before this attribute is applied.
        NibAttribute("selectedSegmentIndex") { (control: UISegmentedControl, value, place) in
          readSegments(place.element, of: control, builder: place.builder)
          guard let index = Int(value) else { return false }
          if index < control.numberOfSegments { control.selectedSegmentIndex = index }
          return true
        },
      ],
      children: [
        "segments": NibKind.child { (control: UISegmentedControl, element, builder) in
          if control.numberOfSegments == 0, let whole = element.parent {
            readSegments(whole, of: control, builder: builder)
          }
        },
        "selectedSegmentTintColor": NibKind.color(\UISegmentedControl.selectedSegmentTintColor),
      ]),
  ]

  private static func setRange(of stepper: UIStepper, element: NibElement) -> Bool {
    let (low, high) = (element.number("minimumValue") ?? 0, element.number("maximumValue") ?? 100)
    guard low < high else { return false }
    if low < stepper.maximumValue {
      (stepper.minimumValue, stepper.maximumValue) = (low, high)
    } else {
      (stepper.maximumValue, stepper.minimumValue) = (high, low)
    }
    return true
  }

  private static func readSegments(_ element: NibElement, of control: UISegmentedControl, builder: NibBuilder) {
    for (index, segment) in (element.child("segments")?.children ?? []).enumerated() {
      if let image = segment["image"] {
        control.insertSegment(with: builder.image(named: image, of: segment), at: index, animated: false)
      } else {
        let title = builder.document.translated(
          segment["title"] ?? "", attribute: "segmentTitles[\(index)]", of: element)
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if let width = segment.length("width"), width > 0 { control.setWidth(CGFloat(width), forSegmentAt: index) }
      if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
    }
  }
}
