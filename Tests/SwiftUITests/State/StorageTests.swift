// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing

/// A log of messages from a test's views.
@MainActor private final class Log {
  var lines: [String] = []
  var actions: [String: () -> Void] = [:]
}

@MainActor private func host(_ view: some View) -> UIHostingController<AnyView> {
  let controller = UIHostingController(rootView: AnyView(view))
  controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
  controller.view.layoutIfNeeded()
  return controller
}

private enum Fruit: String { case apple, pear }

/// Properties stored outside the view, and view identity.
@MainActor @Suite struct StorageTests {
  private struct Stored: View {
    let log: Log
    @AppStorage("count") private var count = 1
    @AppStorage("fruit") private var fruit = Fruit.apple
    @AppStorage("name") private var name: String?

    var body: some View {
      log.lines.append("\(count) \(fruit) \(name ?? "-")")
      log.actions["change"] = {
        count = 2
        fruit = .pear
        name = "Eve"
      }
      return Color.red
    }
  }

  @Test func appStorageReadsAndWritesDefaults() throws {
    let name = "SwiftUITests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let log = Log()
    let controller = host(Stored(log: log).defaultAppStorage(store))
    #expect(log.lines == ["1 apple -"])
    log.actions["change"]?()
    controller.view.layoutIfNeeded()
    #expect(log.lines.last == "2 pear Eve")
    #expect(store.integer(forKey: "count") == 2)
    #expect(store.string(forKey: "fruit") == "pear")
    // A second view starts with the stored values.
    let other = Log()
    _ = host(Stored(log: other).defaultAppStorage(store))
    #expect(other.lines == ["2 pear Eve"])
  }

  private struct Scene: View {
    let log: Log
    let name: String
    @SceneStorage("tab") private var tab = 0
    var body: some View {
      log.lines.append("\(name) \(tab)")
      log.actions[name] = { tab += 1 }
      return Color.red
    }
  }

  @Test func sceneStorageIsSharedInAHost() {
    let log = Log()
    let controller = host(
      VStack {
        Scene(log: log, name: "a")
        Scene(log: log, name: "b")
      })
    log.lines = []
    log.actions["a"]?()
    controller.view.layoutIfNeeded()
    #expect(log.lines.sorted() == ["a 1", "b 1"])
  }

  private struct Metric: View {
    let log: Log
    @ScaledMetric(relativeTo: .body) private var size: CGFloat = 100
    var body: some View {
      log.lines.append("\(size)")
      return Color.red
    }
  }

  /// The value is scaled according to UIKit's font metrics. At the default text size it is unchanged.
  @Test func scaledMetricFollowsTheTextSize() {
    let log = Log()
    _ = host(Metric(log: log))
    _ = host(Metric(log: log).dynamicTypeSize(.accessibility3))
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: traits)
    #expect(log.lines == ["100.0", "\(scaled)"])
    #expect(scaled > 100)
  }

  private struct Named: View {
    let log: Log
    @Namespace private var first
    @Namespace private var second
    var body: some View {
      log.lines.append("\(first != second)")
      return Color.red
    }
  }

  @Test func namespacesDiffer() {
    let log = Log()
    _ = host(Named(log: log))
    #expect(log.lines == ["true"])
  }

  private struct Counter: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      log.lines.append("\(count)")
      log.actions["count"] = { count += 1 }
      return Color.red
    }
  }

  @Test func anotherIDIsANewView() {
    let log = Log()
    let controller = host(Counter(log: log).id(1))
    log.actions["count"]?()
    controller.view.layoutIfNeeded()
    #expect(log.lines == ["0", "1"])
    controller.rootView = AnyView(Counter(log: log).id(1))
    controller.view.layoutIfNeeded()
    #expect(log.lines.last == "1")
    controller.rootView = AnyView(Counter(log: log).id(2))
    controller.view.layoutIfNeeded()
    #expect(log.lines.last == "0")
  }

  private struct Parity: View, Equatable {
    let log: Log
    let value: Int
    var body: some View {
      log.lines.append("\(value)")
      return Color.red
    }
    nonisolated static func == (one: Self, other: Self) -> Bool { one.value % 2 == other.value % 2 }
  }

  @Test func equalViewsAreNotEvaluated() {
    let log = Log()
    let controller = host(Parity(log: log, value: 1).equatable())
    for value in [3, 4] {
      controller.rootView = AnyView(Parity(log: log, value: value).equatable())
      controller.view.layoutIfNeeded()
    }
    #expect(log.lines == ["1", "4"])
  }

  private struct Field: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ uiView: UITextField, context: Context) {}
  }

  private struct Form: View {
    let log: Log
    @FocusState private var focus: Int?
    var body: some View {
      log.lines.append("\(focus ?? -1)")
      log.actions["second"] = { focus = 2 }
      log.actions["none"] = { focus = nil }
      return VStack {
        Field().focused($focus, equals: 1)
        Field().focused($focus, equals: 2)
      }
    }
  }

  @Test func focusFollowsStateAndFields() throws {
    let log = Log()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let controller = UIHostingController(rootView: Form(log: log))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let fields = controller.view.subviews.compactMap { $0 as? UITextField }
    try #require(fields.count == 2)
    log.actions["second"]?()
    window.layoutIfNeeded()
    #expect(fields.map(\.isFirstResponder) == [false, true])
    fields[0].becomeFirstResponder()
    window.layoutIfNeeded()
    #expect(log.lines.last == "1")
    log.actions["none"]?()
    window.layoutIfNeeded()
    #expect(fields.map(\.isFirstResponder) == [false, false])
  }
}
