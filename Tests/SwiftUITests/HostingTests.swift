// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Testing

/// A view with an intrinsic size and configurable content hugging and compression resistance.
private final class Box: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 20) }
}

private struct BoxView: UIViewRepresentable {
  var hugging = UILayoutPriority.required
  var resistance = UILayoutPriority.required

  func makeUIView(context: Context) -> Box {
    let box = Box()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      box.setContentHuggingPriority(hugging, for: axis)
      box.setContentCompressionResistancePriority(resistance, for: axis)
    }
    return box
  }
  func updateUIView(_ uiView: Box, context: Context) {}
}

/// Sizes and positions based on SwiftUI's size proposals. The host proposes 200 x 100 points and centers smaller
/// views.
@MainActor @Suite struct HostingTests {
  private func frames(_ view: some View, width: CGFloat = 200, height: CGFloat = 100) -> [CGRect] {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    controller.view.layoutIfNeeded()
    return controller.view.subviews.map(\.frame)
  }

  /// (200 - 60) / 2 = 70, (100 - 20) / 2 = 40.
  @Test func viewsThatHugTheirContentAreCentered() {
    #expect(frames(BoxView()) == [CGRect(x: 70, y: 40, width: 60, height: 20)])
  }

  @Test func viewsThatDoNotHugFillTheProposedSize() {
    #expect(frames(BoxView(hugging: .defaultLow)) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
  }

  /// With a proposal of 40 x 10, a view that resists compression keeps its size of 60 x 20 and overflows evenly: (40
  /// - 60) / 2 = -10, (10 - 20) / 2 = -5.
  @Test func viewsWithCompressionResistanceAreNotCompressed() {
    #expect(frames(BoxView(), width: 40, height: 10) == [CGRect(x: -10, y: -5, width: 60, height: 20)])
    #expect(
      frames(BoxView(resistance: .defaultLow), width: 40, height: 10) == [CGRect(x: 0, y: 0, width: 40, height: 10)])
  }

  /// The default padding is 16 points on all sides.
  @Test func paddingOverloads() {
    let loose = BoxView(hugging: .defaultLow)
    #expect(frames(loose.padding()) == [CGRect(x: 16, y: 16, width: 168, height: 68)])
    #expect(frames(loose.padding(10)) == [CGRect(x: 10, y: 10, width: 180, height: 80)])
    #expect(frames(loose.padding(.horizontal)) == [CGRect(x: 16, y: 0, width: 168, height: 100)])
    #expect(frames(loose.padding([.top, .leading], 5)) == [CGRect(x: 5, y: 5, width: 195, height: 95)])
    #expect(
      frames(loose.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == [CGRect(x: 2, y: 1, width: 194, height: 96)])
  }

  @Test func leadingIsRightInRightToLeft() {
    let view = BoxView(hugging: .defaultLow).padding(.leading, 5).environment(\.layoutDirection, .rightToLeft)
    #expect(frames(view) == [CGRect(x: 0, y: 0, width: 195, height: 100)])
  }

  @Test func fixedFrames() {
    let loose = BoxView(hugging: .defaultLow, resistance: .defaultLow)
    #expect(frames(loose.frame(width: 50, height: 40)) == [CGRect(x: 75, y: 30, width: 50, height: 40)])
    #expect(frames(loose.frame(height: 40)) == [CGRect(x: 0, y: 30, width: 200, height: 40)])
    // The 100 x 60 frame begins at (50, 20), and the box is in its lower right corner.
    #expect(
      frames(BoxView().frame(width: 100, height: 60, alignment: .bottomTrailing))
        == [CGRect(x: 90, y: 60, width: 60, height: 20)])
  }

  @Test func flexibleFrames() {
    // The frame takes all available width, with the box at its left edge.
    #expect(
      frames(BoxView().frame(maxWidth: .infinity, alignment: .leading)) == [CGRect(x: 0, y: 40, width: 60, height: 20)])
    let loose = BoxView(hugging: .defaultLow)
    #expect(frames(loose.frame(maxWidth: 120, maxHeight: 30)) == [CGRect(x: 40, y: 35, width: 120, height: 30)])
    #expect(frames(loose.frame(minWidth: 300)) == [CGRect(x: -50, y: 0, width: 300, height: 100)])
  }

  @Test func backgroundsAreAsLargeAsTheView() {
    let found = frames(BoxView().padding(5).background(Color.red))
    // The box has 5 points of padding: 70 x 30, centered.
    #expect(found == [CGRect(x: 65, y: 35, width: 70, height: 30), CGRect(x: 70, y: 40, width: 60, height: 20)])
  }

  /// Two views of 20 points with a spacing of 8 are 48 high: (100 - 48) / 2 = 26.
  @Test func severalViewsAreStackedVertically() {
    let view = Group {
      BoxView()
      BoxView()
    }
    #expect(frames(view).map(\.minY) == [26, 54])
  }

  @Test func contentSize() {
    let controller = UIHostingController(rootView: BoxView().padding(10))
    #expect(controller.sizeThatFits(in: CGSize(width: 300, height: 300)) == CGSize(width: 80, height: 40))
    controller.sizingOptions = .intrinsicContentSize
    #expect(controller.view.intrinsicContentSize == CGSize(width: 80, height: 40))
  }

  /// A 200 x 100 window with a top safe area inset of 20 points.
  @Test func contentRespectsTheSafeAreaByDefault() {
    func top(_ view: some View) -> CGRect? {
      let controller = UIHostingController(rootView: view)
      controller.additionalSafeAreaInsets.top = 20
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return controller.view.subviews.first?.frame
    }
    let loose = BoxView(hugging: .defaultLow)
    let safe = top(loose)
    let whole = top(loose.ignoresSafeArea())
    #expect(whole == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect((safe?.minY ?? 0) >= 20)
    #expect(top(loose.edgesIgnoringSafeArea(.top))?.minY == 0)
    #expect(top(loose.ignoresSafeArea(.keyboard)) == safe)
  }
}
