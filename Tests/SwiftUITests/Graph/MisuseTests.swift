// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import SwiftUI
import Testing

private final class Missing: ObservableObject {}

/// Misuse is reported or terminates the program. It never hangs or crashes, except where SwiftUI raises an exception.
@MainActor @Suite struct MisuseTests {
  private struct Writer: View {
    @State private var count = 0
    var body: some View {
      if count < 3 { count += 1 }
      return Text(verbatim: "\(count)")
    }
  }

  @Test func changesDuringAnEvaluationAreReported() {
    var texts: [String] = []
    let lines = reports { texts = HostedScreen(Writer()).texts }
    #expect(lines.first?.contains("Modifying state during the evaluation of Writer") == true)
    #expect(texts == ["3"])
  }

  private struct Endless: View {
    @State private var count = 0
    var body: some View { Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 } }
  }

  @Test func endlessUpdatesAreStoppedAndNamed() {
    let lines = reports { _ = HostedScreen(Endless()) }
    #expect(lines.contains { $0.contains("The update of Endless does not end") })
  }

  private struct Height: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }
  private struct Growing: View {
    @State private var height: CGFloat = 10
    var body: some View {
      SwiftUI.Color.red.frame(height: height)
        .background(GeometryReader { SwiftUI.Color.clear.preference(key: Height.self, value: $0.size.height) })
        .onPreferenceChange(Height.self) { height = $0 + 1 }
    }
  }

  @Test func endlessLayoutsAreStoppedAndNamed() {
    let lines = reports { _ = HostedScreen(Growing()) }
    #expect(lines.contains { $0.contains("The update of Growing does not end") })
  }

  /// Each geometry reader contains the next one.
  @Test func nestedGeometryReaders() {
    var view = AnyView(Text(verbatim: "end"))
    for _ in 0..<20 { view = AnyView(GeometryReader { [view] _ in view }) }
    var texts: [String] = []
    let lines = reports { texts = HostedScreen(view).texts }
    #expect(texts == ["end"])
    #expect(lines == [])
  }

  @Test func lengthsThatAreNotLengths() {
    for length in [CGFloat.nan, -5, .infinity, -.infinity] {
      let lines = reports {
        let screen = HostedScreen(SwiftUI.Color.red.frame(width: length, height: 10))
        #expect(screen.frames == [CGRect(x: 0, y: 45, width: 200, height: 10)])
      }
      #expect(lines.count == 1)
      #expect(lines.first?.contains("Invalid frame dimension (negative or non-finite)") == true)
    }
    for length in [CGFloat.nan, .infinity, -.infinity] {
      _ = reports {
        let screen = HostedScreen(
          VStack { SwiftUI.Color.red }.padding(length).offset(x: length).frame(minWidth: length, maxWidth: length)
            .opacity(length).scaleEffect(length).rotationEffect(.degrees(length)).shadow(radius: length))
        #expect(screen.pixel(0, 0).count == 4)
      }
    }
  }

  @Test func missingEnvironmentObjectsRaise() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Reader: View {
          @EnvironmentObject var missing: Missing
          var body: some View { Text(verbatim: "\(missing)") }
        }
        _ = HostedScreen(Reader())
      }
    }
    let text = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
    #expect(
      text.contains(
        "No ObservableObject of type Missing found. A View.environmentObject(_:) for Missing may be missing as an ancestor of "
          + "this view."))
  }

  private struct Nest: View {
    let depth: Int
    var body: some View {
      if depth > 0 { AnyView(Nest(depth: depth - 1)) } else { AnyView(Text(verbatim: "end")) }
    }
  }

  @Test func deepRecursionThroughErasedViews() {
    let screen = HostedScreen(Nest(depth: 10_000))
    #expect(screen.texts == ["end"])
  }

  @Test func deepModifiers() {
    var view = AnyView(Text(verbatim: "end"))
    for _ in 0..<10_000 { view = AnyView(view.padding(0)) }
    #expect(HostedScreen(view).texts == ["end"])
  }

  @Test func manyRows() {
    let screen = HostedScreen(VStack { ForEach(0..<10_000) { Text(verbatim: "\($0)") } })
    #expect(screen.labels.count == 10_000)
    #expect(screen.labels.last?.text == "9999")
  }

  @Test func anotherTypeInTheSamePlace() {
    let screen = HostedScreen(AnyView(Text(verbatim: "a")))
    screen.controller.rootView = AnyView(SwiftUI.Color.red)
    screen.layOut()
    #expect(screen.texts == [])
    #expect(screen.frames.count == 1)
    screen.controller.rootView = AnyView(VStack { Text(verbatim: "b") })
    screen.layOut()
    #expect(screen.texts == ["b"])
  }

  /// Comparing views that are enums, or that have weak references and existentials, does not misread their memory.
  @Test func unusualStorage() {
    enum Kind: View {
      case text(String)
      case none
      var body: some View { if case .text(let text) = self { Text(verbatim: text) } }
    }
    struct Holder: View {
      weak var view: UIView?
      weak var delegate: (any UIScrollViewDelegate)?
      let value: any Equatable
      let kind: Kind
      var body: some View { Text(verbatim: "\(value)") }
    }
    let screen = HostedScreen(AnyView(Kind.text("a")))
    #expect(screen.texts == ["a"])
    screen.controller.rootView = AnyView(Kind.none)
    screen.layOut()
    #expect(screen.texts == [])
    let view = UIView()
    for value in [1, 2] {
      screen.controller.rootView = AnyView(Holder(view: view, value: value, kind: .none))
      screen.layOut()
      #expect(screen.texts == ["\(value)"])
    }
  }
}
