// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Observation
@testable import SwiftUI
import Testing

@MainActor private final class Handle {
  var actions: [String: () -> Void] = [:]
  func callAsFunction(_ name: String) { actions[name]?() }
}

private final class Store: ObservableObject {
  @Published var name = "n"
}

@Observable private final class Model {
  var name = "n"
  var age = 1
}

/// Property wrappers and the views that their changes update. The journal lists bodies in the order of their
/// evaluation.
@MainActor @Suite struct StateTests {
  private let journal = Journal()
  private let handle = Handle()

  private struct Point { var x = 0, y = 0 }

  private struct Value: View {
    let label: String
    @Binding var value: Int
    let journal: Journal
    let handle: Handle
    var body: some View {
      handle.actions[label] = { value += 1 }
      return Text(verbatim: "\(label)\(value)").noted(label, journal)
    }
  }

  private struct Owner: View {
    let journal: Journal
    let handle: Handle
    @State private var outer = (inner: Point(), name: "o")
    var body: some View {
      VStack {
        Value(label: "x", value: $outer.inner.x, journal: journal, handle: handle)
        Value(label: "y", value: $outer.inner.y, journal: journal, handle: handle)
      }
      .noted("owner", journal)
    }
  }

  /// Both children read the owner's state. The owner itself does not read it, so the owner is not evaluated.
  @Test func bindingsWriteToTheirOwner() {
    let screen = HostedScreen(Owner(journal: journal, handle: handle))
    #expect(journal.take() == ["owner", "x", "y"])
    #expect(screen.texts == ["x0", "y0"])
    handle("y")
    screen.layOut()
    #expect(screen.texts == ["x0", "y1"])
    #expect(journal.take() == ["x", "y"])
  }

  /// Bindings whose key paths differ only in the last property are different.
  @Test func bindingsAreComparedByTheirWholePath() {
    struct Switch: View {
      let journal: Journal
      let handle: Handle
      @State private var outer = (inner: Point(x: 1, y: 2), name: "o")
      @State private var isX = true
      var body: some View {
        handle.actions["switch"] = { isX.toggle() }
        return Value(label: "v", value: isX ? $outer.inner.x : $outer.inner.y, journal: journal, handle: handle)
      }
    }
    let screen = HostedScreen(Switch(journal: journal, handle: handle))
    #expect(screen.texts == ["v1"])
    handle("switch")
    screen.layOut()
    #expect(screen.texts == ["v2"])
  }

  @Test func relayoutEvaluatesNothing() {
    let screen = HostedScreen(Owner(journal: journal, handle: handle))
    let count = screen.evaluationCount
    #expect(count == 3)
    screen.controller.view.setNeedsLayout()
    screen.layOut()
    screen.window.frame.size.width = 300
    screen.layOut()
    #expect(screen.evaluationCount == count)
  }

  /// Several changes in one run-loop turn cause one evaluation. Setting an equal value causes none.
  @Test func changesAreEvaluatedOnceATurn() {
    let screen = HostedScreen(Value(label: "v", value: .constant(0), journal: journal, handle: handle))
    _ = screen
    let owner = HostedScreen(Owner(journal: journal, handle: handle))
    _ = journal.take()
    for _ in 0..<5 { handle("x") }
    owner.layOut()
    #expect(owner.texts == ["x5", "y0"])
    #expect(journal.take() == ["x", "y"])
    owner.layOut()
    #expect(journal.take() == [])
  }

  private struct Observer: View {
    @ObservedObject var store: Store
    let journal: Journal
    var body: some View { Text(verbatim: store.name).noted("observer", journal) }
  }

  private struct StateObjects: View {
    let journal: Journal
    let handle: Handle
    @StateObject private var store: Store
    @State private var title = "t"
    init(_ journal: Journal, _ handle: Handle) {
      (self.journal, self.handle) = (journal, handle)
      _store = StateObject(wrappedValue: Self.make(journal))
    }
    static func make(_ journal: Journal) -> Store {
      journal.add("made")
      return Store()
    }
    var body: some View {
      handle.actions["title"] = { title += "t" }
      handle.actions["name"] = { store.name += "n" }
      return VStack {
        Text(verbatim: title)
        Observer(store: store, journal: journal)
      }
    }
  }

  @Test func stateObjectsAreMadeOnce() {
    let screen = HostedScreen(StateObjects(journal, handle))
    #expect(journal.take() == ["made", "observer"])
    handle("title")
    screen.controller.rootView = StateObjects(journal, handle)
    screen.layOut()
    #expect(screen.texts == ["tt", "n"])
    #expect(journal.take() == [])
    handle("name")
    screen.layOut()
    #expect(screen.texts == ["tt", "nn"])
    #expect(journal.take() == ["observer"])
  }

  @Test func observedObjectsCanBeReplaced() {
    let (first, second) = (Store(), Store())
    second.name = "second"
    let screen = HostedScreen(Observer(store: first, journal: journal))
    screen.controller.rootView = Observer(store: second, journal: journal)
    screen.layOut()
    #expect(screen.texts == ["second"])
    _ = journal.take()
    first.name = "unseen"
    screen.layOut()
    #expect(journal.take() == [])
    second.name = "seen"
    screen.layOut()
    #expect(screen.texts == ["seen"])
  }

  private struct FromEnvironment: View {
    @EnvironmentObject private var store: Store
    @Environment(Model.self) private var model
    @Environment(Store2.self) private var missing: Store2?
    var body: some View { Text(verbatim: "\(store.name) \(model.age) \(missing == nil)") }
  }
  @Observable fileprivate final class Store2 {}

  @Test func objectsFromTheEnvironment() {
    let (store, model) = (Store(), Model())
    let screen = HostedScreen(FromEnvironment().environmentObject(store).environment(model))
    #expect(screen.texts == ["n 1 true"])
    store.name = "m"
    screen.layOut()
    #expect(screen.texts == ["m 1 true"])
    model.age = 2
    screen.layOut()
    #expect(screen.texts == ["m 2 true"])
  }

  private struct Name: View {
    let model: Model
    let journal: Journal
    var body: some View { Text(verbatim: model.name).noted("name", journal) }
  }
  private struct Age: View {
    @Bindable var model: Model
    let journal: Journal
    let handle: Handle
    var body: some View {
      let binding = $model.age
      handle.actions["age"] = { binding.wrappedValue += 1 }
      return Text(verbatim: "\(model.age)").noted("age", journal)
    }
  }
  private struct Person: View {
    let model: Model
    let journal: Journal
    let handle: Handle
    var body: some View {
      VStack {
        Name(model: model, journal: journal)
        Age(model: model, journal: journal, handle: handle)
      }
      .noted("person", journal)
    }
  }

  @Test func observableObjectsUpdateTheReadersOfAProperty() {
    let model = Model()
    let screen = HostedScreen(Person(model: model, journal: journal, handle: handle))
    #expect(journal.take() == ["person", "name", "age"])
    model.name = "m"
    screen.layOut()
    #expect(journal.take() == ["name"])
    handle("age")
    screen.layOut()
    #expect(journal.take() == ["age"])
    #expect(screen.texts == ["m", "2"])
  }

  @propertyWrapper private struct Doubled: DynamicProperty {
    @State private var number = 1
    private(set) var result = 0
    var wrappedValue: Int { result }
    var projectedValue: Binding<Int> { $number }
    mutating func update() { result = number * 2 }
  }
  @propertyWrapper private struct Quadrupled: DynamicProperty {
    @Doubled private var twice
    private var result = 0
    var wrappedValue: Int { result }
    var projectedValue: Binding<Int> { $twice }
    mutating func update() { result = twice * 2 }
  }

  /// The inner property's `update` is called first: (1 x 2) x 2, then (3 x 2) x 2.
  @Test func dynamicPropertiesContainOthers() {
    struct Reader: View {
      let handle: Handle
      @Quadrupled private var value
      var body: some View {
        handle.actions["set"] = { $value.wrappedValue = 3 }
        return Text(verbatim: "\(value)")
      }
    }
    let screen = HostedScreen(Reader(handle: handle))
    #expect(screen.texts == ["4"])
    handle("set")
    screen.layOut()
    #expect(screen.texts == ["12"])
  }

  /// Changing a value that the last evaluation did not read does not evaluate the view again.
  @Test func formerReadersAreNotEvaluated() {
    struct Details: View {
      let model: Model
      let journal: Journal
      let handle: Handle
      @State private var isOpen = true
      @State private var count = 0
      var body: some View {
        handle.actions["open"] = { isOpen.toggle() }
        handle.actions["count"] = { count += 1 }
        return Text(verbatim: isOpen ? "\(count) \(model.name)" : "closed").noted("body", journal)
      }
    }
    let model = Model()
    let screen = HostedScreen(Details(model: model, journal: journal, handle: handle))
    handle("count")
    screen.layOut()
    handle("open")
    screen.layOut()
    #expect(journal.take() == ["body", "body", "body"])
    handle("count")
    model.name = "m"
    screen.layOut()
    #expect(journal.take() == [])
    handle("open")
    screen.layOut()
    #expect(screen.texts == ["2 m"])
  }
}
