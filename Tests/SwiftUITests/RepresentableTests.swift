// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Testing

/// An event log of a representable's view.
@MainActor private final class Log {
  var lines: [String] = []
}

private struct Labeled: UIViewRepresentable {
  final class Coordinator { var count = 0 }
  let text: String
  let log: Log

  func makeCoordinator() -> Coordinator {
    log.lines.append("coordinator")
    return Coordinator()
  }
  func makeUIView(context: Context) -> UILabel {
    log.lines.append("make")
    let label = UILabel()
    label.accessibilityElements = [log]
    return label
  }
  func updateUIView(_ uiView: UILabel, context: Context) {
    context.coordinator.count += 1
    log.lines.append("update \(text) \(context.coordinator.count) \(context.environment.colorScheme)")
    uiView.text = text
  }
  static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
    (uiView.accessibilityElements?.first as? Log)?.lines.append("dismantle \(coordinator.count)")
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
    CGSize(width: 30, height: 12)
  }
}

private struct Controlled: UIViewControllerRepresentable {
  let title: String
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
    uiViewController.title = title
  }
}

private final class Model: ObservableObject {
  @Published var title = "a"
}

private struct Observing: UIViewRepresentable {
  @ObservedObject var model: Model

  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = model.title }
}

/// The life cycle of UIKit views and view controllers in SwiftUI views.
@MainActor @Suite struct RepresentableTests {
  /// If the observed object changes, the representable is updated although its parent is not.
  @Test func observesObjects() {
    let model = Model()
    let controller = UIHostingController(rootView: Observing(model: model))
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    let label = controller.view.subviews.first as? UILabel
    #expect(label?.text == "a")
    model.title = "b"
    controller.view.layoutIfNeeded()
    #expect(label?.text == "b")
  }

  private func layOut(_ controller: UIViewController) {
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
  }

  @Test func makesUpdatesAndDismantles() {
    let log = Log()
    let controller = UIHostingController(rootView: AnyView(Labeled(text: "a", log: log)))
    layOut(controller)
    #expect(log.lines == ["coordinator", "make", "update a 1 light"])
    #expect(controller.view.subviews.first?.frame == CGRect(x: 85, y: 44, width: 30, height: 12))
    let label = controller.view.subviews.first
    controller.rootView = AnyView(Labeled(text: "b", log: log).environment(\.colorScheme, .dark))
    layOut(controller)
    controller.rootView = AnyView(EmptyView())
    layOut(controller)
    #expect(log.lines.suffix(1) == ["dismantle 2"] || log.lines.contains("dismantle 1"))
    #expect(controller.view.subviews.isEmpty)
    _ = label
  }

  @Test func reusesTheViewAtTheSamePosition() {
    let log = Log()
    let controller = UIHostingController(rootView: Labeled(text: "a", log: log))
    layOut(controller)
    let label = controller.view.subviews.first
    controller.rootView = Labeled(text: "b", log: log)
    layOut(controller)
    #expect(controller.view.subviews.first === label)
    #expect(log.lines == ["coordinator", "make", "update a 1 light", "update b 2 light"])
  }

  @Test func forEachIdentifiesElements() {
    func list(_ numbers: [Int]) -> some View {
      ForEach(numbers, id: \.self) { number in Labeled(text: "\(number)", log: Log()).frame(height: 12) }
    }
    let controller = UIHostingController(rootView: list([1, 2]))
    layOut(controller)
    let views = controller.view.subviews
    controller.rootView = list([2, 3])
    layOut(controller)
    #expect(controller.view.subviews.first === views.last)
    #expect(controller.view.subviews.count == 2)
  }

  @Test func controllersAreChildrenOfTheHost() {
    let controller = UIHostingController(rootView: Controlled(title: "first"))
    layOut(controller)
    #expect(controller.children.map(\.title) == ["first"])
    #expect(controller.children.first?.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func environmentSetsTheViewsTraits() {
    let view = Labeled(text: "a", log: Log()).environment(\.colorScheme, .dark)
      .environment(\.sizeCategory, .accessibilityLarge).environment(\.layoutDirection, .rightToLeft)
    let controller = UIHostingController(rootView: view)
    layOut(controller)
    let traits = controller.view.subviews.first?.traitCollection
    #expect(traits?.userInterfaceStyle == .dark)
    #expect(traits?.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits?.layoutDirection == .rightToLeft)
  }

  @Test func blocksWithConditions() {
    struct Both: View {
      let isFirst: Bool
      let log = Log()
      var body: some View {
        if isFirst { Labeled(text: "first", log: log) } else { Labeled(text: "second", log: log).padding() }
        if #available(iOS 16, *) { Labeled(text: "new", log: log) }
        switch isFirst {
        case true: EmptyView()
        case false: Labeled(text: "third", log: log)
        }
      }
    }
    func texts(_ isFirst: Bool) -> [String?] {
      let controller = UIHostingController(rootView: Both(isFirst: isFirst))
      layOut(controller)
      return controller.view.subviews.map { ($0 as? UILabel)?.text }
    }
    #expect(texts(true) == ["first", "new"])
    #expect(texts(false) == ["second", "new", "third"])
  }

  private struct Bar: UIViewRepresentable {
    func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }
    func updateUIView(_ view: UIProgressView, context: Context) {}
  }

  /// A progress view has no intrinsic width, so it takes the rest of the row: 200 - 30 - 8 = 162.
  @Test func viewsWithoutIntrinsicWidthFillRows() throws {
    let screen = HostedScreen(
      HStack(spacing: 8) {
        Bar(); Color.red.frame(width: 30, height: 10)
      })
    let bar = try #require(screen.controller.view.subviews.first { $0 is UIProgressView })
    #expect(bar.frame.width == 162)
  }
}
