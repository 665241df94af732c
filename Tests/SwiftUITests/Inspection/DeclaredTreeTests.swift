// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Tessera
import Testing

/// A view with two boxes of fixed sizes.
private struct Boxes: View {
  var spacing: CGFloat = 12
  var padding: CGFloat = 16

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      Color.red.frame(width: 60, height: 20)
      Color.blue.frame(width: 40, height: 30)
    }
    .padding(padding)
  }
}

private struct Confirmation: View {
  var body: some View { Button("OK") {} }
}

private struct Header<Content: View>: View {
  let content: Content
  var body: some View { content }
}

private struct Highlight: ViewModifier {
  func body(content: Content) -> some View { content.padding(4) }
}

/// The trees that goldens store speak of SwiftUI's views.
@MainActor
@Suite struct DeclaredTreeTests {
  private func tree(_ view: some View, width: CGFloat = 200, height: CGFloat = 100) -> ViewNode {
    let screen = HostedScreen(view, width: width, height: height)
    return ViewNode(screen.window)
  }

  /// The names of the nodes, indented by their depths.
  private func outline(_ node: ViewNode, _ depth: Int = 0) -> [String] {
    let text = node.text.map { " \"\($0)\"" } ?? ""
    let mark = node.isCustom ? "*" : ""
    return ["\(String(repeating: " ", count: depth))\(node.className)\(mark)\(text)"]
      + node.children.flatMap { outline($0, depth + 1) }
  }

  private func find(_ name: String, in node: ViewNode) -> ViewNode? {
    node.className == name ? node : node.children.lazy.compactMap { find(name, in: $0) }.first
  }

  @Test func containersAndCustomViewsAreNodes() {
    #expect(
      outline(tree(Boxes())) == [
        "UIWindow", " UIHostingController", "  Boxes*", "   VStack", "    Color", "    Color",
      ])
  }

  /// The boxes are 60 points wide, and 20 + 12 + 30 points tall. The window is 200 x 100 points, and centers the padded
  /// stack, whose size is 92 x 94.
  @Test func framesOfContainersAreInTheWindow() throws {
    let tree = tree(Boxes())
    #expect(try #require(find("Boxes", in: tree)).frame == .init(x: 54, y: 3, width: 92, height: 94))
    #expect(try #require(find("VStack", in: tree)).frame == .init(x: 70, y: 19, width: 60, height: 62))
    #expect(try #require(find("Color", in: tree)).frame == .init(x: 70, y: 19, width: 60, height: 20))
  }

  @Test func layoutValuesAreAttributes() throws {
    let tree = tree(Boxes())
    let stack = try #require(find("VStack", in: tree))
    #expect(stack.style["spacing"] == "12")
    #expect(stack.style["stack alignment"] == "leading")
    #expect(stack.style["modifiers"] == ".padding(16)")
    #expect(try #require(find("Color", in: tree)).style["modifiers"] == ".frame(width: 60, height: 20)")
    #expect(try #require(find("Boxes", in: tree)).style["modifiers"] == nil)
  }

  /// A view in a scroll view moves with the content offset. A container in it does too.
  @Test func framesInScrollViewsFollowTheOffset() throws {
    let screen = HostedScreen(
      ScrollView { VStack(spacing: 0) { Color.red.frame(width: 50, height: 300) } }, width: 200, height: 100)
    let scroll = try #require(screen.controller.view.subviews.first as? UIScrollView)
    scroll.contentOffset.y = 40
    let tree = ViewNode(screen.window)
    #expect(outline(tree) == ["UIWindow", " UIHostingController", "  ScrollView", "   VStack", "    Color"])
    #expect(try #require(find("VStack", in: tree)).frame == .init(x: 75, y: -40, width: 50, height: 300))
  }

  /// The standard button style changes the label's opacity while the button is pressed.
  @Test func controlsHaveTheirTitles() {
    #expect(
      outline(tree(Confirmation())) == [
        "UIWindow", " UIHostingController", "  Confirmation*", "   Button \"OK\"", "    .opacity", "     Text \"OK\"",
      ])
  }

  @Test func effectsAndCustomModifiersAreNodes() {
    let view = Header(content: Text("A").opacity(0.5)).modifier(Highlight())
    #expect(
      outline(tree(view)) == [
        "UIWindow", " UIHostingController", "  Highlight", "   Header*", "    Text \"A\"",
      ])
    let two = HStack {
      Text("A").opacity(0.5).padding(1); Text("B")
    }
    #expect(
      outline(tree(two)) == [
        "UIWindow", " UIHostingController", "  HStack", "   .opacity", "    Text \"A\"", "   Text \"B\"",
      ])
  }

  /// A view that is hosted by the app keeps its class, because that is what the app's code creates.
  @Test func representedViewsKeepTheirClass() {
    struct Meter: UIViewRepresentable {
      func makeUIView(context: Context) -> UISlider { UISlider() }
      func updateUIView(_ view: UISlider, context: Context) {}
    }
    let tree = tree(VStack { Meter() })
    #expect(Array(outline(tree).prefix(4)) == ["UIWindow", " UIHostingController", "  VStack", "   Meter*"])
  }

  /// A stroke is named after its shape, and SwiftUI's own controls keep the classes that implement them.
  @Test func implementationsAreNotMentioned() {
    let view = VStack {
      Circle().stroke(Color.red)
      Canvas { _, _ in }
      Label("A", systemImage: "star").accessibilityLabel("B")
      Toggle(isOn: .constant(true)) { Text("C") }.labelsHidden()
    }
    let lines = outline(tree(view, height: 300)).map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("Canvas"), "\(lines)")
    #expect(lines.contains("Circle") && lines.contains("Label") && lines.contains("UISwitch"), "\(lines)")
    #expect(
      !lines.contains { $0.contains("_") || $0 == "Switch" || $0.contains("accessibility") || $0.contains("Element") },
      "\(lines)")
  }

  /// A view in front of another container's views splits the container into two nodes, so that the nodes remain in drawing order.
  @Test func nodesAreInDrawingOrder() {
    let view = ZStack {
      VStack { Color.red.zIndex(0) }.zIndex(1)
      HStack { Text("B") }
    }
    #expect(outline(tree(view)).suffix(4) == ["   HStack", "    Text \"B\"", "   VStack", "    Color"])
  }

  /// A chain of 2,000 views is as deep as a tree may be, and no view is lost.
  @Test func deepTreesAreLimited() {
    func nested(_ depth: Int) -> AnyView {
      depth == 0 ? AnyView(Text("Deep")) : AnyView(Header(content: nested(depth - 1)).padding(0))
    }
    let lines = outline(tree(nested(2000)))
    #expect(lines.last?.hasSuffix("Text \"Deep\"") == true)
    #expect((lines.last?.prefix { $0 == " " }.count ?? 0) < 100)
  }

  @Test func treesAreCodable() throws {
    let tree = tree(Boxes())
    let data = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(ViewNode.self, from: data) == tree)
  }

  // MARK: Words of changes

  private func changes(from old: some View, to new: some View) -> [String] {
    ViewTreeDiff.changes(from: tree(old), to: tree(new)).map(\.words)
  }

  @Test func changesNameTheContainerAndItsReason() {
    let words = changes(from: Boxes(spacing: 12), to: Boxes(spacing: 20))
    #expect(
      words.first?.hasPrefix("The height of VStack in Boxes grew 62 → 70 because its spacing changed 12 → 20") == true,
      "\(words)")
    let padded = changes(from: Boxes(padding: 16), to: Boxes(padding: 18))
    #expect(padded.count == 1, "\(padded)")
    #expect(
      padded.first?.hasPrefix("The modifiers of VStack in Boxes changed .padding(16) → .padding(18); ") == true,
      "\(padded)")
    #expect(padded.first?.contains("the size of Boxes around it changed 92 × 94 → 96 × 98") == true, "\(padded)")
  }

  @Test func changesNameTexts() {
    struct Total: View {
      let offset: CGFloat
      var body: some View { ZStack { Text("Total").offset(y: offset) } }
    }
    let words = changes(from: Total(offset: 0), to: Total(offset: 4))
    #expect(words.count == 1)
    #expect(words.first?.hasPrefix("Text \"Total\" in Total moved 4 pt down") == true, "\(words)")
  }

  // MARK: Audits

  @Test func auditsNameTheAppsViews() throws {
    let screen = HostedScreen(Confirmation(), width: 200, height: 100)
    let finding = try #require(ScreenAudit.findings(in: screen.window, rules: [.smallTouchTarget]).first)
    #expect(finding.message.hasPrefix("The touch area of Button \"OK\" in Confirmation is "))
    #expect(
      finding.message.hasSuffix("Make it larger, for example with .frame(minWidth: 44, minHeight: 44) on its label."))
    #expect(finding.path == "UIWindow/UIHostingController/Confirmation/Button")
  }

  /// Overlapping texts are found although their containers differ.
  @Test func overlapsAreFoundAcrossContainers() {
    let view = ZStack {
      VStack { Text("Over") }
      HStack { Text("Under") }
    }
    let screen = HostedScreen(view, width: 200, height: 100)
    let findings = ScreenAudit.findings(in: screen.window, rules: [.overlappingViews])
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains("Text \"Under\" covers") == true)
    #expect(
      findings.first?.message.hasSuffix("Place them in a stack, or check their .offset and .position modifiers.")
        == true)
  }
}
