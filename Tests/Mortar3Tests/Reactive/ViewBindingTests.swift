// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Mortar3
import Testing

@Suite @MainActor
struct ViewBindingTests {
  @Test func bindAppliesTheCurrentValueAndEveryLaterOne() {
    let (title, isHidden) = (MutableProperty("a"), MutableProperty(true))
    let label = UILabel {
      $0.bind(\.text) <~ title
      $0.bind(\.isHidden) <~ isHidden
      $0.bind(\.layer.cornerRadius) <~ title.map { CGFloat($0.count) }
    }
    #expect(label.text == "a" && label.isHidden && label.layer.cornerRadius == 1)
    title.value = "bcd"
    isHidden.value = false
    #expect(label.text == "bcd" && !label.isHidden && label.layer.cornerRadius == 3)
  }

  @Test func bindAcceptsOptionalsAndCanBeCancelled() {
    let title = MutableProperty<String?>(nil)
    let label = UILabel { $0.text = "before" }
    let binding = label.bind(\.text) <~ title
    #expect(label.text == nil)
    title.value = "x"
    binding.cancel()
    title.value = "y"
    #expect(label.text == "x")
  }

  /// If optional chaining results in nil, the whole statement is skipped, like an assignment.
  @Test func bindingOptionalViews() {
    struct Model { var text: String }
    let model = MutableProperty(Model(text: "a"))
    let (label, nobody): (UILabel?, UILabel?) = (UILabel(), nil)
    label?.bind(\.text) <~ model.map(\.text)
    nobody?.bind(\.text) <~ model.map(\.text)
    let binding: AnyCancellable? = nobody?.bind(\.text) <~ model.map(\.text)
    let view = UIView {
      $0.tag = 1
      label?.bind(\.accessibilityLabel) <~ model.map(\.text)
    }
    #expect(label?.text == "a" && label?.accessibilityLabel == "a" && binding == nil)
    model.value.text = "b"
    #expect(label?.text == "b" && label?.accessibilityLabel == "b")
    #expect(view.subviews.isEmpty)
  }

  /// The binding retains a temporary property.
  @Test func bindingsRetainTransientProperties() {
    let subject = PassthroughSubject<String, Never>()
    let label = UILabel { $0.bind(\.text) <~ Property(initial: "a", then: subject).map { $0 + "!" } }
    #expect(label.text == "a!")
    subject.send("b")
    #expect(label.text == "b!")
  }

  /// A subscription ends when its view is deallocated, even if all other objects are still alive.
  @Test func subscriptionsEndWithTheView() {
    let number = MutableProperty(1)
    var cancelled = 0
    var seen: [Int] = []
    weak var weakView: UIView?
    do {
      let publisher = number.handleEvents(receiveCancel: { cancelled += 1 })
      let view = UIView {
        $0.bind(\.tag) <~ publisher
        $0.sink(publisher) { view, value in seen.append(view.tag + value) }
        $0.sink(publisher.map { _ in () }) { view in seen.append(-view.tag) }
      }
      number.value = 2
      #expect(view.tag == 2)
      weakView = view
    }
    #expect(weakView == nil)
    #expect(cancelled == 3)
    number.value = 3
    #expect(seen == [2, -1, 4, -2])
  }

  /// Values sent on other threads are delivered on the main actor.
  @Test func valuesFromOtherThreads() async {
    let subject = PassthroughSubject<Int, Never>()
    let view = UIView()
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      view.sink(subject) { view, value in
        view.tag = value
        done.resume()
      }
      let box = SubjectBox(subject: subject)
      Thread.detachNewThread { box.subject.send(9) }
    }
    #expect(view.tag == 9)
  }

  private struct SubjectBox: @unchecked Sendable {
    let subject: PassthroughSubject<Int, Never>
  }

  // MARK: Controls

  @Test func handleEventsOverloads() {
    var log: [String] = []
    let flag = MutableProperty(false)
    let plain = Action<Void, Void, Never> { log.append("plain") }
    let valued = Action<Int, Void, Never> { log.append("valued \($0)") }
    let controlled = Action<UISwitch, Void, Never> { log.append("control \($0.tag)") }
    let toggle = UISwitch {
      $0.tag = 4
      $0.handleEvents(.valueChanged) { log.append("block \($0.tag)") }
      $0.handleEvents(.valueChanged, plain)
      $0.handleEvents(.valueChanged, valued) { $0.tag }
      $0.handleEvents(.valueChanged, controlled)
      $0.handleEvents(.valueChanged, plain.trigger)
      $0.handleEvents(.valueChanged, valued.trigger) { $0.tag + 1 }
      $0.handleEvents(.valueChanged, flag) { $0.isOn }
    }
    toggle.isOn = true
    toggle.sendActions(for: .touchDown)
    #expect(log.isEmpty)
    toggle.sendActions(for: .valueChanged)
    #expect(log == ["block 4", "plain", "valued 4", "control 4", "plain", "valued 5"])
    #expect(flag.value)
  }

  @Test func publishedEvents() {
    let button = UIButton(type: .system)
    var tags: [Int] = []
    let subscription = button.publishEvents([.touchUpInside, .touchDown]).sink { tags.append($0.tag) }
    button.sendActions(for: .touchUpInside)
    button.tag = 5
    button.sendActions(for: .touchDown)
    #expect(tags == [0, 5])
    subscription.cancel()
    button.sendActions(for: .touchDown)
    #expect(tags == [0, 5])
  }

  @Test func handlersDoNotRetainTheirControl() {
    weak var weakButton: UIButton?
    do {
      let button = UIButton(type: .system) { button in
        button.handleEvents(.touchUpInside) { $0.tag += 1 }
        button.sink(button.publishEvents(.touchUpInside)) { button, _ in button.tag += 1 }
      }
      button.sendActions(for: .touchUpInside)
      #expect(button.tag == 2)
      weakButton = button
    }
    #expect(weakButton == nil)
  }
}
