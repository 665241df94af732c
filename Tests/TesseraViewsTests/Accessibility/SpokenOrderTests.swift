// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@_spi(Tessera) @testable import TesseraViews

/// The order in which a screen reader reads a screen, and the words it speaks.
@MainActor
@Suite struct SpokenOrderTests {
  private let window = makeWindow(320, 480)

  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, in view: UIView? = nil) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 40, height: 20))
    label.text = text
    (view ?? window).addSubview(label)
    return label
  }

  private func box(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    window.addSubview(view)
    return view
  }

  private var words: [String] { SpokenOrder(of: window).elements.map(\.words) }

  @Test func readsRowsFromTopAndLeading() {
    _ = label("c", 10, 60)
    _ = label("b", 100, 10)
    // An element that is 7 points lower belongs to the same row.
    _ = label("a", 10, 17)
    _ = label("d", 10, 68)
    #expect(words == ["a", "b", "c", "d"])
  }

  @Test func rightToLeftOrder() {
    window.semanticContentAttribute = .forceRightToLeft
    _ = label("left", 10, 10)
    _ = label("right", 100, 10)
    #expect(words == ["right", "left"])
  }

  @Test func hiddenViewsAreNotRead() {
    label("hidden", 0, 0).isHidden = true
    label("clear", 0, 40).alpha = 0
    box(CGRect(x: 0, y: 80, width: 100, height: 40)).accessibilityElementsHidden = true
    _ = label("inside", 0, 0, in: window.subviews.last)
    label("no place", 0, 120).frame.size = .zero
    _ = label("seen", 0, 160)
    #expect(words == ["seen"])
  }

  @Test func modalViewsAreReadExclusively() {
    _ = label("below", 0, 0)
    let sheet = box(CGRect(x: 0, y: 100, width: 320, height: 300))
    sheet.accessibilityViewIsModal = true
    _ = label("sheet", 0, 0, in: sheet)
    #expect(words == ["sheet"])
  }

  @Test func groupsStayTogether() {
    let columns = [
      box(CGRect(x: 0, y: 0, width: 100, height: 100)), box(CGRect(x: 100, y: 0, width: 100, height: 100)),
    ]
    for (index, column) in columns.enumerated() {
      _ = label("\(index) top", 0, 0, in: column)
      _ = label("\(index) bottom", 0, 50, in: column)
    }
    #expect(words == ["0 top", "1 top", "0 bottom", "1 bottom"])
    for column in columns { column.shouldGroupAccessibilityChildren = true }
    #expect(words == ["0 top", "0 bottom", "1 top", "1 bottom"])
  }

  @Test func explicitElementsKeepTheirOrder() {
    let chart = box(CGRect(x: 10, y: 20, width: 100, height: 100))
    let first = UIAccessibilityElement(accessibilityContainer: chart)
    first.accessibilityLabel = "May"
    first.accessibilityFrameInContainerSpace = CGRect(x: 50, y: 0, width: 10, height: 10)
    let second = UIAccessibilityElement(accessibilityContainer: chart)
    second.accessibilityLabel = "June"
    second.accessibilityTraits = [.button, .selected]
    second.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 10, height: 10)
    chart.accessibilityElements = [first, second]
    #expect(words == ["May", "Selected, June, Button"])
    #expect(first.accessibilityFrame == CGRect(x: 60, y: 20, width: 10, height: 10))
    #expect(first.accessibilityActivationPoint == CGPoint(x: 65, y: 25))
    #expect(chart.accessibilityElementCount() == 2)
    #expect(chart.index(ofAccessibilityElement: second) == 1)
    #expect(chart.accessibilityElement(at: 2) == nil)
    #expect(chart.index(ofAccessibilityElement: window) == NSNotFound)
  }

  @Test func callsOverriddenContainerMethods() {
    let counting = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(counting)
    #expect(words == ["part 0", "part 1"])
  }

  private final class Counting: UIView {
    override func accessibilityElementCount() -> Int { 2 }
    override func accessibilityElement(at index: Int) -> Any? {
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = "part \(index)"
      element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: index * 30, width: 20, height: 20)
      return element
    }
  }

  @Test func cyclicElementsTerminate() {
    let view = box(CGRect(x: 0, y: 0, width: 100, height: 100))
    view.accessibilityElements = [view]
    #expect(words.isEmpty)
  }

  @Test func actionsAndHints() throws {
    let view = label("Mail", 0, 0)
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
    view.accessibilityHint = "Opens it"
    let spoken = try #require(SpokenOrder(of: window).elements.first)
    #expect(spoken.actions == ["Delete"])
    #expect(spoken.hintWords == "Opens it")
  }

  @Test func attributedLabelsFollowPlainOnes() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "one")
    #expect(view.accessibilityLabel == "one")
    view.accessibilityLabel = "two"
    #expect(view.accessibilityAttributedLabel?.string == "two")
  }

  @Test func focusMoves() {
    let (a, b) = (FocusLog(frame: .zero), FocusLog(frame: .zero))
    window.moveAccessibilityFocus(to: a)
    #expect(a.accessibilityElementIsFocused())
    window.moveAccessibilityFocus(to: b)
    #expect(a.log == ["in", "out"])
    #expect(b.log == ["in"])
    window.moveAccessibilityFocus(to: nil)
  }

  private final class FocusLog: UIView {
    var log: [String] = []
    override func accessibilityElementDidBecomeFocused() { log.append("in") }
    override func accessibilityElementDidLoseFocus() { log.append("out") }
  }

  @Test func escapePopsAndDismisses() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.isHidden = false
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(window.performAccessibilityEscape())
    #expect(navigation.viewControllers.count == 1)
    #expect(!window.performAccessibilityEscape())
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    navigation.present(sheet, animated: false)
    #expect(window.performAccessibilityEscape())
    #expect(navigation.presentedViewController == nil)
    sheet.isModalInPresentation = true
    navigation.present(sheet, animated: false)
    #expect(!window.performAccessibilityEscape())
    #expect(navigation.presentedViewController === sheet)
  }

  @Test func controllersReceiveShakesAndRemoteEvents() {
    let controller = Shaken()
    window.rootViewController = controller
    window.isHidden = false
    window.shake()
    window.shake(isCancelled: true)
    window.remoteControl(.remoteControlPlay)
    #expect(controller.log == ["began", "ended", "began", "cancelled", "remote"])
  }

  private final class Shaken: UIViewController {
    var log: [String] = []
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      if motion == .motionShake, event?.type == .motion { log.append("began") }
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("ended") }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("cancelled") }
    override func remoteControlReceived(with event: UIEvent?) {
      if event?.type == .remoteControl, event?.subtype == .remoteControlPlay { log.append("remote") }
    }
  }

  @Test func scrollingByPages() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 250)
    #expect(scroll.accessibilityScroll(.up))
    #expect(scroll.contentOffset.y == 100)
    #expect(scroll.accessibilityScroll(.next))
    #expect(scroll.contentOffset.y == 150)
    #expect(!scroll.accessibilityScroll(.up))
    #expect(!scroll.accessibilityScroll(.left))
  }
}
