// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Foundation
import UIKit

/// A screen that shows "Done" after waiting by one of the mechanisms that apps use.
@MainActor
final class WaitingController: UIViewController {
  enum Way: CaseIterable {
    case task, sleepingTask, detachedTask, queue, delayedQueue, delayedWorkItem, backgroundQueue, synchronousQueue,
      group
    case operation, timer, delayedSelector, delayedPublisher, animation
  }

  let label = UILabel()
  private let way: Way
  private let seconds: Double
  private var subscriptions: Set<AnyCancellable> = []

  init(_ way: Way, seconds: Double = 0.3) {
    (self.way, self.seconds) = (way, seconds)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Loading"
    view.addSubview(label)
    wait { @MainActor [label] in label.text = "Done" }
  }

  private func wait(_ done: @escaping @MainActor @Sendable () -> Void) {
    let seconds = seconds
    switch way {
    case .task: Task { done() }
    case .sleepingTask:
      Task {
        try await Task.sleep(for: .seconds(seconds))
        done()
      }
    case .detachedTask:
      Task.detached {
        await Task.yield()
        await done()
      }
    case .queue: DispatchQueue.main.async(execute: done)
    case .delayedQueue: DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: done)
    case .delayedWorkItem:
      let item = DispatchWorkItem { MainActor.assumeIsolated(done) }
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
    case .backgroundQueue:
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.01)
        DispatchQueue.main.async(execute: done)
      }
    case .synchronousQueue: DispatchQueue.global().async { DispatchQueue.main.sync(execute: done) }
    case .group: waitForGroup(done)
    case .operation:
      let queue = OperationQueue()
      queue.addOperation { OperationQueue.main.addOperation { MainActor.assumeIsolated(done) } }
    case .timer:
      let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { _ in
        MainActor.assumeIsolated(done)
      }
      // A timer that is added to two run loop modes fires once.
      RunLoop.main.add(timer, forMode: .default)
      RunLoop.main.add(timer, forMode: .common)
    case .delayedSelector:
      let receiver = Receiver(done)
      receiver.perform(Selector("receive", Receiver.receive), with: nil, afterDelay: seconds)
    case .delayedPublisher:
      Just(1).delay(for: .seconds(seconds), scheduler: DispatchQueue.main)
        .sink { _ in MainActor.assumeIsolated(done) }.store(in: &subscriptions)
    case .animation: UIView.animate(withDuration: seconds, animations: {}, completion: { _ in done() })
    }
  }

  private func waitForGroup(_ done: @escaping @MainActor @Sendable () -> Void) {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 0.01) }
    group.enter()
    DispatchQueue.global().async { group.leave() }
    group.notify(queue: .main) { MainActor.assumeIsolated(done) }
  }

  @MainActor private final class Receiver: NSObject {
    private let done: @MainActor () -> Void

    init(_ done: @escaping @MainActor () -> Void) { self.done = done }

    func receive() { done() }
  }
}
