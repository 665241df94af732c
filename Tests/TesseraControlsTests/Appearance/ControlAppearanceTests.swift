// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@_spi(Tessera) @testable import TesseraViews

private final class Shelf: UIView {}

/// A closure that sets a property on an appearance proxy, and a closure that checks the value on a view.
@MainActor
private struct Row<Target: UIView> {
  let set: (Target) -> Void
  let check: (Target) -> Bool

  init<Value: Equatable>(_ path: ReferenceWritableKeyPath<Target, Value>, _ value: Value) {
    self.init({ $0[keyPath: path] = value }) { $0[keyPath: path] == value }
  }

  init(_ set: @escaping (Target) -> Void, _ check: @escaping (Target) -> Bool) {
    (self.set, self.check) = (set, check)
  }
}

@MainActor
private func check<View: UIView>(_ type: View.Type, own: Int, _ rows: [Row<View>]) {
  AppearanceProxies.isolated {
    let proxy = View.appearance(whenContainedInInstancesOf: [Shelf.self])
    for row in rows { row.set(proxy) }
    let (window, shelf, view, other) = (makeWindow(), Shelf(), View(), View())
    for view in [shelf, other] { window.addSubview(view) }
    shelf.addSubview(view)
    for (index, row) in rows.enumerated() {
      #expect(row.check(view) && !row.check(other), "\(type), row \(index)")
    }
    #expect(rows.count == own, "a row for every key of \(type)")
  }
}

@MainActor @Suite struct ControlAppearanceTests {
  static let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  /// Returns the number of appearance keys that a class adds to its superclass's keys.
  private func count(_ type: UIView.Type, _ base: UIView.Type) -> Int {
    type.appearanceKeys.keys.count - base.appearanceKeys.keys.count
  }

  @Test func smallControls() {
    let image = Self.image
    check(
      UIPageControl.self, own: count(UIPageControl.self, UIControl.self),
      [
        .init(\.pageIndicatorTintColor, .systemRed), .init(\.currentPageIndicatorTintColor, .systemBlue),
        .init(\.backgroundStyle, .prominent), .init(\.hidesForSinglePage, true),
        .init(\.preferredIndicatorImage, image),
        .init(\.allowsContinuousInteraction, false),
      ])
    check(
      UIProgressView.self, own: count(UIProgressView.self, UIView.self),
      [
        .init(\.progressTintColor, .systemRed), .init(\.trackTintColor, .systemBlue), .init(\.progressImage, image),
        .init(\.trackImage, image), .init(\.progressViewStyle, .bar),
      ])
    check(
      UISwitch.self, own: count(UISwitch.self, UIControl.self),
      [
        .init(\.onTintColor, .systemRed), .init(\.thumbTintColor, .systemBlue), .init(\.onImage, image),
        .init(\.offImage, image), .init(\.preferredStyle, .checkbox),
      ])
  }

  @Test func slidersAndSteppers() {
    let image = Self.image
    check(
      UISlider.self, own: count(UISlider.self, UIControl.self),
      [
        .init(\.minimumTrackTintColor, .systemRed), .init(\.maximumTrackTintColor, .systemBlue),
        .init(\.thumbTintColor, .systemGreen), .init(\.minimumValueImage, image), .init(\.maximumValueImage, image),
        .init(\.isContinuous, false),
        .init({ $0.setThumbImage(image, for: .normal) }) { $0.thumbImage(for: .normal) === image },
        .init({ $0.setMinimumTrackImage(image, for: .normal) }) { $0.minimumTrackImage(for: .normal) === image },
        .init({ $0.setMaximumTrackImage(image, for: .normal) }) { $0.maximumTrackImage(for: .normal) === image },
      ])
    check(
      UIStepper.self, own: count(UIStepper.self, UIControl.self),
      [
        .init({ $0.setIncrementImage(image, for: .normal) }) { $0.incrementImage(for: .normal) === image },
        .init({ $0.setDecrementImage(image, for: .normal) }) { $0.decrementImage(for: .normal) === image },
        .init({ $0.setBackgroundImage(image, for: .normal) }) { $0.backgroundImage(for: .normal) === image },
        .init({ $0.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal) }) {
          $0.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === image
        },
      ])
  }

  @Test func segments() {
    let image = Self.image
    let offset = UIOffset(horizontal: 2, vertical: 3)
    check(
      UISegmentedControl.self, own: count(UISegmentedControl.self, UIControl.self),
      [
        .init(\.selectedSegmentTintColor, .systemRed), .init(\.apportionsSegmentWidthsByContent, true),
        .init({ $0.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected) }) {
          $0.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .systemRed
        },
        .init({ $0.setBackgroundImage(image, for: .selected, barMetrics: .default) }) {
          $0.backgroundImage(for: .selected, barMetrics: .default) === image
        },
        .init({
          $0.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        }) {
          $0.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) === image
        },
        .init({ $0.setContentPositionAdjustment(offset, forSegmentType: .any, barMetrics: .default) }) {
          $0.contentPositionAdjustment(forSegmentType: .any, barMetrics: .default) == offset
        },
      ])
  }

  /// Images replace the track and the selected segment: red for normal, black for selected, and a blue 4-point
  /// divider in the middle of two 50-point segments.
  @Test func segmentsWithImages() throws {
    func picture(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    let control = UISegmentedControl(items: ["", ""])
    control.selectedSegmentIndex = 1
    control.setBackgroundImage(picture(.red), for: .normal, barMetrics: .default)
    control.setBackgroundImage(picture(.black), for: .selected, barMetrics: .default)
    control.setDividerImage(
      picture(.blue), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    let painted = PaintedControl(control)
    let colors = try [5, 47, 48.5, 51, 53, 95].map { try painted.color($0, 16) }
    let (red, blue, black) = (UIColor.red.light, UIColor.blue.light, UIColor.black.light)
    #expect(colors == [red, red, blue, blue, black, black])
  }

  @Test func searchBarKeys() {
    let image = Self.image
    let offset = UIOffset(horizontal: 2, vertical: 3)
    check(
      UISearchBar.self, own: count(UISearchBar.self, UIView.self),
      [
        .init(\.barTintColor, .systemRed), .init(\.searchBarStyle, .minimal), .init(\.isTranslucent, false),
        .init(\.scopeBarBackgroundImage, image), .init(\.placeholder, "Find"),
        .init(\.searchTextPositionAdjustment, offset),
        .init(\.searchFieldBackgroundPositionAdjustment, offset), .init(\.backgroundImage, image),
        .init({ $0.setSearchFieldBackgroundImage(image, for: .normal) }) { $0.searchTextField.background === image },
        .init({ $0.setImage(image, for: .search, state: .normal) }) {
          ($0.searchTextField.leftView as? UIImageView)?.image === image
        },
        .init({ $0.setPositionAdjustment(offset, for: .clear) }) { $0.positionAdjustment(for: .clear) == offset },
      ])
  }

  @Test func textFields() {
    let words = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.systemRed])
    check(
      UITextField.self, own: count(UITextField.self, UIControl.self),
      [
        .init(\.font, .systemFont(ofSize: 9)), .init(\.textColor, .systemRed), .init(\.textAlignment, .right),
        .init(\.borderStyle, .line), .init(\.background, Self.image), .init(\.disabledBackground, Self.image),
        .init(\.clearButtonMode, .always), .init(\.adjustsFontSizeToFitWidth, true), .init(\.minimumFontSize, 5),
        .init(\.adjustsFontForContentSizeCategory, true), .init(\.keyboardAppearance, .dark),
        .init(\.autocorrectionType, .no), .init(\.autocapitalizationType, .words), .init(\.spellCheckingType, .no),
        .init({ $0.attributedPlaceholder = words }) {
          $0.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed
        },
      ])
    AppearanceProxies.isolated {
      let proxy = UITextField.appearance(whenContainedInInstancesOf: [Shelf.self])
      proxy.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.systemRed]
      let (window, shelf, field) = (makeWindow(), Shelf(), UITextField())
      window.addSubview(shelf)
      shelf.addSubview(field)
      #expect(field.font == .systemFont(ofSize: 9) && field.textColor == .systemRed)
    }
  }

  @Test func textViews() {
    check(
      UITextView.self, own: count(UITextView.self, UIScrollView.self),
      [
        .init(\.font, .systemFont(ofSize: 9)), .init(\.textColor, .systemRed), .init(\.textAlignment, .right),
        .init({ $0.linkTextAttributes = [.kern: 2] }) { $0.linkTextAttributes[.kern] as? Int == 2 },
        .init(\.textContainerInset, .zero), .init(\.adjustsFontForContentSizeCategory, true),
        .init(\.dataDetectorTypes, .link), .init(\.keyboardAppearance, .dark), .init(\.autocorrectionType, .no),
        .init(\.autocapitalizationType, .words), .init(\.spellCheckingType, .no),
      ])
  }

  @Test func pickers() {
    check(
      UIDatePicker.self, own: count(UIDatePicker.self, UIControl.self),
      [.init(\.preferredDatePickerStyle, .wheels), .init(\.minuteInterval, 15)])
    check(UICalendarView.self, own: count(UICalendarView.self, UIView.self), [.init(\.wantsDateDecorations, false)])
    check(UIColorWell.self, own: count(UIColorWell.self, UIControl.self), [.init(\.supportsAlpha, false)])
  }

  /// The proxy for text fields in search bars styles the search field. The proxy for bar button items styles the
  /// search bar's cancel button.
  @Test func searchBars() {
    final class Search: UISearchBar {}
    AppearanceProxies.isolated {
      Search.appearance().barTintColor = .systemYellow
      UITextField.appearance(whenContainedInInstancesOf: [Search.self]).textColor = .systemRed
      let cancel = UIBarButtonItem.appearance(whenContainedInInstancesOf: [Search.self])
      cancel.title = "Stop"
      cancel.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .normal)
      let (window, search) = (makeWindow(), Search())
      search.showsCancelButton = true
      window.addSubview(search)
      let button = search.all(UIButton.self).first { $0.currentTitle == "Stop" }
      #expect(search.barTintColor == .systemYellow && search.searchTextField.textColor == .systemRed)
      #expect(button?.titleColor(for: .normal) == .systemGreen)
    }
  }

  /// Code that apps use to color the buttons of all alerts.
  @Test func alerts() {
    final class Notice: UIAlertController {}
    AppearanceProxies.isolated {
      UIView.appearance(whenContainedInInstancesOf: [Notice.self]).tintColor = .systemPurple
      let alert = Notice(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      let window = makeWindow()
      window.rootViewController = UIViewController()
      window.layoutIfNeeded()
      window.rootViewController?.present(alert, animated: false)
      window.layoutIfNeeded()
      #expect(alert.view.tintColor == .systemPurple && window.tintColor != .systemPurple)
    }
  }
}
