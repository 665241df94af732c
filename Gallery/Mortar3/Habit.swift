// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3

/// A daily habit.
struct Habit {
  let id: String
  let title: String
  let note: String
  let symbol: String
  let color: UIColor
  let time: String
  var isDone = false

  static let examples = [
    Habit(
      id: "water", title: "Drink a glass of water", note: "Before coffee", symbol: "cup.and.saucer.fill",
      color: .systemTeal, time: "Morning", isDone: true),
    Habit(
      id: "stretch", title: "Stretch", note: "10 minutes", symbol: "sunrise.fill", color: .systemOrange,
      time: "Morning", isDone: true),
    Habit(
      id: "walk", title: "Walk in the park", note: "At least once around the pond", symbol: "tree.fill",
      color: .systemGreen, time: "Afternoon", isDone: true),
    Habit(
      id: "italian", title: "Learn ten Italian words", note: "Day 41 of 90", symbol: "book.fill", color: .systemPink,
      time: "Afternoon"),
    Habit(
      id: "read", title: "Read a chapter", note: "The Stones of Venice", symbol: "bookmark.fill", color: .systemIndigo,
      time: "Evening"),
    Habit(
      id: "sleep", title: "Lights out by eleven", note: "Phone stays in the kitchen", symbol: "moon.fill",
      color: .systemPurple, time: "Evening"),
  ]
}

/// A day's habits, with publishers for the screen.
final class HabitsModel {
  private let list: MutableProperty<[Habit]>
  let habits: Property<[Habit]>
  /// Toggles the completion of the habit with the given identifier.
  let toggle: Action<String, Void, Never>

  init(_ habits: [Habit]) {
    let list = MutableProperty(habits)
    self.list = list
    self.habits = Property(list)
    toggle = Action { id in
      list.modify { habits in
        for index in habits.indices where habits[index].id == id { habits[index].isDone.toggle() }
      }
    }
  }

  /// The number of completed habits and the number of all habits.
  var progress: AnyPublisher<(done: Int, all: Int), Never> {
    habits.map { ($0.count(where: \.isDone), $0.count) }.eraseToAnyPublisher()
  }

  /// One section for each time of day, in the order of the habits.
  var sections: AnyPublisher<[ManagedTableViewSection], Never> {
    habits.map { [toggle] habits in
      var times: [String] = []
      for habit in habits where !times.contains(habit.time) { times.append(habit.time) }
      return times.map { time in
        ManagedTableViewSection(
          id: time, title: time, rows: habits.filter { $0.time == time }.map { HabitRow(habit: $0, toggle: toggle) })
      }
    }.eraseToAnyPublisher()
  }
}

/// The model of a table row.
struct HabitRow: ManagedTableViewCellModel {
  typealias Cell = HabitCell

  let habit: Habit
  let toggle: Action<String, Void, Never>

  var id: String { habit.id }

  var onSelect: (@MainActor (ManagedTableView, IndexPath) -> Void)? {
    { table, path in
      table.deselectRow(at: path, animated: true)
      toggle.execute(habit.id)
    }
  }
}
