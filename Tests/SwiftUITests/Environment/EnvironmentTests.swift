// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import SwiftUI
import TesseraCombine
import Testing
import UIKit

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

/// Nesting, comparison and ranges of environment values.
@MainActor @Suite struct EnvironmentTests {
  private let journal = Journal()

  private struct Reader<Value>: View {
    let journal: Journal
    @Environment private var value: Value
    init(_ path: KeyPath<EnvironmentValues, Value>, _ journal: Journal) {
      _value = Environment(path)
      self.journal = journal
    }
    var body: some View { Text(verbatim: "\(value)").noted("\(value)", journal) }
  }

  @Test func theInnermostValueApplies() {
    let screen = HostedScreen(
      VStack {
        Reader(\.level, journal)
        Reader(\.level, journal).environment(\.level, 2)
        Reader(\.level, journal).transformEnvironment(\.level) { $0 += 10 }.environment(\.level, 3).environment(
          \.level, 4)
      }
      .environment(\.level, 1))
    #expect(screen.texts == ["1", "2", "13"])
  }

  private struct Styled: View {
    let color: SwiftUI.Color
    let journal: Journal
    var body: some View {
      Reader(\.level, journal).foregroundStyle(color).tint(color).font(.title).lineLimit(2).disabled(true)
    }
  }

  /// An object is released together with the view that adds it to the environment.
  @Test func removedViewsReleaseObjects() {
    final class Model: ObservableObject {}
    weak var model: Model?
    let screen: HostedScreen<AnyView>
    do {
      let object = Model()
      model = object
      screen = HostedScreen(AnyView(Text(verbatim: "a").environmentObject(object)))
      #expect(model != nil)
    }
    screen.controller.rootView = AnyView(EmptyView())
    screen.layOut()
    #expect(model == nil)
  }

  @Test func equalValuesShareAnEnvironment() {
    let outer = EnvironmentValues()
    let bold = outer.modified(by: EnvironmentWriter(path: \.isBold, value: true))
    #expect(bold.isBold && !outer.isBold)
    #expect(outer.modified(by: EnvironmentWriter(path: \.isBold, value: true)).isSame(as: bold))
    let plain = outer.modified(by: EnvironmentWriter(path: \.isBold, value: false))
    #expect(!plain.isBold && !plain.isSame(as: bold))
    let italic = outer.modified(by: EnvironmentWriter(path: \.isItalic, value: true))
    #expect(italic.isItalic && !italic.isBold)
    // Changing a value discards values derived from it.
    var changed = bold
    #expect(changed.textStyle === bold.textStyle)
    changed.kerning = 2
    #expect(changed.textStyle.attributes[.kern] as? CGFloat == 2 && bold.textStyle.attributes[.kern] == nil)
  }

  /// Setting an equal value does not change the environment, so the views inside are not evaluated again.
  @Test func equalValuesEvaluateNothing() {
    let screen = HostedScreen(Styled(color: .red, journal: journal))
    #expect(journal.take() == ["0"])
    screen.controller.rootView = Styled(color: .red, journal: journal)
    screen.layOut()
    #expect(journal.take() == [])
    screen.controller.rootView = Styled(color: .blue, journal: journal)
    screen.layOut()
    #expect(journal.take() == ["0"])
  }

  @Test func disabledViewsStayDisabled() {
    let screen = HostedScreen(
      VStack {
        Reader(\.isEnabled, journal).disabled(false)
        Reader(\.isEnabled, journal).disabled(true)
        Reader(\.isEnabled, journal).disabled(false).disabled(true)
        Reader(\.isEnabled, journal).disabled(true).disabled(false)
      })
    #expect(screen.texts == ["true", "false", "false", "false"])
  }

  @Test func rangesLimitTheTextSize() {
    func size(_ view: some View) -> [String] { HostedScreen(view.environment(\.dynamicTypeSize, .large)).texts }
    #expect(size(Reader(\.dynamicTypeSize, journal).dynamicTypeSize(...DynamicTypeSize.small)) == ["small"])
    #expect(size(Reader(\.dynamicTypeSize, journal).dynamicTypeSize(DynamicTypeSize.xLarge...)) == ["xLarge"])
    #expect(size(Reader(\.dynamicTypeSize, journal).dynamicTypeSize(.small ... .xLarge)) == ["large"])
    #expect(size(Reader(\.dynamicTypeSize, journal).dynamicTypeSize(.xxLarge)) == ["xxLarge"])
  }

  /// The secondary level of a single style has half of its opacity. If a style is specified for the level, that style
  /// is used unchanged.
  @Test func levelsOfTheForegroundStyle() throws {
    func color(_ view: some View) -> UIColor? {
      HostedScreen(view).labels.first?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor
    }
    let text = Text(verbatim: "a")
    #expect(color(text) == .label)
    #expect(color(text.foregroundStyle(.secondary)) == .secondaryLabel)
    #expect(alpha(color(text.foregroundStyle(.red))) == 1)
    #expect(alpha(color(VStack { text.foregroundStyle(.secondary) }.foregroundStyle(.red))) == 0.5)
    let levels = VStack { text.foregroundStyle(.secondary) }.foregroundStyle(SwiftUI.Color.red, SwiftUI.Color.blue)
    let blue = try #require(color(levels)).resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(blue == UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
  }

  private func alpha(_ color: UIColor?) -> CGFloat? { color?.cgColor.alpha }
}
