// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import SwiftUI
import Testing

@MainActor private final class Handle {
  var actions: [String: () -> Void] = [:]
  func callAsFunction(_ name: String) { actions[name]?() }
}

private struct Sum: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// Order of appearance callbacks, tasks, changes and preferences.
@MainActor @Suite struct LifecycleTests {
  private let journal = Journal()
  private let handle = Handle()

  @Test func appearanceFollowsTheFirstLayoutOnce() {
    let journal = journal
    let view = Text(verbatim: "a").onAppear { journal.add("appear") }.onDisappear { journal.add("disappear") }
    let controller = UIHostingController(rootView: AnyView(view))
    controller.loadViewIfNeeded()
    #expect(journal.take() == [])
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    #expect(journal.take() == ["appear"])
    controller.rootView = AnyView(view)
    controller.view.layoutIfNeeded()
    #expect(journal.take() == [])
    controller.rootView = AnyView(EmptyView())
    controller.view.layoutIfNeeded()
    #expect(journal.take() == ["disappear"])
  }

  @Test func removedRowsDisappearInOrder() {
    struct Rows: View {
      let rows: [Int]
      let journal: Journal
      var body: some View {
        ForEach(rows, id: \.self) { row in
          Text(verbatim: "\(row)").onAppear { journal.add("+\(row)") }.onDisappear { journal.add("-\(row)") }
        }
      }
    }
    let screen = HostedScreen(Rows(rows: [1, 2, 3, 4], journal: journal))
    #expect(journal.take() == ["+1", "+2", "+3", "+4"])
    screen.controller.rootView = Rows(rows: [4, 5], journal: journal)
    screen.layOut()
    #expect(journal.take() == ["-1", "-2", "-3", "+5"])
  }

  /// State that `onAppear` sets is shown in the same layout pass.
  @Test func stateSetInOnAppearIsShown() {
    struct Loader: View {
      @State private var text = "old"
      var body: some View { Text(verbatim: text).onAppear { text = "new" } }
    }
    #expect(HostedScreen(Loader()).texts == ["new"])
  }

  /// The views of a deallocated host disappear like other removed views.
  @Test func deallocatedHostsRemoveTheirViews() {
    let journal = journal
    weak var view: UIView?
    do {
      let controller = UIHostingController(rootView: Text(verbatim: "a").onDisappear { journal.add("disappear") })
      controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      controller.view.layoutIfNeeded()
      view = controller.view
      #expect(view != nil)
    }
    #expect(view == nil)
    #expect(journal.take() == ["disappear"])
  }

  @Test func tasksStartAndAreCancelled() async {
    struct Work: View {
      let id: Int
      let journal: Journal
      var body: some View {
        Text(verbatim: "a").task(id: id) {
          journal.add("start \(id)")
          while !Task.isCancelled { await Task.yield() }
          journal.add("cancelled \(id)")
        }
      }
    }
    let screen = HostedScreen(AnyView(Work(id: 1, journal: journal)))
    #expect(journal.lines == [])
    await waitForLines(1)
    #expect(journal.take() == ["start 1"])
    screen.controller.rootView = AnyView(Work(id: 1, journal: journal))
    screen.layOut()
    for _ in 0..<10 { await Task.yield() }
    #expect(journal.take() == [])
    screen.controller.rootView = AnyView(Work(id: 2, journal: journal))
    screen.layOut()
    await waitForLines(2)
    #expect(Set(journal.take()) == ["cancelled 1", "start 2"])
    screen.controller.rootView = AnyView(EmptyView())
    screen.layOut()
    await waitForLines(1)
    #expect(journal.take() == ["cancelled 2"])
  }

  private func waitForLines(_ count: Int) async {
    for _ in 0..<10_000 where journal.lines.count < count { await Task.yield() }
  }

  private struct Changing: View {
    let value: Int
    let isInitial: Bool
    let journal: Journal
    var body: some View {
      Text(verbatim: "\(value)")
        .onChange(of: value, initial: isInitial) { journal.add("\($0) \($1)") }
    }
  }

  /// With `initial`, the first call passes the current value as both the old and the new value.
  @Test func changesHaveTheOldAndTheNewValue() {
    for isInitial in [false, true] {
      let screen = HostedScreen(Changing(value: 1, isInitial: isInitial, journal: journal))
      #expect(journal.take() == (isInitial ? ["1 1"] : []))
      screen.controller.rootView = Changing(value: 1, isInitial: isInitial, journal: journal)
      screen.layOut()
      #expect(journal.take() == [])
      screen.controller.rootView = Changing(value: 3, isInitial: isInitial, journal: journal)
      screen.layOut()
      #expect(journal.take() == ["1 3"])
    }
  }

  @Test func publishersAreReceivedWhileTheViewIsShown() {
    let subject = PassthroughSubject<Int, Never>()
    let journal = journal
    let screen = HostedScreen(AnyView(Text(verbatim: "a").onReceive(subject) { journal.add("\($0)") }))
    subject.send(1)
    subject.send(2)
    #expect(journal.take() == ["1", "2"])
    screen.controller.rootView = AnyView(EmptyView())
    screen.layOut()
    subject.send(3)
    #expect(journal.take() == [])
  }

  private struct Numbers: View {
    let numbers: [Int]
    let journal: Journal
    var body: some View {
      VStack {
        HStack {
          Text(verbatim: "a").preference(key: Sum.self, value: [1])
          Text(verbatim: "b")
            .preference(key: Sum.self, value: [7])
            .preference(key: Sum.self, value: [2])
        }
        .onPreferenceChange(Sum.self) { journal.add("inner \($0)") }
        Text(verbatim: "c")
          .preference(key: Sum.self, value: numbers)
          .transformPreference(Sum.self) { $0 = $0.map { $0 * 10 } }
        Text(verbatim: "d").transformPreference(Sum.self) { $0.append(9) }
      }
      .onPreferenceChange(Sum.self) { journal.add("outer \($0)") }
    }
  }

  /// Preference values are reduced in view order. A view's value replaces the values of the views inside it.
  @Test func preferencesAreReducedInOrder() {
    let screen = HostedScreen(Numbers(numbers: [3, 4], journal: journal))
    #expect(journal.take() == ["inner [1, 2]", "outer [1, 2, 30, 40, 9]"])
    screen.controller.rootView = Numbers(numbers: [3, 4], journal: journal)
    screen.layOut()
    #expect(journal.take() == [])
    screen.controller.rootView = Numbers(numbers: [5], journal: journal)
    screen.layOut()
    #expect(journal.take() == ["outer [1, 2, 50, 9]"])
  }

  @Test func preferencesChangeState() {
    struct Width: View {
      @State private var sum = 0
      var body: some View {
        HStack {
          Text(verbatim: "\(sum)")
          Text(verbatim: "x").preference(key: Sum.self, value: [1, 2, 3])
        }
        .onPreferenceChange(Sum.self) { sum = $0.reduce(0, +) }
      }
    }
    #expect(HostedScreen(Width()).texts == ["6", "x"])
  }
}
