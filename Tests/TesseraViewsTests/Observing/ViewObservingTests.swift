// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraFoundation
@testable import TesseraViews

/// Notifications that observers of views, layers and view controllers receive.
@MainActor struct ViewObservingTests {
  let view = UIView(frame: CGRect(0, 0, 10, 10))

  final class Log {
    var lines: [String] = []
    var observations: [NSKeyValueObservation] = []

    func watch<Object: NSObject, Value>(_ object: Object, _ path: KeyPath<Object, Value>, _ name: String) {
      observations.append(
        object.observe(path, options: [.old, .new]) { [unowned self] _, change in
          lines.append("\(name) \(Log.text(change.oldValue)) \(Log.text(change.newValue))")
        })
    }

    private static func text<Value>(_ value: Value?) -> String {
      switch value as Any? {
      case let rect as CGRect: "\(rect.minX),\(rect.minY),\(rect.width),\(rect.height)"
      case let point as CGPoint: "\(point.x),\(point.y)"
      case let size as CGSize: "\(size.width),\(size.height)"
      case let value?: KeyValueCoding.flattened(value).map { "\($0)" } ?? "nil"
      case nil: "-"
      }
    }
  }

  let log = Log()

  @Test("Setting the frame causes one change each to the frame, the bounds and the center")
  func frame() {
    log.watch(view, \.frame, "frame")
    log.watch(view, \.bounds, "bounds")
    log.watch(view, \.center, "center")
    log.watch(view.layer, \.position, "position")
    view.frame = CGRect(10, 20, 30, 40)
    #expect(
      Set(log.lines) == [
        "frame 0.0,0.0,10.0,10.0 10.0,20.0,30.0,40.0", "bounds 0.0,0.0,10.0,10.0 0.0,0.0,30.0,40.0",
        "center 5.0,5.0 25.0,40.0", "position 5.0,5.0 25.0,40.0",
      ])
    #expect(log.lines.count == 4)
    log.lines = []
    // The frame was set, so its observers are notified. No other property has changed.
    view.frame = CGRect(10, 20, 30, 40)
    #expect(log.lines == ["frame 10.0,20.0,30.0,40.0 10.0,20.0,30.0,40.0"])
  }

  @Test("The layer's properties are the view's")
  func layers() {
    log.watch(view, \.frame, "frame")
    log.watch(view, \.alpha, "alpha")
    log.watch(view.layer, \.frame, "layer")
    view.layer.position = CGPoint(x: 5, y: 15)
    view.layer.opacity = 0.5
    #expect(
      log.lines == [
        "layer 0.0,0.0,10.0,10.0 0.0,10.0,10.0,10.0", "frame 0.0,0.0,10.0,10.0 0.0,10.0,10.0,10.0", "alpha 1.0 0.5",
      ])
  }

  @Test("A transform changes the frame and keeps the bounds")
  func transforms() {
    log.watch(view, \.frame, "frame")
    log.watch(view, \.bounds, "bounds")
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(log.lines == ["frame 0.0,0.0,10.0,10.0 -5.0,-5.0,20.0,20.0"])
  }

  @Test("Auto Layout notifies observers once for each frame that it changes")
  func autoLayout() {
    let root = makeRoot(200, 100)
    let box = addBox(to: root)
    activate(
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: root.topAnchor), box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 20))
    log.watch(box, \.frame, "frame")
    log.watch(box, \.bounds, "bounds")
    root.layoutIfNeeded()
    #expect(
      log.lines == ["frame 0.0,0.0,0.0,0.0 10.0,0.0,50.0,20.0", "bounds 0.0,0.0,0.0,0.0 0.0,0.0,50.0,20.0"])
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.lines.count == 2)
  }

  @Test("Changes to text, visibility, colors and controls notify observers")
  func looks() {
    let label = UILabel()
    let button = UIButton()
    log.watch(label, \.text, "text")
    log.watch(label, \.isHidden, "isHidden")
    log.watch(button, \.isEnabled, "isEnabled")
    log.watch(button, \.isHighlighted, "isHighlighted")
    label.text = "A"
    label.attributedText = NSAttributedString(string: "B")
    label.isHidden = true
    button.isEnabled = false
    button.isHighlighted = true
    #expect(
      log.lines == [
        "text nil A", "text A B", "isHidden false true", "isEnabled true false", "isHighlighted false true",
      ])
    log.lines = []
    log.watch(view, \.backgroundColor, "backgroundColor")
    view.backgroundColor = .red
    #expect(log.lines.count == 1)
  }

  @Test("Tags, names and tints notify observers")
  func storedProperties() {
    log.watch(view, \.tag, "tag")
    log.watch(view, \.accessibilityIdentifier, "identifier")
    view.tag = 4
    view.accessibilityIdentifier = "card"
    #expect(log.lines == ["tag 0 4", "identifier nil card"])
    log.watch(view, \.tintColor, "tint")
    view.tintColor = .red
    #expect(log.lines.count == 3)
  }

  @Test("An observing responder is called on the thread that changes the value")
  func otherThreads() async {
    final class Model: NSObject, @unchecked Sendable {
      var value = 0 {
        willSet { willChangeValue(for: \.value) }
        didSet { didChangeValue(for: \.value) }
      }
    }
    final class Screen: UIViewController {
      nonisolated(unsafe) var told: [Bool] = []
      nonisolated override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        told.append(Thread.isMainThread)
      }
    }
    let (model, screen) = (Model(), Screen())
    model.addObserver(screen, forKeyPath: "value", options: .new, context: nil)
    model.value = 1
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        model.value = 2
        done.resume()
      }
    }
    model.removeObserver(screen, forKeyPath: "value")
    #expect(screen.told == [Thread.isMainThread, false])
  }

  @Test("Controllers, windows, bar items and images notify observers")
  func objects() {
    let (controller, window) = (UIViewController(), makeWindow(100, 100))
    let (item, image) = (UIBarButtonItem(), UIImageView())
    log.watch(controller, \.title, "title")
    log.watch(item, \.title, "item")
    log.watch(controller.navigationItem, \.title, "navigation")
    controller.title = "Home"
    item.title = "Edit"
    #expect(Set(log.lines) == ["title nil Home", "item nil Edit", "navigation nil Home"])
    var calls: [String] = []
    let observations = [
      window.observe(\.rootViewController) { window, _ in calls.append("\(window.rootViewController === controller)") },
      image.observe(\.image) { _, _ in calls.append("image") },
    ]
    window.rootViewController = controller
    image.image = UIImage()
    withExtendedLifetime(observations) {}
    #expect(calls == ["true", "image"])
  }

  @Test("A key path through the controller's view follows the view")
  func relations() {
    let controller = UIViewController()
    controller.view = view
    log.watch(controller, \.view.frame, "frame")
    view.frame.size.width = 20
    controller.view = UIView(frame: CGRect(0, 0, 5, 5))
    controller.view.frame.origin.x = 1
    #expect(
      log.lines == [
        "frame 0.0,0.0,10.0,10.0 0.0,0.0,20.0,10.0", "frame 0.0,0.0,20.0,10.0 0.0,0.0,5.0,5.0",
        "frame 0.0,0.0,5.0,5.0 1.0,0.0,5.0,5.0",
      ])
  }

  final class Watcher: UIViewController {
    var log: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let point = change?[.newKey] as? CGPoint
      if let point { #expect((change?[.newKey] as? NSValue)?.cgPointValue == point) }
      log.append("\(keyPath ?? "") \(point.map { "\($0.x) \($0.y)" } ?? "\(change?[.newKey] ?? "-")")")
    }
  }

  @Test("String key paths observe the same properties")
  func names() {
    let (scroll, watcher) = (UIScrollView(frame: CGRect(0, 0, 100, 100)), Watcher())
    scroll.addObserver(watcher, forKeyPath: "contentOffset", options: .new, context: nil)
    scroll.addObserver(watcher, forKeyPath: "hidden", options: .new, context: nil)
    scroll.addObserver(watcher, forKeyPath: "layer.cornerRadius", options: .new, context: nil)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    scroll.isHidden = true
    scroll.layer.cornerRadius = 4
    for path in ["contentOffset", "hidden", "layer.cornerRadius"] { scroll.removeObserver(watcher, forKeyPath: path) }
    scroll.contentOffset = .zero
    #expect(watcher.log == ["contentOffset 0.0 30.0", "hidden true", "layer.cornerRadius 4.0"])
  }

  @Test("There are no lookups while nothing is observed")
  func unobserved() {
    // Concurrent tests also use observation, so the global flag can't be tested here. Unobserved objects have no
    // entry.
    view.frame.size.width = 3
    #expect(KeyObservers.shared.observations(of: view) { _ in true }.isEmpty)
  }
}
