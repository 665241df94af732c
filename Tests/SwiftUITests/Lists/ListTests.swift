// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing
import UIKit

/// Lists, forms and navigation, which are implemented with UIKit views.
@MainActor
@Suite struct ListTests {
  private func host(_ view: some View, width: CGFloat = 393) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    window.rootViewController = UIHostingController(rootView: view)
    window.isHidden = false
    for _ in 0..<3 {
      window.setNeedsLayout()
      window.layoutIfNeeded()
    }
    return window
  }

  private func views<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
    (view as? V).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
  }

  private func labels(_ window: UIWindow) -> [String: CGRect] {
    var result: [String: CGRect] = [:]
    for label in views(UILabel.self, in: window) {
      if let text = label.text { result[text] = label.convert(label.bounds, to: window) }
    }
    return result
  }

  /// A plain list's first row is 44 points high. A smaller text is vertically centered in it, 20 points from the
  /// edge of a list that is 393 points wide (measured on iOS).
  @Test func plainRowsAre44PointsHigh() throws {
    let window = host(
      List {
        Text("A").frame(height: 10)
        Text("B").frame(height: 10)
      }
      .listStyle(.plain).ignoresSafeArea())
    let frames = labels(window)
    let (a, b) = (try #require(frames["A"]), try #require(frames["B"]))
    #expect(a.minX == 20)
    #expect(abs(b.midY - a.midY - 44) < 0.5)
  }

  /// A one-pixel line separates two rows, even if their heights are not whole points.
  @Test func aLineOfAPixelSeparatesRows() {
    let window = host(
      List {
        Text("A").frame(height: 30.5)
        Text("B").frame(height: 30.5)
        Text("C").listRowSeparator(.hidden)
      }
      .listStyle(.plain))
    let pixel = 1 / window.traitCollection.displayScale
    let lines = all(in: window).filter { $0.backgroundColor == .separator && abs($0.frame.height - pixel) < 0.001 }
    // The separators below A and B are visible, but the separator below C is hidden.
    #expect(lines.count == 2)
  }

  /// A card has margins of 20 points in a list that is 393 points wide, and rows have insets of 20 points.
  @Test func groupedRowsAreOnCards() throws {
    let window = host(Form { Section("title") { Text("A") } })
    let frames = labels(window)
    #expect(try #require(frames["A"]).minX == 40)
    let card = all(in: window).first { $0.layer.cornerRadius == 10 }
    #expect(try #require(card).frame.width == 393 - 40)
    #expect(views(UILabel.self, in: window).contains { $0.attributedText?.string == "TITLE" })
  }

  /// A row background replaces the card color.
  @Test func aBackgroundReplacesTheColorOfTheCard() {
    let window = host(
      List {
        Text("A")
        Text("B").listRowBackground(Color.clear)
      })
    let fills = all(in: window).filter { $0.backgroundColor == .secondarySystemGroupedBackground }
    #expect(fills.filter { $0.superview?.layer.cornerRadius == 10 }.count == 1)
  }

  private func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all(in: $0) } }

  @Test func aStackShowsTheLastPageOfItsPath() {
    let window = host(
      NavigationStack(path: .constant([1, 2])) {
        Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) {
          Text("Page \($0)").navigationTitle("Title \($0)")
        }
      })
    let controller = window.rootViewController?.children.first as? UINavigationController
    #expect(controller?.viewControllers.count == 3)
    #expect(controller?.viewControllers.map { $0.navigationItem.title } == ["Root", "Title 1", "Title 2"])
  }

  @Test func aTabViewShowsTheSelectedTab() {
    let window = host(
      TabView(selection: .constant("b")) {
        Text("First").tabItem { Label("One", systemImage: "star") }.tag("a")
        Text("Second").tabItem { Label("Two", systemImage: "heart") }.tag("b")
      })
    #expect(labels(window)["First"] == nil)
    #expect(labels(window)["Second"] != nil)
    let bar = views(UITabBar.self, in: window).first
    #expect(bar?.items?.map(\.title) == ["One", "Two"])
    #expect(bar?.selectedItem?.title == "Two")
  }

  @Test func aPickerShowsTheSelectedValue() {
    let window = host(
      Picker("Size", selection: .constant(2)) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      })
    #expect(labels(window).keys.sorted() == ["Large"])
  }

  @Test func aTextFieldWritesIntoItsBinding() throws {
    var text = "a"
    let window = host(TextField("Name", text: Binding(get: { text }, set: { text = $0 })))
    let field = try #require(views(UITextField.self, in: window).first)
    #expect(field.text == "a")
    #expect(field.placeholder == "Name")
    field.text = "ab"
    field.sendActions(for: .editingChanged)
    #expect(text == "ab")
  }

  /// The steps are multiples of 0.5, so 0.7 is rounded to 0.5.
  @Test func aSliderRoundsToItsStep() throws {
    var value = 0.0
    let window = host(Slider(value: Binding(get: { value }, set: { value = $0 }), in: 0...2, step: 0.5))
    let slider = try #require(views(UISlider.self, in: window).first)
    slider.value = 0.7
    slider.sendActions(for: .valueChanged)
    #expect(value == 0.5)
  }
}

#if Previews
  extension EnvironmentValues {
    @Entry var testSpacing: CGFloat = 8
    @Entry var testTitle = "none"
    @Entry var testNumber: Int?
  }

  @MainActor
  @Suite struct EntryTests {
    @Test func entriesHaveTheirDefaultsAndStoreValues() {
      var environment = EnvironmentValues()
      #expect(environment.testSpacing == 8)
      #expect(environment.testTitle == "none")
      #expect(environment.testNumber == nil)
      environment.testSpacing = 4
      environment.testNumber = 1
      #expect(environment.testSpacing == 4)
      #expect(environment.testNumber == 1)
    }
  }
#endif
