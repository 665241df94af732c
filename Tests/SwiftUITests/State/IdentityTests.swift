// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Testing

/// A handle that lets a test run actions published by a view.
@MainActor private final class Handle {
  var actions: [String: () -> Void] = [:]
  func callAsFunction(_ name: String) { actions[name]?() }
}

private struct Counter: View {
  let name: String
  let journal: Journal
  let handle: Handle
  @State private var count = 0

  var body: some View {
    handle.actions[name] = { count += 1 }
    return Text(verbatim: "\(name)\(count)").noted(name, journal)
  }
}

/// The lifetime of state, which depends on the identity of its view.
@MainActor @Suite struct IdentityTests {
  private let journal = Journal()
  private let handle = Handle()
  private func counter(_ name: String) -> Counter { Counter(name: name, journal: journal, handle: handle) }

  private struct Parent: View {
    let counter: Counter
    let handle: Handle
    @State private var title = "a"
    var body: some View {
      handle.actions["title"] = { title += "a" }
      return VStack {
        Text(verbatim: title)
        counter
      }
    }
  }

  @Test func stateSurvivesUpdatesOfTheParent() {
    let screen = HostedScreen(Parent(counter: counter("c"), handle: handle))
    #expect(screen.texts == ["a", "c0"])
    handle("c")
    screen.layOut()
    #expect(screen.texts == ["a", "c1"])
    handle("title")
    screen.layOut()
    #expect(screen.texts == ["aa", "c1"])
    screen.controller.rootView = Parent(counter: counter("d"), handle: handle)
    screen.layOut()
    #expect(screen.texts == ["aa", "d1"])
  }

  private struct Branches: View {
    let counter: Counter
    let isFirst: Bool
    var body: some View {
      if isFirst { counter } else { counter }
    }
  }

  /// The two branches have the same type but are different views.
  @Test func aBranchHasItsOwnState() {
    let screen = HostedScreen(Branches(counter: counter("c"), isFirst: true))
    handle("c")
    screen.layOut()
    #expect(screen.texts == ["c1"])
    screen.controller.rootView = Branches(counter: counter("c"), isFirst: false)
    screen.layOut()
    #expect(screen.texts == ["c0"])
    screen.controller.rootView = Branches(counter: counter("c"), isFirst: true)
    screen.layOut()
    #expect(screen.texts == ["c0"])
  }

  @Test func anErasedViewOfAnotherTypeIsANewOne() {
    let screen = HostedScreen(AnyView(counter("c")))
    handle("c")
    screen.layOut()
    screen.controller.rootView = AnyView(counter("d"))
    screen.layOut()
    #expect(screen.texts == ["d1"])
    screen.controller.rootView = AnyView(counter("d").padding())
    screen.layOut()
    #expect(screen.texts == ["d0"])
  }

  private struct Rows: View {
    let names: [String]
    let counter: (String) -> Counter
    var body: some View { ForEach(names, id: \.self) { counter($0) } }
  }

  @Test func statesFollowTheIDsOfMovedElements() {
    let screen = HostedScreen(Rows(names: ["a", "b", "c"], counter: counter))
    handle("b")
    screen.layOut()
    #expect(screen.texts == ["a0", "b1", "c0"])
    for (names, texts) in [
      (["c", "b", "a"], ["c0", "b1", "a0"]), (["x", "b", "a"], ["x0", "b1", "a0"]), (["b"], ["b1"]), (["a"], ["a0"]),
      (["a", "b"], ["a0", "b0"]),
    ] {
      screen.controller.rootView = Rows(names: names, counter: counter)
      screen.layOut()
      #expect(screen.texts == texts)
    }
  }

  @Test func duplicateIDsAreReportedAndShown() {
    var screen: HostedScreen<Rows>?
    let lines = reports { screen = HostedScreen(Rows(names: ["a", "b", "a"], counter: counter)) }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("ForEach<Array<String>, String>: the ID a occurs multiple times") == true)
    #expect(screen?.texts == ["a0", "b0", "a0"])
    let again = reports {
      screen?.controller.rootView = Rows(names: ["a", "a", "b", "a"], counter: counter)
      screen?.layOut()
    }
    #expect(again.count == 1)
    #expect(screen?.texts == ["a0", "a0", "b0", "a0"])
  }

  /// The closure of a `ForEach` does not run within a body, but the values that it reads are observed nevertheless.
  @Test func closuresOfForEachReadState() {
    struct Selection: View {
      let handle: Handle
      @State private var selected = 0
      var body: some View {
        let _ = handle.actions["next"] = { $selected.wrappedValue += 1 }
        ForEach(0..<3) { Text(verbatim: $0 == selected ? "x" : "o") }
      }
    }
    let screen = HostedScreen(Selection(handle: handle))
    #expect(screen.texts == ["x", "o", "o"])
    handle("next")
    screen.layOut()
    #expect(screen.texts == ["o", "x", "o"])
  }
}
