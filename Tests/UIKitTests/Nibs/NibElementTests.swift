// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraNibs
@testable import TesseraViews

/// The elements in `Files/Fields.xib`, as written by Xcode, and fonts and guides in short documents.
@MainActor @Suite struct NibElementTests {
  private final class FieldOwner: NSObject, UITextFieldDelegate {}

  private func part<Kind: UIView>(_ type: Kind.Type, owner: AnyObject? = nil) throws -> Kind {
    let root = try #require(NibFixture.bundle.loadNibNamed("Fields", owner: owner)?.first as? UIView)
    return try #require(root.subviews.lazy.compactMap { $0 as? Kind }.first { Swift.type(of: $0) == type })
  }

  @Test func readsAllElements() {
    #expect(NibFixture.reports { _ = NibFixture.bundle.loadNibNamed("Fields", owner: FieldOwner()) } == [])
  }

  @Test func textFields() throws {
    let owner = FieldOwner()
    let field = try part(UITextField.self, owner: owner)
    #expect(field.frame == CGRect(x: 20, y: 20, width: 200, height: 34) && field.borderStyle == .roundedRect)
    #expect(field.placeholder == "E-mail" && field.textAlignment == .right && field.minimumFontSize == 12)
    #expect(field.clearButtonMode == .whileEditing && field.textColor == .systemIndigo && field.delegate === owner)
    #expect(field.font == .preferredFont(forTextStyle: .title2))
    #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no)
    #expect(field.spellCheckingType == .no && field.keyboardType == .emailAddress && field.returnKeyType == .done)
    #expect(field.keyboardAppearance == .dark && field.enablesReturnKeyAutomatically && field.isSecureTextEntry)
    #expect(field.textContentType == .emailAddress)
  }

  @Test func textViews() throws {
    let view = try part(UITextView.self)
    #expect(view.text == "Two\nlines" && !view.isEditable && !view.isSelectable && view.textAlignment == .center)
    #expect(view.font == .italicSystemFont(ofSize: 14) && view.textColor == .label && view.clipsToBounds)
    #expect(view.autocapitalizationType == .sentences)
  }

  @Test func searchBars() throws {
    let bar = try part(UISearchBar.self)
    #expect(bar.searchBarStyle == .minimal && bar.placeholder == "Find" && bar.showsCancelButton && bar.showsScopeBar)
    #expect(bar.scopeButtonTitles == ["All", "Unread"])
  }

  @Test func segmentedControls() throws {
    let control = try part(UISegmentedControl.self)
    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 1)
    #expect(control.titleForSegment(at: 0) == "First" && control.widthForSegment(at: 1) == 80)
    #expect(control.imageForSegment(at: 2) == UIImage(systemName: "star.fill") && !control.isEnabledForSegment(at: 2))
    #expect(control.selectedSegmentTintColor == .systemYellow)
  }

  /// The minimum value exceeds a new stepper's default maximum, 100, so both must be set together.
  @Test func steppers() throws {
    let stepper = try part(UIStepper.self)
    #expect(stepper.minimumValue == 150 && stepper.maximumValue == 300 && stepper.value == 200)
    #expect(stepper.stepValue == 5 && !stepper.autorepeat && stepper.wraps && stepper.isContinuous)
  }

  private final class PickerOwner: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
  }

  @Test func pickers() {
    let owner = PickerOwner()
    let picker: UIPickerView? = NibFixture.make(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <pickerView contentMode="scaleToFill" id="p">
          <connections>
              <outlet property="dataSource" destination="-1" id="c1"/>
              <outlet property="delegate" destination="-1" id="c2"/>
          </connections>
      </pickerView>
      """, owner: owner)
    #expect(picker?.dataSource === owner && picker?.delegate === owner)
    #expect(picker?.numberOfRows(inComponent: 0) == 4)
  }

  /// The date is 800,000,000 seconds after the beginning of 2001.
  @Test func datePickers() {
    let picker: UIDatePicker? = NibFixture.make(
      """
      <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="5" style="wheels" id="d">
          <date key="date" timeIntervalSinceReferenceDate="800000000"/>
          <date key="maximumDate" timeIntervalSinceReferenceDate="900000000"/>
          <locale key="locale" localeIdentifier="de_DE"/>
      </datePicker>
      """)
    #expect(picker?.datePickerMode == .date && picker?.datePickerStyle == .wheels && picker?.minuteInterval == 5)
    #expect(picker?.locale?.identifier == "de_DE" && picker?.minimumDate == nil)
    #expect(picker?.maximumDate == Date(timeIntervalSinceReferenceDate: 900_000_000))
    // The time of 800,000,000 is 6:13:20 in Greenwich. Minutes are rounded down to a multiple of five.
    #expect(picker?.date == Date(timeIntervalSinceReferenceDate: 800_000_000 - 180))
  }

  @Test func steppersBelowZero() throws {
    let stepper: UIStepper? = NibFixture.make(
      "<stepper value=\"-150\" minimumValue=\"-200\" maximumValue=\"-100\" id=\"s\"/>")
    #expect(stepper?.minimumValue == -200 && stepper?.maximumValue == -100 && stepper?.value == -150)
  }

  @Test func sliders() throws {
    let slider = try part(UISlider.self)
    #expect(slider.minimumValue == -10 && slider.maximumValue == -5 && slider.value == -7.5 && !slider.isContinuous)
    #expect(slider.minimumValueImage == UIImage(systemName: "minus"))
    #expect(slider.maximumValueImage == UIImage(systemName: "plus"))
    #expect(slider.minimumTrackTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func switchesAndProgress() throws {
    let toggle = try part(UISwitch.self)
    #expect(toggle.isOn && toggle.onTintColor == .systemTeal)
    #expect(toggle.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    let progress = try part(UIProgressView.self)
    #expect(progress.progress == 0.25 && progress.progressViewStyle == .bar)
    let spinner = try part(UIActivityIndicatorView.self)
    #expect(spinner.isAnimating && spinner.style == .large && spinner.hidesWhenStopped)
  }

  @Test func visualEffects() throws {
    let view = try part(UIVisualEffectView.self)
    #expect(view.effect is UIBlurEffect && view.contentView.subviews.count == 1)
    let inner = try #require(view.contentView.subviews.first as? UIVisualEffectView)
    #expect(inner.effect is UIVibrancyEffect && inner.frame == CGRect(x: 10, y: 10, width: 100, height: 40))
    let label = try #require(inner.contentView.subviews.first as? UILabel)
    #expect(label.text == "Vibrant" && label.font == .boldSystemFont(ofSize: 17))
    let misplaced = NibFixture.reports {
      let _: UIView? = NibFixture.make(
        "<visualEffectView id=\"v\"><subviews><view id=\"w\"/></subviews></visualEffectView>")
    }
    #expect(misplaced.count == 1 && misplaced[0].contains("belong in its contentView"))
  }

  @Test func attributedTexts() throws {
    let text = try #require(try part(UILabel.self).attributedText)
    #expect(text.string == "Bold and\nmore")
    let first = text.attributes(at: 0, effectiveRange: nil)
    #expect(first[.foregroundColor] as? UIColor == UIColor(red: 0, green: 128.0 / 255, blue: 0, alpha: 1))
    #expect(first[.font] as? UIFont == .boldSystemFont(ofSize: 18) && first[.underlineStyle] as? Int == 1)
    let style = try #require(first[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center && style.lineSpacing == 4 && style.lineBreakMode == .byWordWrapping)
    let second = text.attributes(at: 6, effectiveRange: nil)
    #expect(second[.font] as? UIFont == .systemFont(ofSize: 13) && second[.kern] as? Double == 1.5)
  }

  // MARK: Fonts

  /// Interface Builder's names for text styles are UIKit's raw values.
  @Test(arguments: [
    ("UICTFontTextStyleTitle0", UIFont.TextStyle.largeTitle), ("UICTFontTextStyleTitle1", .title1),
    ("UICTFontTextStyleTitle3", .title3), ("UICTFontTextStyleHeadline", .headline),
    ("UICTFontTextStyleSubhead", .subheadline), ("UICTFontTextStyleBody", .body),
    ("UICTFontTextStyleCallout", .callout), ("UICTFontTextStyleFootnote", .footnote),
    ("UICTFontTextStyleCaption1", .caption1), ("UICTFontTextStyleCaption2", .caption2),
  ])
  func textStyles(name: String, style: UIFont.TextStyle) {
    let label: UILabel? = NibFixture.make(
      "<label id=\"l\"><fontDescription key=\"fontDescription\" style=\"\(name)\"/></label>")
    #expect(label?.font == .preferredFont(forTextStyle: style))
  }

  @Test func systemFonts() {
    func font(_ attributes: String) -> UIFont? {
      let label: UILabel? = NibFixture.make(
        "<label id=\"l\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
      return label?.font
    }
    #expect(font("type=\"system\" pointSize=\"13\"") == .systemFont(ofSize: 13))
    #expect(
      font("type=\"system\" weight=\"ultraLight\" pointSize=\"20\"") == .systemFont(ofSize: 20, weight: .ultraLight))
    #expect(font("type=\"boldSystem\" pointSize=\"15\"") == .boldSystemFont(ofSize: 15))
    #expect(font("type=\"italicSystem\" pointSize=\"15\"") == .italicSystemFont(ofSize: 15))
    let named = UIFont.monospacedSystemFont(ofSize: 19, weight: .regular)
    #expect(font("name=\"\(named.fontName)\" family=\"\(named.familyName)\" pointSize=\"19\"") == named)
  }

  @Test func missingFonts() {
    let reports = NibFixture.reports {
      let label: UILabel? = NibFixture.make(
        "<label id=\"l\"><fontDescription key=\"fontDescription\" name=\"Wide-Heavy\" family=\"Wide\" pointSize=\"19\"/></label>"
      )
      #expect(label?.font == .systemFont(ofSize: 19))
    }
    #expect(reports.count == 1 && reports[0].contains("\"Wide-Heavy\" in data.xib:4 <fontDescription>"), "\(reports)")
  }

  // MARK: Guides

  /// A 300 x 200 view with margins specified in the file, and a box in each of three guides.
  @Test func layoutGuides() throws {
    func box(_ id: String, _ guide: String) -> (view: String, constraints: String) {
      let constraints = [("leading", "leading"), ("trailing", "trailing"), ("top", "top"), ("bottom", "bottom")].map {
        "<constraint firstItem=\"\(id)\" firstAttribute=\"\($0)\" secondItem=\"\(guide)\" secondAttribute=\"\($1)\" id=\"\(id)-\($0)\"/>"
      }
      return (
        "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"/>",
        constraints.joined()
      )
    }
    let boxes = [box("a", "safe"), box("b", "margins"), box("c", "own")]
    let root: UIView = try #require(
      NibFixture.make(
        """
        <view contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
            <subviews>\(boxes.map(\.view).joined())</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <viewLayoutGuide key="layoutMargins" id="margins"/>
            <layoutGuides><viewLayoutGuide key="own" identifier="band" id="own"/></layoutGuides>
            <edgeInsets key="layoutMargins" top="10" left="20" bottom="30" right="40"/>
            <constraints>
                \(boxes.map(\.constraints).joined())
                <constraint firstItem="own" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="5" id="o1"/>
                <constraint firstItem="own" firstAttribute="top" secondItem="v" secondAttribute="top" constant="6" id="o2"/>
                <constraint firstItem="own" firstAttribute="width" constant="70" id="o3"/>
                <constraint firstItem="own" firstAttribute="height" constant="80" id="o4"/>
            </constraints>
        </view>
        """))
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(root.subviews[1].frame == CGRect(x: 20, y: 10, width: 240, height: 160))
    #expect(root.subviews[2].frame == CGRect(x: 5, y: 6, width: 70, height: 80))
    #expect(root.layoutGuides.contains { $0.identifier == "band" })
  }

  /// Without a keyboard, the guide's top is the safe area's bottom, which is the window's bottom edge here.
  @Test func keyboardGuide() throws {
    let root: UIView = try #require(
      NibFixture.make(
        """
        <view contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
                <constraint firstAttribute="height" constant="50" id="c1"/>
                <constraint firstAttribute="width" constant="60" id="c2"/>
            </constraints></view></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <viewLayoutGuide key="keyboard" id="keys"/>
            <constraints>
                <constraint firstItem="keys" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="12" id="c3"/>
                <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c4"/>
            </constraints>
        </view>
        """))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.addSubview(root)
    window.layoutIfNeeded()
    // 200 - 12 - 50 = 138.
    #expect(root.subviews[0].frame == CGRect(x: 0, y: 138, width: 60, height: 50))
  }

  /// The content layout guide determines the content size, and the frame layout guide determines the content's width.
  @Test func scrollGuides() throws {
    let scroll: UIScrollView = try #require(
      NibFixture.make(
        """
        <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" keyboardDismissMode="onDrag" contentInsetAdjustmentBehavior="never" id="s">
            <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
                <constraint firstAttribute="height" constant="400" id="c1"/></constraints></view></subviews>
            <viewLayoutGuide key="contentLayoutGuide" id="content"/>
            <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
            <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c2"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" id="c3"/>
                <constraint firstItem="content" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c4"/>
                <constraint firstItem="content" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c5"/>
                <constraint firstItem="a" firstAttribute="width" secondItem="frame" secondAttribute="width" id="c6"/>
            </constraints>
        </scrollView>
        """))
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 400) && scroll.keyboardDismissMode == .onDrag)
    #expect(scroll.contentInsetAdjustmentBehavior == .never)
  }

  // MARK: Unsupported elements

  /// Web, map and calendar views are not supported. Each results in a warning with the file, line and element.
  @Test(arguments: ["mapView", "wkWebView", "calendarView"])
  func unsupportedElements(name: String) {
    let reports = NibFixture.reports {
      let _: UIView? = NibFixture.make(
        "<view id=\"v\"><subviews>\n<\(name) contentMode=\"scaleToFill\" id=\"p\"/></subviews></view>")
    }
    #expect(
      reports == [
        "The element \"\(name)\" in data.xib:5 <\(name)> cannot be used: elements with this name are not supported."
      ])
  }
}
