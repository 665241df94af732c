// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout
import Testing

/// All update modes, layout properties and view controllers. Updates don't retain views.
@MainActor @Suite struct LayoutableTests {
  final class Panel: UIView, Layoutable {
    let bar = makeView("bar")
    let body = makeView("body")
    var activation: Activation?
    private(set) var evaluations = 0

    var isOpen = false
    @LayoutProperty var barHeight: CGFloat = 10
    @LayoutProperty(mode: .deferred) var bodyHeight: CGFloat = 20
    @LayoutProperty(mode: .forced) var inset: CGFloat = 0

    var layout: some Layout {
      count()
      return self.sublayout {
        bar.anchors {
          Anchors.cap.equalToSuper(inwardOffset: inset)
          Anchors.height.equalTo(constant: barHeight)
        }
        if isOpen {
          body.anchors {
            Anchors.top.equalTo(bar, attribute: .bottom)
            Anchors.horizontal.equalTo(bar)
            Anchors.height.equalTo(constant: bodyHeight)
          }
        }
      }
    }

    private func count() { evaluations += 1 }
  }

  let panel = Panel(frame: CGRect(0, 0, 200, 100))

  /// Waits for the main queue iteration that performs deferred updates.
  private func nextTurn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test func immediate() {
    panel.sl.updateLayout()
    #expect(panel.subviews == [panel.bar])
    #expect(panel.bar.frame == .zero)
    panel.isOpen = true
    panel.sl.updateLayout(.immediate)
    #expect(panel.subviews == [panel.bar, panel.body])
    panel.sl.updateLayout(forceLayout: false)
    #expect(panel.bar.frame == .zero)
  }

  @Test func forced() {
    panel.isOpen = true
    panel.sl.updateLayout(.forced)
    #expect(panel.bar.frame == CGRect(0, 0, 200, 10))
    // The body is below the 10-point bar.
    #expect(panel.body.frame == CGRect(0, 10, 200, 20))
    panel.inset = 5
    #expect(panel.bar.frame == CGRect(5, 5, 190, 10))
    panel.isOpen = false
    panel.sl.updateLayout(forceLayout: true)
    #expect(panel.subviews == [panel.bar])
  }

  /// Multiple deferred updates are coalesced into one.
  @Test func deferred() async {
    panel.sl.updateLayout(.deferred)
    panel.sl.updateLayout(.deferred)
    #expect(panel.activation == nil)
    await nextTurn()
    #expect(panel.subviews == [panel.bar])
    #expect(panel.evaluations == 1)
    panel.isOpen = true
    panel.sl.updateLayout()
    for height in 21...30 { panel.bodyHeight = CGFloat(height) }
    #expect(panel.evaluations == 2)
    await nextTurn()
    #expect(panel.evaluations == 3)
    panel.layoutIfNeeded()
    #expect(panel.body.frame == CGRect(0, 10, 200, 30))
  }

  @Test func deferredUpdateOfAReleasedView() async {
    weak var lost: Panel?
    do {
      let short = Panel(frame: .zero)
      lost = short
      short.sl.updateLayout(.deferred)
    }
    #expect(lost == nil)
    await nextTurn()
  }

  /// A view at the address of a released view is updated like any other.
  @Test func deferredUpdateAtAReusedAddress() async {
    for _ in 0..<50 { Panel(frame: .zero).sl.updateLayout(.deferred) }
    let last = Panel(frame: .zero)
    last.sl.updateLayout(.deferred)
    await nextTurn()
    #expect(last.subviews == [last.bar])
  }

  /// Updates are deferred by default, as SwiftLayout 5 documents.
  @Test func layoutProperty() async {
    panel.sl.updateLayout(.forced)
    panel.barHeight = 40
    #expect(panel.evaluations == 1)
    await nextTurn()
    #expect(panel.evaluations == 2)
    panel.layoutIfNeeded()
    #expect(panel.bar.frame == CGRect(0, 0, 200, 40))
  }

  /// Property values that do not affect the layout leave the constraints unchanged.
  @Test func propertiesKeepConstraints() {
    panel.isOpen = true
    panel.sl.updateLayout()
    let before = allConstraints(panel)
    panel.barHeight = 11
    panel.inset = 3
    #expect(allConstraints(panel) == before)
  }

  final class Controller: UIViewController, Layoutable {
    let label = makeView("label")
    var activation: Activation?
    @LayoutProperty var isShown = false

    var layout: some Layout {
      view.sublayout {
        if isShown {
          label.anchors {
            Anchors.leading.top.equalTo(view.safeAreaLayoutGuide)
            Anchors.size.equalTo(width: 30, height: 20)
          }
        }
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      sl.updateLayout()
    }
  }

  @Test func layoutableController() async {
    let controller = Controller()
    controller.loadViewIfNeeded()
    #expect(controller.view.subviews.isEmpty)
    controller.isShown = true
    await nextTurn()
    controller.view.layoutIfNeeded()
    #expect(controller.label.frame == CGRect(0, 0, 30, 20))
  }

  /// A view controller whose outlets and view are implicitly unwrapped optionals.
  final class OutletController: UIViewController, Layoutable {
    var badge: UIView! = makeView("badge")
    var missing: UIView!
    var activation: Activation?

    var layout: some Layout {
      view.sublayout {
        badge.anchors {
          Anchors.top.equalTo(view, constant: 3)
          Anchors.leading.equalTo(view.leadingAnchor)
          Anchors.size.equalTo(view, widthOffset: -100)
        }
        missing
        badge
      }
    }
  }

  @Test func outlets() {
    let controller = OutletController()
    controller.view.frame = CGRect(0, 0, 300, 200)
    controller.sl.updateLayout(.forced)
    #expect(controller.view.subviews == [controller.badge])
    #expect(controller.badge.frame == CGRect(0, 3, 200, 200))
  }

  /// An update requested during another update is performed afterward.
  final class Nested: UIView, Layoutable {
    let child = makeView("child")
    var activation: Activation?
    @LayoutProperty var height: CGFloat = 10

    var layout: some Layout {
      self.sublayout {
        child.anchors { Anchors.height.equalTo(constant: height) }.onActivate { [unowned self] _ in
          if height < 15 { height += 1 }
        }
      }
    }
  }

  @Test func nestedUpdates() async {
    let view = Nested()
    view.sl.updateLayout()
    for _ in 0..<10 { await nextTurn() }
    #expect(view.height == 15)
    #expect(allConstraints(view).map(\.constant) == [15])
  }

  @Test func layoutsDoNotRetainViews() {
    weak var lost: (UIView)?
    weak var bar: UIView?
    weak var activation: Activation?
    weak var constraint: NSLayoutConstraint?
    do {
      let short = Panel(frame: CGRect(0, 0, 10, 10))
      short.isOpen = true
      short.sl.updateLayout(.forced)
      short.isOpen = false
      short.sl.updateLayout(.forced)
      (lost, bar, activation, constraint) = (short, short.bar, short.activation, allConstraints(short).first)
      #expect(bar != nil && activation != nil && constraint != nil)
    }
    #expect(lost == nil)
    #expect(bar == nil)
    #expect(activation == nil)
    #expect(constraint == nil)
  }

  /// A custom view class with a custom initializer.
  final class Badge: UIView {
    let count: Int

    init(count: Int) {
      self.count = count
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func methodsReturnTheViewsClass() {
    let badge = Badge(count: 3)
    var counts: [Int] = []
    let layout = badge.config { counts.append($0.count) }.anchors { Anchors.cap() }.onActivate {
      counts.append($0.count)
    }
    layout.finalActive()
    #expect(layout.view.count == 3)
    #expect(counts == [3, 3])
  }
}
