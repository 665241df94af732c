// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import SwiftUI
import Testing

private final class CardView: UIView {
  let controller: UIHostingController<AnyView>
  init(_ content: AnyView) {
    controller = UIHostingController(rootView: content)
    super.init(frame: .zero)
    addSubview(controller.view)
  }
  @available(*, unavailable) required init?(coder: NSCoder) { return nil }
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    controller.view.frame = bounds
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { controller.sizeThatFits(in: size) }
}

private struct Card<Content: View>: UIViewRepresentable {
  let journal: Journal
  let content: Content
  func makeUIView(context: Context) -> CardView {
    journal.add("make")
    return CardView(AnyView(content))
  }
  func updateUIView(_ uiView: CardView, context: Context) { uiView.controller.rootView = AnyView(content) }
  static func dismantleUIView(_ uiView: CardView, coordinator: Void) { uiView.tag = 7 }
}

private struct Traits: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.layoutDirection) private var direction
  var body: some View { Text(verbatim: "\(scheme) \(size) \(direction)") }
}

/// UIKit views inside SwiftUI views inside UIKit views.
@MainActor @Suite struct NestedHostingTests {
  private let journal = Journal()

  private func card(_ view: HostedScreen<some View>) -> CardView? {
    func find(_ view: UIView) -> CardView? { view as? CardView ?? view.subviews.lazy.compactMap(find).first }
    return find(view.controller.view)
  }

  @Test func nothingLeaks() {
    weak var (inner, host, uiView): (UIViewController?, UIView?, CardView?)
    do {
      let controller = UIHostingController(
        rootView: AnyView(Card(journal: journal, content: Text(verbatim: "a").padding())))
      controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      controller.view.layoutIfNeeded()
      uiView = controller.view.subviews.first as? CardView
      (inner, host) = (uiView?.controller, uiView?.controller.view)
      #expect(uiView != nil && inner != nil && host != nil)
      controller.rootView = AnyView(EmptyView())
      controller.view.layoutIfNeeded()
      #expect(controller.view.subviews.isEmpty)
    }
    #expect(uiView == nil && inner == nil && host == nil)
  }

  /// A state change that is not followed by a layout pass does not retain the host.
  @Test func waitingChangesDoNotLeak() {
    weak var host: UIView?
    let journal = journal
    do {
      struct Counting: View {
        let journal: Journal
        @State private var count = 0
        var body: some View {
          Text(verbatim: "\(count)").onReceive(Tick.shared.subject) { count += 1 }.onDisappear { journal.add("gone") }
        }
      }
      let controller = UIHostingController(rootView: Counting(journal: journal))
      controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      controller.view.layoutIfNeeded()
      host = controller.view
      Tick.shared.subject.send()
      #expect((host as? HostingView)?.graph.needsFlush == true)
    }
    #expect(host == nil)
    #expect(journal.take() == ["gone"])
  }

  @Test func dismantleIsCalledOnRemoval() {
    let screen = HostedScreen(AnyView(Card(journal: journal, content: Text(verbatim: "a"))))
    let view = card(screen)
    #expect(view?.tag == 0)
    screen.controller.rootView = AnyView(Text(verbatim: "b"))
    screen.layOut()
    #expect(view?.tag == 7)
    #expect(view?.superview == nil)
  }

  @Test func layoutEnds() {
    let screen = HostedScreen(Card(journal: journal, content: Card(journal: journal, content: Text(verbatim: "a"))))
    let view = card(screen)
    let count = view?.layouts ?? 0
    #expect((1...4).contains(count))
    for _ in 0..<5 { screen.layOut() }
    #expect(view?.layouts == count)
    #expect(journal.take() == ["make", "make"])
  }

  @Test func traitsCrossTheBorder() {
    let screen = HostedScreen(
      Card(journal: journal, content: Traits())
        .environment(\.colorScheme, .dark).environment(\.dynamicTypeSize, .xxxLarge)
        .environment(\.layoutDirection, .rightToLeft))
    #expect(screen.texts == ["dark xxxLarge rightToLeft"])
    let plain = HostedScreen(Card(journal: journal, content: Traits()))
    #expect(plain.texts == ["light large leftToRight"])
    plain.window.overrideUserInterfaceStyle = .dark
    plain.window.traitOverrides.preferredContentSizeCategory = .extraSmall
    plain.layOut()
    #expect(plain.texts == ["dark xSmall leftToRight"])
  }

  /// The outer controller has a safe area inset of 20 points at the top and 0 elsewhere. The inner host reaches the
  /// top.
  @Test func safeAreasCrossTheBorder() {
    let screen = HostedScreen(Card(journal: journal, content: SwiftUI.Color.red).ignoresSafeArea())
    screen.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    screen.layOut()
    #expect(card(screen)?.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(card(screen)?.controller.view.safeAreaInsets.top == 20)
  }
}

@MainActor private final class Tick {
  static let shared = Tick()
  let subject = PassthroughSubject<Void, Never>()
}
