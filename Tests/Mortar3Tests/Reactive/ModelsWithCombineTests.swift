// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Combine
import Mortar3
import Testing

// A file that imports both Combine and Mortar 3. Both export the same publishers, so no name is ambiguous.

@MainActor @Suite struct ModelsWithCombineTests {
  final class Volume: ObservableObject {
    var level = 0 { willSet { objectWillChange.send() } }
  }

  final class Form: ObservableObject {
    @Published var name = ""
    @Published var age = 0
  }

  @Test func viewsFollowPublishedModels() {
    let model = Volume()
    var count = 0
    let cancellable = model.objectWillChange.sink { count += 1 }
    model.level = 3
    cancellable.cancel()
    #expect(count == 1)
  }

  @Test func combineOperatorsInViews() {
    let form = Form()
    var bag: Set<AnyCancellable> = []
    let label = UILabel()
    Publishers.CombineLatest(form.$name, form.$age).zip(Just(1).append(2)) { "\($0.0) \($0.1) \($1)" }
      .merge(with: Empty())
      .throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true)
      .sink { label.text = $0 }
      .store(in: &bag)
    form.name = "Ann"
    #expect(label.text == "Ann 0 2")
  }
}
