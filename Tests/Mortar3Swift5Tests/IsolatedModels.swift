// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3

/// A typical view model. It is isolated to the main actor and has closures that use it.
@MainActor
final class CounterModel {
  let count = MutableProperty(0)
  private(set) var log: [String] = []
  lazy var add = Action<Int, Void, Never> { [weak self] amount in self?.add(amount) }
  lazy var load = Action<Void, String, Never> { [unowned self] in
    Just(describe()).handleEvents(receiveOutput: { self.log.append($0) })
  }
  lazy var title = count.map { [unowned self] _ in describe() }

  private func add(_ amount: Int) { count.modify { $0 += amount } }
  private func describe() -> String { "Count \(count.value)" }
}

/// A view model that is not isolated to an actor.
final class PlainModel {
  let name = MutableProperty("Ada")
  lazy var greeting = Property(initial: "", then: name.map { "Hello, \($0)" })
  let sections = Property<[ManagedTableViewSection]>(
    value: [ManagedTableViewSection(rows: [StandardTableViewCell.Model(text: "Row")])])
}

final class CounterViewController: UIViewController {
  let counter = CounterModel()
  let plain = PlainModel()
  private var shown: [String] = []

  override func loadView() {
    view = UIContainer {
      UILabel { $0.bind(\.text) <~ counter.title }
      UILabel { $0.bind(\.text) <~ plain.greeting }
      UIButton(type: .system) {
        $0.handleEvents(.touchUpInside, counter.add) { _ in 2 }
        $0.handleEvents(.touchUpInside, counter.load)
        $0.sink(counter.load.values) { self.note($1, $0) }
      }
      ManagedTableView { $0.sections <~ plain.sections }
    }
  }

  private func note(_ text: String, _ view: UIView) { shown.append(text) }
  var texts: [String] { shown }
}
