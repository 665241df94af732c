// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

/// Foundation types that send selectors: notification centers, timers and delayed calls.
@Suite(.serialized) @MainActor struct SelectorSenderTests {
  final class Listener: NSObject {
    var log: [String] = []

    func heard(_ note: Notification) { log.append(note.name.rawValue) }
    func heardNothing() { log.append("-") }
    func fired(_ timer: Timer) { log.append("\(timer.userInfo ?? "none")") }
    deinit { NotificationCenter.default.removeObserver(self) }
  }

  let center = NotificationCenter()
  let heard = Selector("heard:", Listener.heard(_:))
  let one = Notification.Name("one")
  let two = Notification.Name("two")

  @Test("An observer receives notifications with its name and object until it is removed")
  func observers() {
    let (listener, source) = (Listener(), NSObject())
    center.addObserver(listener, selector: heard, name: one, object: source)
    center.addObserver(listener, selector: Selector("heardNothing", Listener.heardNothing), name: nil, object: nil)
    center.post(name: one, object: source)
    center.post(name: one, object: NSObject())
    center.post(name: two, object: source)
    #expect(listener.log.sorted() == ["-", "-", "-", "one"])

    center.removeObserver(listener)
    center.post(name: one, object: source)
    #expect(listener.log.count == 4)
  }

  @Test("Removal by name and object keeps other observations")
  func removal() {
    let (listener, source) = (Listener(), NSObject())
    center.addObserver(listener, selector: heard, name: one, object: nil)
    center.addObserver(listener, selector: heard, name: two, object: source)
    center.removeObserver(listener, name: two, object: source)
    center.post(name: one, object: nil)
    center.post(name: two, object: source)
    #expect(listener.log == ["one"])
  }

  @Test("The observed object is not retained")
  func objects() {
    let listener = Listener()
    var source: NSObject? = NSObject()
    weak let weakSource = source
    center.addObserver(listener, selector: heard, name: one, object: source)
    source = nil
    #expect(weakSource == nil)
    center.removeObserver(listener)
  }

  /// Checking whether an observer is alive can create the last strong reference. Releasing it then deallocates the
  /// observer during the search.
  @Test("Observers may be deallocated on another thread while others are added")
  func threads() async {
    final class SelfRemoving: NSObject, @unchecked Sendable {
      let center: NotificationCenter
      init(_ center: NotificationCenter) { self.center = center }
      func heard(_ note: Notification) {}
      deinit { center.removeObserver(self) }
    }
    let center = center
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<500 {
            let observer = SelfRemoving(center)
            center.addObserver(observer, selector: Selector("heard:", SelfRemoving.heard(_:)), name: nil, object: nil)
          }
        }
      }
    }
  }

  @Test("Observers are weak references and may remove themselves in deinit")
  func weakness() {
    var listener: Listener? = Listener()
    weak let gone = listener
    listener.map { NotificationCenter.default.addObserver($0, selector: heard, name: one, object: nil) }
    listener = nil
    #expect(gone == nil)
    NotificationCenter.default.post(name: one, object: nil)
  }

  @Test("The returned token removes a block's observer")
  func blocks() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: one, object: nil)
    center.removeObserver(token)
    center.post(name: one, object: nil)
    #expect(count == 1)
  }

  @Test("Deallocated observers leave no entries")
  func manyDeallocatedObservers() {
    for _ in 0..<1000 { center.addObserver(Listener(), selector: heard, name: one, object: nil) }
    let last = Listener()
    center.addObserver(last, selector: heard, name: one, object: nil)
    center.post(name: one, object: nil)
    #expect(last.log == ["one"])
  }

  @Test("A timer passes itself to its selector and retains its user info")
  func timers() {
    let listener = Listener()
    let fired = Selector("fired:", Listener.fired(_:))
    let timer = Timer(timeInterval: 60, target: listener, selector: fired, userInfo: "info", repeats: true)
    timer.fire()
    timer.fire()
    timer.invalidate()
    Timer.scheduledTimer(timeInterval: 60, target: listener, selector: fired, userInfo: nil, repeats: false).fire()
    #expect(listener.log == ["info", "info", "none"])
  }

  @Test("Delayed calls run in order of their times unless cancelled")
  func delays() {
    let (listener, done) = (Speaker(), DispatchSemaphore(value: 0))
    // Use a separate thread because its run loop has no other users.
    Thread.detachNewThread {
      let say = Selector("say:", Speaker.say(_:))
      listener.perform(say, with: "a", afterDelay: 0.02)
      listener.perform(say, with: "b", afterDelay: 0)
      listener.perform(say, with: "c", afterDelay: 0.01)
      NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: say, object: "c")
      while listener.log.count < 2 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 10)) }
      listener.perform(say, with: "d", afterDelay: 0)
      NSObject.cancelPreviousPerformRequests(withTarget: listener)
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
      done.signal()
    }
    done.wait()
    #expect(listener.log == ["b", "a"])
  }

  final class Speaker: NSObject, @unchecked Sendable {
    nonisolated(unsafe) var log: [String] = []

    func say(_ word: String) { log.append(word) }
  }
}
