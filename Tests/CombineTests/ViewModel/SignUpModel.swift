// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A typical view model of an iOS app, for a form with three fields. The file compiles in both Swift 5 and Swift 6
// mode. The tests inject the scheduler and the service that checks names.

import Combine
import Foundation

@MainActor
final class SignUpModel<Clock: Scheduler>: ObservableObject {
  enum NameState: Equatable {
    case idle, checking, free, taken, failed
  }

  // Inputs from the view.
  @Published var name = ""
  @Published var password = ""
  @Published var repetition = ""

  // Outputs to the view.
  @Published private(set) var nameState = NameState.idle
  @Published private(set) var message = ""
  @Published private(set) var isValid = false

  let finished = PassthroughSubject<String, Never>()
  private var cancellables = Set<AnyCancellable>()

  init(clock: Clock, isFree: @escaping (String) -> AnyPublisher<Bool, URLError>) {
    let passwordsMatch = $password.combineLatest($repetition)
      .map { !$0.isEmpty && $0 == $1 }
      .removeDuplicates()

    $name
      .dropFirst()
      .handleEvents(receiveOutput: { [weak self] in self?.nameState = $0.isEmpty ? .idle : .checking })
      .debounce(for: .milliseconds(300), scheduler: clock)
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .map { name in
        isFree(name).retry(1).map { $0 ? NameState.free : .taken }.catch { _ in Just(.failed) }
      }
      .switchToLatest()
      .sink { [weak self] in self?.nameState = $0 }
      .store(in: &cancellables)

    Publishers.CombineLatest3($nameState, passwordsMatch, $password)
      .map { state, match, password in
        switch state {
        case .taken: "This name is taken."
        case .failed: "The service does not answer."
        case _ where !password.isEmpty && !match: "The passwords differ."
        default: ""
        }
      }
      .assign(to: &$message)

    $nameState.combineLatest(passwordsMatch) { $0 == .free && $1 }
      .removeDuplicates()
      .assign(to: &$isValid)
  }

  func submit() {
    guard isValid else { return }
    finished.send(name)
  }
}

/// A typical view controller. Its labels show the values that the model publishes.
@MainActor
final class SignUpScreen<Clock: Scheduler> {
  final class Label {
    var text = ""
  }

  let label = Label()
  private(set) var buttonIsEnabled = false
  private(set) var changes = 0
  let model: SignUpModel<Clock>
  private var cancellables: Set<AnyCancellable> = []

  init(model: SignUpModel<Clock>) {
    self.model = model
    model.$message.sink { [weak self] in self?.label.text = $0 }.store(in: &cancellables)
    model.$isValid.removeDuplicates().sink { [weak self] isValid in self?.buttonIsEnabled = isValid }
      .store(in: &cancellables)
    model.objectWillChange.sink { [weak self] in self?.changes += 1 }.store(in: &cancellables)
    model.finished.first().assign(to: \.text, on: label).store(in: &cancellables)
  }
}
