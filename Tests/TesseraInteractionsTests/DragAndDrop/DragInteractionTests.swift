// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraInteractions
@testable import TesseraViews

/// A 60 x 60 box at (20, 20) in a 300 x 400 window is dragged to a 100 x 100 bin at (150, 200). The drag begins after
/// a long press of half a second. The order of the calls follows Apple's documentation.
@MainActor @Suite struct DragInteractionTests {
  final class Source: NSObject, UIDragInteractionDelegate {
    var log: [String] = []
    var items: [UIDragItem] = [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "box")))]
    var allowsMove = true
    var lifts = true
    var onMove: (() -> Void)?

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      log.append("items")
      return items
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
      log.append("preview")
      return lifts ? interaction.view.map { UITargetedDragPreview(view: $0) } : nil
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
      log.append("lift")
      animator.addAnimations { self.log.append("lifting") }
      animator.addCompletion { self.log.append("lifted \($0)") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
      if log.last != "move" { log.append("move") }
      onMove?()
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log.append("willEnd \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("didEnd \(operation)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
      log.append("transfer")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { log.append("cancel") }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
      log.append("adding")
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "more")))]
    }
  }

  final class Bin: NSObject, UIDropInteractionDelegate {
    var log: [String] = []
    var texts: [String] = []
    var operation = UIDropOperation.copy
    var handles = true

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      log.append("can")
      return handles && session.canLoadObjects(ofClass: String.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      if log.last != "update" { log.append("update") }
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("drop")
      session.loadObjects(ofClass: String.self) { self.texts = $0 }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      log.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.append("end")
    }
  }

  let window = makeWindow(300, 400)
  let box = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
  let bin = UIView(frame: CGRect(x: 150, y: 200, width: 100, height: 100))
  let source = Source()
  let taker = Bin()
  let drag: UIDragInteraction

  init() {
    drag = UIDragInteraction(delegate: source)
    box.backgroundColor = .red
    box.addInteraction(drag)
    bin.addInteraction(UIDropInteraction(delegate: taker))
    window.addSubview(box)
    window.addSubview(bin)
  }

  private var preview: DragPreviewView? { window.subviews.compactMap { $0 as? DragPreviewView }.first }
  private let overBin = CGPoint(x: 200, y: 250)

  private func dragBox(to point: CGPoint, _ check: () -> Void = {}) {
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 50, y: 50))
      fingers.wait(0.6)
      fingers.move(to: point, over: 0.3)
      check()
      fingers.end()
    }
  }

  @Test func dropped() {
    dragBox(to: overBin) {
      #expect(preview?.center == overBin && box.alpha == 1)
      #expect(drag.flow != nil)
    }
    #expect(
      source.log == [
        "items", "preview", "lift", "lifting", "lifted end", "begin", "move", "willEnd copy", "didEnd copy", "transfer",
      ])
    #expect(taker.log == ["can", "enter", "update", "drop", "conclude", "end"] && taker.texts == ["box"])
    #expect(preview == nil && drag.flow == nil && DragCoordinator.current == nil)
  }

  /// While the finger is at rest, the preview replaces the view.
  @Test func lifted() {
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 50, y: 60))
      fingers.wait(0.4)
      #expect(preview == nil && source.log == [])
      fingers.wait(0.2)
      #expect(preview?.center == CGPoint(x: 50, y: 50) && box.alpha == 0)
      fingers.end()
    }
    #expect(source.log == ["items", "preview", "lift", "lifting", "lifted end"])
    #expect(box.alpha == 1 && preview == nil && drag.flow == nil)
  }

  @Test func noDragItems() {
    source.items = []
    dragBox(to: overBin)
    #expect(source.log == ["items"] && taker.log == [] && preview == nil)
  }

  /// A view with a nil preview is dragged without a preview.
  @Test func noPreview() {
    source.lifts = false
    dragBox(to: overBin) { #expect(preview == nil) }
    #expect(taker.log.contains("drop"))
  }

  @Test(
    arguments: [
      (.cancel, true), (.forbidden, true), (.move, false),
    ] as [(UIDropOperation, Bool)])
  func refused(operation: UIDropOperation, allowsMove: Bool) {
    (taker.operation, source.allowsMove) = (operation, allowsMove)
    dragBox(to: overBin)
    #expect(taker.log == ["can", "enter", "update", "exit", "end"])
    #expect(source.log.suffix(3) == ["willEnd cancel", "cancel", "didEnd cancel"])
  }

  @Test func moved() {
    taker.operation = .move
    dragBox(to: overBin)
    #expect(source.log.suffix(3) == ["willEnd move", "didEnd move", "transfer"])
  }

  @Test func leavesAndReenters() {
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 50, y: 50))
      fingers.wait(0.6)
      fingers.move(to: overBin)
      fingers.move(to: CGPoint(x: 20, y: 350))
      fingers.move(to: overBin)
      fingers.cancel()
    }
    #expect(taker.log == ["can", "enter", "update", "exit", "can", "enter", "update", "exit", "end"])
    #expect(source.log.last == "didEnd cancel")
  }

  @Test func cannotHandle() {
    taker.handles = false
    dragBox(to: overBin)
    #expect(taker.log == ["can"] && source.log.last == "didEnd cancel")
  }

  /// The inner of two nested views receives the drop. If it can't handle the drop, the outer view receives it.
  @Test(arguments: [true, false]) func nested(innerHandles: Bool) {
    let (inner, innerTaker) = (UIView(frame: bin.bounds), Bin())
    innerTaker.handles = innerHandles
    inner.addInteraction(UIDropInteraction(delegate: innerTaker))
    bin.addSubview(inner)
    dragBox(to: overBin)
    #expect(innerTaker.log.contains("drop") == innerHandles && taker.log.contains("drop") != innerHandles)
  }

  /// Without a clock, previews reach their targets immediately. With a clock, a copy of the preview fades out at the
  /// drop location in 0.3 seconds.
  @Test func animatesWithAClock() {
    let clock = AnimationClock()
    clock.run {
      dragBox(to: overBin)
      #expect(preview != nil && source.log.last == "willEnd copy")
      clock.advance(to: 0.5)
      #expect(preview == nil && source.log.last == "transfer")
    }
  }

  /// A tap with another finger adds items to the drag.
  @Test func addsItems() {
    let (other, otherSource) = (UIView(frame: CGRect(x: 100, y: 20, width: 60, height: 60)), Source())
    other.addInteraction(UIDragInteraction(delegate: otherSource))
    window.addSubview(other)
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 50, y: 50))
      fingers.wait(0.6)
      fingers.move(to: CGPoint(x: 50, y: 200))
      fingers.begin(at: CGPoint(x: 130, y: 50))
      fingers.wait(0.05)
      fingers.end(finger: 1)
      #expect(drag.flow?.state.items.count == 2 && otherSource.log == ["adding", "preview"])
      fingers.move(to: overBin)
      fingers.end()
    }
    #expect(taker.texts == ["box", "more"])
  }

  @Test func disabled() {
    drag.isEnabled = false
    dragBox(to: overBin)
    #expect(source.log == [])
  }

  /// Removing a view, or disabling or removing its interaction, ends a drag in progress.
  @Test(arguments: 0..<4) func changesDuringTheDrag(number: Int) {
    source.onMove = { [drag, box] in
      switch number {
      case 0: drag.isEnabled = false
      case 1: box.removeFromSuperview()
      case 2: box.removeInteraction(drag)
      default: box.interactions = []
      }
    }
    dragBox(to: overBin)
    #expect(preview == nil && drag.flow == nil)
    #expect(source.log.contains { $0.hasPrefix("didEnd") })
  }

  @Test func releasedDelegate() {
    var gone: Source? = Source()
    let interaction = gone.map { UIDragInteraction(delegate: $0) }
    interaction.map(box.addInteraction)
    box.removeInteraction(drag)
    gone = nil
    dragBox(to: overBin)
    #expect(interaction?.delegate == nil && preview == nil)
  }

  /// A spring-loaded view is activated after the finger has rested on it for a second.
  @Test func springLoading() {
    var count = 0
    bin.addInteraction(
      UISpringLoadedInteraction { _, context in
        #expect(context.state == .activated && context.targetView === bin)
        count += 1
      })
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 50, y: 50))
      fingers.wait(0.6)
      fingers.move(to: overBin)
      fingers.wait(0.8)
      #expect(count == 0)
      fingers.wait(0.4)
      #expect(count == 1)
    }
    #expect(count == 1 && bin.alpha == 1)
  }

  /// The content extends 100 points beyond the edge. It scrolls while the finger rests in the last 44 points.
  @Test func scrollsAtTheEdge() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 400)
    window.insertSubview(scroll, at: 0)
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 50, y: 50))
      fingers.wait(0.6)
      fingers.move(to: CGPoint(x: 50, y: 300))
      fingers.wait(1)
      #expect(scroll.contentOffset.y == 0)
      fingers.move(to: CGPoint(x: 50, y: 395))
      fingers.wait(1)
      #expect(scroll.contentOffset.y == 100)
    }
  }

  @Test func values() {
    let proposal = UIDropProposal(operation: .move)
    proposal.isPrecise = true
    let copy = proposal.copy() as? UIDropProposal
    #expect(copy?.operation == .move && copy?.isPrecise == true && copy !== proposal)
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect((parameters.copy() as? UIDragPreviewParameters)?.visiblePath?.bounds.width == 10)
    #expect(UIDropOperation.allRawValues == [0, 1, 2, 3])
    #expect(
      URL(string: "https://example.org/a").map { UIDragPreview(for: $0, title: "A").view.bounds.height > 20 } == true)
  }
}

extension UIDropOperation {
  fileprivate static var allRawValues: [UInt] {
    [Self.cancel, .forbidden, .copy, .move].map(\.rawValue)
  }
}
