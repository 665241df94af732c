// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing

@MainActor private final class Log {
  var lines: [String] = []
}

/// Gestures and hit areas in a window of 200 x 100 points.
@MainActor @Suite struct GestureModifierTests {
  private func window(_ view: some View) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private let middle = CGPoint(x: 100, y: 50)

  @Test func tapsAreCounted() {
    let log = Log()
    let window = window(Color.red.gesture(TapGesture(count: 2).onEnded { log.lines.append("double") }))
    window.tap(at: middle)
    #expect(log.lines.isEmpty)
    window.tap(at: middle, count: 2)
    #expect(log.lines == ["double"])
  }

  @Test func longPressesEnd() {
    let log = Log()
    let press = LongPressGesture(minimumDuration: 0.3)
      .onChanged { log.lines.append("changed \($0)") }
      .onEnded { log.lines.append("ended \($0)") }
    let window = window(Color.red.gesture(press))
    window.tap(at: middle)
    #expect(log.lines == ["changed true"])
    log.lines = []
    window.press(at: middle)
    #expect(log.lines == ["changed true", "ended true"])
  }

  private struct Draggable: View {
    let log: Log
    @GestureState private var offset = CGSize.zero
    var body: some View {
      log.lines.append("offset \(Int(offset.width))")
      return Color.red.gesture(
        DragGesture().updating($offset) { value, state, _ in state = value.translation }
          .onEnded { log.lines.append("ended \(Int($0.translation.width)) \(Int($0.startLocation.x))") })
    }
  }

  /// A drag by 40 points to the right. The gesture state returns to its initial value at the end.
  @Test func dragsUpdateTheirState() {
    let log = Log()
    let window = window(Draggable(log: log))
    window.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))
    window.layoutIfNeeded()
    #expect(log.lines.contains("ended 40 50"))
    #expect(log.lines.last == "offset 0")
    #expect(log.lines.first == "offset 0")
  }

  /// A drag by 5 points is shorter than the minimum distance.
  @Test func shortDragsDoNotCount() {
    let log = Log()
    let window = window(Color.red.gesture(DragGesture(minimumDistance: 10).onEnded { _ in log.lines.append("ended") }))
    window.drag(from: middle, to: CGPoint(x: 105, y: 50))
    #expect(log.lines.isEmpty)
  }

  @Test func simultaneousGesturesAreAdded() {
    let log = Log()
    let view = Color.red
      .onTapGesture { log.lines.append("inner") }
      .simultaneousGesture(TapGesture().onEnded { log.lines.append("outer") })
    window(view).tap(at: middle)
    #expect(log.lines.sorted() == ["inner", "outer"])
  }

  @Test func highPriorityGesturesReplaceThoseInside() {
    let log = Log()
    let view = Color.red
      .onTapGesture { log.lines.append("inner") }
      .highPriorityGesture(TapGesture().onEnded { log.lines.append("outer") })
    window(view).tap(at: middle)
    #expect(log.lines == ["outer"])
    // Without priority, the inner gesture is recognized.
    log.lines = []
    let other = Color.red
      .onTapGesture { log.lines.append("inner") }
      .gesture(TapGesture().onEnded { log.lines.append("outer") })
    window(other).tap(at: middle)
    #expect(log.lines == ["inner"])
  }

  private struct Pressable: View {
    let log: Log
    @GestureState private var isPressed = false
    var body: some View {
      log.lines.append("\(isPressed)")
      return Color.red.gesture(
        LongPressGesture(minimumDuration: 5).updating($isPressed) { value, state, _ in state = value })
    }
  }

  /// The gesture state is true while the finger is down, even if the press is too short.
  @Test func pressesUpdateTheirState() {
    let log = Log()
    let window = window(Pressable(log: log))
    window.press(at: middle, for: 0.5)
    window.layoutIfNeeded()
    #expect(log.lines == ["false", "true", "false"])
  }

  /// The circle has a radius of 50 around the center, so the view's corner is outside.
  @Test func contentShapesLimitTouches() {
    let log = Log()
    let window = window(Color.red.contentShape(Circle()).onTapGesture { log.lines.append("tap") })
    window.tap(at: CGPoint(x: 5, y: 5))
    #expect(log.lines.isEmpty)
    window.tap(at: middle)
    #expect(log.lines == ["tap"])
  }

  @Test func linksOpenTheirURL() throws {
    let log = Log()
    let url = try #require(URL(string: "https://example.com"))
    let action = OpenURLAction { url in
      log.lines.append(url.absoluteString)
      return .handled
    }
    window(Link("Open", destination: url).environment(\.openURL, action)).tap(at: middle)
    #expect(log.lines == ["https://example.com"])
  }
}
