// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Foundation
import Testing

@MainActor @Suite struct SignUpTests {
  private let clock = VirtualScheduler()

  /// A service that reports a single name as taken, and fails a given number of times before it answers.
  private final class Service {
    var asked: [String] = []
    var failures = 0
    let answers = PassthroughSubject<Bool, URLError>()

    func isFree(_ name: String) -> AnyPublisher<Bool, URLError> {
      Deferred { [self] () -> AnyPublisher<Bool, URLError> in
        asked.append(name)
        guard failures == 0 else {
          failures -= 1
          return Fail(error: URLError(.timedOut)).eraseToAnyPublisher()
        }
        return Just(name != "admin").setFailureType(to: URLError.self).eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
    }
  }

  @Test func validForm() {
    let service = Service()
    let screen = SignUpScreen(model: SignUpModel(clock: clock, isFree: service.isFree))
    let model = screen.model
    for name in ["a", "an", "ann"] {
      model.name = name
      clock.run(until: clock.now.time + 100)
    }
    #expect(model.nameState == .checking && service.asked == [])
    clock.run(until: 1000)
    // The names are typed less than 300 ms apart, so there is a single request, for the last name.
    #expect(model.nameState == .free && service.asked == ["ann"])
    #expect(!screen.buttonIsEnabled)

    model.password = "secret"
    #expect(screen.label.text == "The passwords differ.")
    model.repetition = "secret"
    #expect(screen.label.text == "" && screen.buttonIsEnabled)
    model.submit()
    #expect(screen.label.text == "ann")
    #expect(screen.changes > 0)
  }

  @Test func takenName() {
    let screen = SignUpScreen(model: SignUpModel(clock: clock, isFree: Service().isFree))
    screen.model.name = "admin"
    clock.run(until: 1000)
    #expect(screen.label.text == "This name is taken.")
    screen.model.name = ""
    #expect(screen.label.text == "")
  }

  @Test func failingService() {
    let service = Service()
    service.failures = 1
    let screen = SignUpScreen(model: SignUpModel(clock: clock, isFree: service.isFree))
    screen.model.name = "ann"
    clock.run(until: 1000)
    // The first attempt fails, and the second attempt succeeds.
    #expect(service.asked == ["ann", "ann"] && screen.model.nameState == .free)
    service.failures = 2
    screen.model.name = "bob"
    clock.run(until: 2000)
    #expect(screen.label.text == "The service does not answer.")
  }

  @Test func subscriptionEndsWithItsOwner() {
    weak var screen: SignUpScreen<VirtualScheduler>?
    weak var model: SignUpModel<VirtualScheduler>?
    do {
      let held = SignUpScreen(model: SignUpModel(clock: clock, isFree: Service().isFree))
      (screen, model) = (held, held.model)
      held.model.name = "ann"
    }
    #expect(screen == nil && model == nil)
    clock.run(until: 1000)
    #expect(clock.isIdle)
  }
}
