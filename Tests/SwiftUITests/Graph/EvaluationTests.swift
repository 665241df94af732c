// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Which bodies a change evaluates: those that read it, and those of views whose values have changed.

import Foundation
import Observation
@testable import SwiftUI
import Testing

@MainActor @Suite struct FieldTableTests {
  private struct Erased {
    var view: any View
    var number: Int?
    var closure: (() -> Void)?
  }

  private protocol Reference: AnyObject {}
  private final class Object: Reference {}
  private struct Referring { var object: any Reference }
  private struct Failing { var error: any Error }
  private struct Failure: Error { var code: Int }

  /// Returns a value as generic code converts it: an existential remains in the `Any`.
  private func boxed<T>(_ value: T) -> Any { value }

  @Test func erasedValuesAreComparedByTheirFields() {
    func areEqual(_ a: Erased, _ b: Erased) -> Bool { FieldTable.areEqual(a, b) }
    #expect(areEqual(Erased(view: Text("a"), number: 1), Erased(view: Text("a"), number: 1)))
    #expect(areEqual(Erased(view: EmptyView()), Erased(view: EmptyView())))
    #expect(!areEqual(Erased(view: Text("a")), Erased(view: Text("b"))))
    #expect(!areEqual(Erased(view: Text("a")), Erased(view: EmptyView())))
    #expect(!areEqual(Erased(view: Text("a"), number: 1), Erased(view: Text("a"), number: 2)))
    #expect(!areEqual(Erased(view: Text("a"), number: 1), Erased(view: Text("a"))))
    #expect(!areEqual(Erased(view: Text("a"), closure: {}), Erased(view: Text("a"))))
  }

  @Test func existentialsInGenericCodeAreOpened() {
    let style: any LabelStyle = DefaultLabelStyle()
    #expect(FieldTable.areEqual(boxed(style), boxed(style)))
    #expect(FieldTable.areEqual(boxed(style), boxed(DefaultLabelStyle() as any LabelStyle)))
    #expect(!FieldTable.areEqual(boxed(style), boxed(IconOnlyLabelStyle() as any LabelStyle)))
    #expect(
      FieldTable.areEqual(
        NestedLabelStyle(style: style, outer: IconOnlyLabelStyle()),
        NestedLabelStyle(style: style, outer: IconOnlyLabelStyle())))
    #expect(
      !FieldTable.areEqual(
        NestedLabelStyle(style: style, outer: style), NestedLabelStyle(style: style, outer: IconOnlyLabelStyle())))
  }

  @Test func existentialsOfOtherLayouts() {
    let (one, other) = (Object(), Object())
    #expect(FieldTable.areEqual(Referring(object: one), Referring(object: one)))
    #expect(!FieldTable.areEqual(Referring(object: one), Referring(object: other)))
    #expect(!FieldTable.areEqual(Failing(error: Failure(code: 1)), Failing(error: Failure(code: 2))))
  }
}

@MainActor @Suite struct EvaluationTests {
  @Observable final class Model {
    var count = 0
    var name = ""
    var isOn = false
  }

  /// Controls in styles from the environment. Only one button and one text depend on the count.
  private struct Page: View {
    @Bindable var model: Model
    let journal: Journal

    var body: some View {
      let count = model.count
      VStack {
        Text(verbatim: "\(count)")
        Group {
          TextField("Name", text: $model.name)
          SecureField("Password", text: $model.name)
        }
        .textFieldStyle(.roundedBorder)
        Toggle("On", isOn: $model.isOn)
        LabeledContent("Key", value: "Value").labeledContentStyle(.automatic)
        Label("Title", systemImage: "star").labelStyle(.titleAndIcon)
        Button("Log") { journal.add("\(count)") }
          .buttonStyle(.borderedProminent)
          .tint(.red)
      }
    }
  }

  /// The page and the button are evaluated, because a closure has changed. The button's style isn't.
  @Test func controlsAreEvaluatedIfTheyChange() throws {
    let (model, journal) = (Model(), Journal())
    let screen = HostedScreen(Page(model: model, journal: journal), width: 300, height: 500)
    let count = screen.evaluationCount
    model.count = 7
    screen.layOut()
    #expect(screen.evaluationCount == count + 2)
    #expect(screen.texts.contains("7"))
    let button = try #require(screen.labels.first { $0.text == "Log" })
    #expect(button.window != nil)
  }

  /// The two fields and the toggle read properties in their own nodes, not in the body of the page.
  @Test func fieldsReadTheirBindings() {
    let model = Model()
    let screen = HostedScreen(Page(model: model, journal: Journal()), width: 300, height: 500)
    let count = screen.evaluationCount
    model.name = "Ada"
    screen.layOut()
    #expect(screen.evaluationCount == count + 2)
  }

  private struct Captured: View {
    let count: Int
    let journal: Journal
    var body: some View {
      Button {
        journal.add("\(count)")
      } label: {
        Color.red.frame(width: 200, height: 100)
      }
      .buttonStyle(.plain)
    }
  }

  /// A button whose style isn't evaluated again performs the action of its latest value.
  @Test func buttonsPerformTheLatestAction() {
    let journal = Journal()
    let screen = HostedScreen(Captured(count: 1, journal: journal))
    screen.controller.rootView = Captured(count: 2, journal: journal)
    screen.layOut()
    screen.window.tap(at: CGPoint(x: 100, y: 50))
    #expect(journal.take() == ["2"])
  }

  private struct Wide: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// Observers visit only the parts of a tree that set preferences, including parts that appear later.
  @Test func preferencesOfLaterViewsAreObserved() {
    struct Content: View {
      var shows = false
      let journal: Journal
      var body: some View {
        VStack {
          Color.red
          Color.red.background { if shows { Color.blue.preference(key: Wide.self, value: 3) } }
        }
        .onPreferenceChange(Wide.self) { journal.add("\($0)") }
      }
    }
    let journal = Journal()
    let screen = HostedScreen(Content(journal: journal))
    screen.controller.rootView = Content(shows: true, journal: journal)
    screen.layOut()
    screen.controller.rootView = Content(journal: journal)
    screen.layOut()
    #expect(journal.take() == ["0", "3", "0"])
  }
}
