// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// A notification posted on the main queue calls its main-queue observers synchronously, as on iOS. With Swift
/// Testing, the main queue does not run on the main thread, which used to cause a deadlock.
@MainActor @Suite struct MainQueueObserverTests {
  private final class Counter: @unchecked Sendable {
    var count = 0
    var ranOnMainActor = true
  }

  private func observe(
    _ name: NSNotification.Name, _ object: AnyObject? = nil, queue: OperationQueue? = .main, while body: () -> Void
  ) -> Int {
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: queue) { _ in
      MainActor.assumeIsolated { counter.count += 1 }
    }
    body()
    NotificationCenter.default.removeObserver(token)
    body()
    return counter.count
  }

  private func makeField() -> (window: UIWindow, field: UITextField) {
    let window = makeWindow()
    let field = UITextField(frame: CGRect(0, 0, 100, 40))
    window.addSubview(field)
    return (window, field)
  }

  /// An observer without an object, written as in Apple's documentation.
  @Test func textFieldChanges() {
    let (_, field) = makeField()
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: nil, queue: .main
    ) { _ in counter.count += 1 }
    field.insertText("ab")
    #expect(counter.count == 1)
    NotificationCenter.default.removeObserver(token)
    field.insertText("c")
    #expect(counter.count == 1)
  }

  @Test func everyEditingNotification() {
    let (window, field) = makeField()
    let text = UITextView(frame: CGRect(0, 50, 100, 40))
    window.addSubview(text)
    let edit = { (view: any UIView & UIKeyInput) in
      view.becomeFirstResponder()
      view.insertText("x")
      view.resignFirstResponder()
    }
    for name in [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ] {
      #expect(observe(name, field) { edit(field) } == 1, "\(name.rawValue)")
    }
    for name in [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ] {
      #expect(observe(name, text) { edit(text) } == 1, "\(name.rawValue)")
    }
  }

  @Test func windowsAndPasteboards() {
    let (one, two) = (makeWindow(), makeWindow())
    one.makeKey()
    #expect(observe(UIWindow.didBecomeKeyNotification, two) { two.makeKey() } == 1)
    #expect(observe(UIWindow.didResignKeyNotification, two) { one.makeKey() } == 1)
    let board = UIPasteboard.board(named: .init("observed"), create: true)
    #expect(observe(UIPasteboard.changedNotification, board) { board?.string = "x" } == 1)
  }

  /// An app's notification is delivered synchronously, even if the queue is stored in a variable of an optional type.
  @Test func notificationsOfOtherObjects() {
    let name = NSNotification.Name("TesseraTests.own")
    let post = { NotificationCenter.default.post(name: name, object: nil) }
    #expect(observe(name) { post() } == 1)
    #expect(observe(name, queue: nil) { post() } == 1)
    let queue: OperationQueue? = OperationQueue.main
    #expect(observe(name, queue: queue) { post() } == 1)
  }

  /// A post from another thread waits until the observer has been called on the main queue, on the main actor.
  @Test func notificationsFromOtherThreads() async {
    let name = NSNotification.Name("TesseraTests.elsewhere")
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { counter.count += 1 }
    }
    let countAfterPost = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        NotificationCenter.default.post(name: name, object: nil)
        continuation.resume(returning: counter.count)
      }
    }
    NotificationCenter.default.removeObserver(token)
    #expect(countAfterPost == 1)
  }

  /// Other queues are left to Foundation, which calls the observer on the given queue.
  @Test func otherQueues() {
    let name = NSNotification.Name("TesseraTests.queue")
    let queue = OperationQueue()
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: queue) { _ in
      counter.ranOnMainActor = MainQueue.isCurrent
      counter.count += 1
    }
    NotificationCenter.default.post(name: name, object: nil)
    queue.waitUntilAllOperationsAreFinished()
    NotificationCenter.default.removeObserver(token)
    #expect(counter.count == 1 && !counter.ranOnMainActor)
  }
}
