// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Testing

@Suite struct ObjectWillChangeTests {
  final class Plain: ObservableObject {
    var volume = 0 { willSet { objectWillChange.send() } }
  }

  class Base: ObservableObject {
    @Published var a = 1
  }

  final class Derived: Base {
    @Published var b = 2
  }

  /// A subscriber of `objectWillChange` receives an event for each call of `send()` on it.
  @Test func withoutPublishedProperties() {
    let object = Plain()
    #expect(object.objectWillChange === object.objectWillChange)
    #expect(object.objectWillChange !== Plain().objectWillChange)
    let recorder = object.objectWillChange.map { object.volume }.record()
    object.volume = 3
    object.volume = 4
    // The events are sent before the change, so the recorder sees the old values.
    #expect(recorder.take() == ["0", "3"])
  }

  @Test func withPublishedProperties() {
    let object = Derived()
    #expect(object.objectWillChange === object.objectWillChange)
    let recorder = object.objectWillChange.map { "\(object.a) \(object.b)" }.record()
    object.a = 5
    object.b = 6
    object.objectWillChange.send()
    #expect(recorder.take() == ["1 2", "5 2", "5 6"])
  }

  @Test func genericCode() {
    func publisher<Object: ObservableObject>(_ object: Object) -> Object.ObjectWillChangePublisher {
      object.objectWillChange
    }
    let object = Plain()
    #expect(publisher(object) === object.objectWillChange)
  }

  /// The table of publishers does not retain objects. It never returns the publisher of a released object for a new
  /// object.
  @Test func objectsAreReleased() {
    weak var last: Plain?
    for _ in 0..<1000 {
      let object = Plain()
      last = object
      let recorder = object.objectWillChange.record()
      object.volume = 1
      #expect(recorder.events.count == 1)
    }
    #expect(last == nil)
  }

  @Test func threads() async {
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            let object = Plain()
            let recorder = object.objectWillChange.record()
            object.volume = 1
            #expect(recorder.events.count == 1)
          }
        }
      }
    }
  }

  /// `$name` publishes the new value before the property is set.
  @Test func publishedSendsBeforeTheChange() {
    let object = Base()
    let recorder = object.$a.map { "\($0) \(object.a)" }.record()
    object.a = 9
    #expect(recorder.take() == ["1 1", "9 1"])
  }
}
