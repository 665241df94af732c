// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraControls
import TesseraLists
import TesseraViews

private class Badge: UIView {
  var seen: CGRect?
  var words = ["stored"]
  override init(frame: CGRect) {
    super.init(frame: frame)
    seen = frame
  }
  required init?(coder: NSCoder) { nil }
}

private final class Star: Badge { var points = 5 }
private final class Plain: UIView { let number = 7 }

/// A class with neither `init(frame:)` nor `init()`.
private final class Named: UIView {
  let name: String
  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }
  convenience init(number: Int) { self.init(name: "\(number)") }
  required init?(coder: NSCoder) { nil }
}

private final class Table: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: .grouped) }
  required init?(coder: NSCoder) { nil }
}

private final class Counted: UIView {
  static var alive = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.alive += 1
  }
  required init?(coder: NSCoder) { nil }
  isolated deinit { Self.alive -= 1 }
}

// Generic functions as in iOS libraries.

@MainActor private func make<T: UIView>(_ type: T.Type, _ frame: CGRect) -> T { T.init(frame: frame) }
@MainActor private func makeOf<T: UIView>(_ type: T.Type, _ frame: CGRect) -> T { type.init(frame: frame) }
@MainActor private func made<T: UIView>() -> T { T() }
@MainActor private func madeOf<T: UIView>(_ type: T.Type) -> T { type.init() }

@MainActor private final class Wrapper<Content: UIView> {
  let content = Content()
  lazy var framed = Content(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
}

/// On iOS, every view class has UIView's initializers, which are Objective-C initializers, so that generic code may
/// call them.
@MainActor @Suite struct DynamicFrameInitializableTests {
  let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func genericCodeCreatesTheGivenClass() {
    for star in [make(Star.self, frame), makeOf(Star.self, frame), Star.dynamicInit(frame: frame)] {
      #expect(star.seen == frame && star.frame == frame && star.words == ["stored"] && star.points == 5)
    }
    #expect(make(Plain.self, frame).number == 7)
    let label: UILabel = made()
    #expect(type(of: label) == UILabel.self && label.frame == .zero)
    #expect(madeOf(Badge.self).seen == .zero)
    #expect(Badge.dynamicInit().seen == .zero)
    #expect(type(of: Wrapper<UISwitch>().content) == UISwitch.self)
    #expect(Wrapper<Star>().framed.seen == frame)
  }

  /// The dynamic metatype determines the class, not the static type.
  @Test func metatypesOfSubclasses() {
    let types: [UIView.Type] = [UIView.self, UILabel.self, Star.self, UIStackView.self, UIButton.self, Table.self]
    let names = types.map { "\($0)" }
    #expect(types.map { "\(type(of: $0.init(frame: frame)))" } == names)
    #expect(types.map { "\(type(of: $0.init()))" } == names)
    #expect(types.map { "\(type(of: $0.dynamicInit(frame: frame)))" } == names)
    #expect(types.map { "\(type(of: makeOf($0, frame)))" } == names)
    #expect(types.allSatisfy { $0.init(frame: frame).frame == frame })
  }

  /// A table view created dynamically has the style that its overridden initializer sets.
  @Test func customInitializers() {
    #expect((makeOf(Table.self as UITableView.Type, frame)).style == .grouped)
  }

  /// Initializers of statically known classes are called as usual.
  @Test func knownClasses() {
    #expect(Star(frame: frame).seen == frame)
    #expect(Named(name: "a").name == "a" && Named(number: 3).name == "3")
    let frames = [frame, .zero].map(Badge.init(frame:)).map(\.seen)
    #expect(frames == [frame, .zero])
  }

  @Test func ownership() {
    do {
      let view = make(Counted.self, frame)
      #expect(Counted.alive == 1)
      withExtendedLifetime(view) {}
    }
    #expect(Counted.alive == 0)
  }

  /// A class without the initializer terminates the process with Swift's message, which names the class and the
  /// initializer.
  @Test func classWithoutTheInitializer() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = make(Named.self, .zero) }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Use of unimplemented initializer 'init(frame:)'") && text.contains("Named"))
    let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = madeOf(Named.self) }
    }
    let words = second.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("Use of unimplemented initializer") && words.contains("Named"))
  }
}
