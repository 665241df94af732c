// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Charts
import SwiftUI

/// The summary of a day in a fitness app: three rings, the hours of the day, and other figures.
struct RingsView: View {
  let model: ActivityModel

  var body: some View {
    TabView {
      Tab("Summary", systemImage: "target") {
        NavigationStack {
          SummaryPage(model: model)
        }
      }
      Tab("Workouts", systemImage: "figure.walk") { Color.clear }
      Tab("Sharing", systemImage: "person.2.fill") { Color.clear }
    }
    .tint(.pink)
  }
}

/// The progress of a day.
@MainActor @Observable
final class ActivityModel {
  struct Progress: Equatable {
    var move = 0.0
    var exercise = 0.0
    var stand = 0.0
  }

  /// Kilocalories, minutes and hours.
  let goals = Progress(move: 600, exercise: 30, stand: 12)
  private(set) var today = Progress(move: 486, exercise: 38, stand: 9)
  private(set) var hours: [HourOfActivity] = zip(
    0..., [2, 1, 1, 1, 1, 2, 8, 31, 54, 22, 16, 14, 30, 41, 18, 12, 16, 62, 88, 42, 14, 6, 3, 1]
  )
  .map { HourOfActivity(id: $0, energy: $1) }

  /// Empties the rings, and fills them again.
  func replay() {
    let end = today
    today = Progress()
    Task {
      withAnimation(.spring(duration: 1, bounce: 0.2)) { today = end }
    }
  }
}

struct HourOfActivity: Identifiable {
  let id: Int
  let energy: Double
}

private struct SummaryPage: View {
  let model: ActivityModel

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        RingsCard(model: model)
        HoursCard(hours: model.hours)
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 16) { figures }
          VStack(spacing: 16) { figures }
        }
        WorkoutCard()
      }
      .padding(.horizontal, 20)
      .padding(.bottom, 16)
    }
    .background(Color(.systemGroupedBackground))
    .navigationTitle("Summary")
    .toolbar {
      Button("Account", systemImage: "person.crop.circle") {}
    }
  }

  @ViewBuilder private var figures: some View {
    FigureCard(title: "Steps", value: "8,240", unit: "steps", color: .indigo)
    FigureCard(title: "Distance", value: "5.62", unit: "km", color: .cyan)
  }
}

/// A title and a content on a rounded background.
private struct Card<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title)
        .font(.headline)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 18))
  }
}

private struct RingsCard: View {
  let model: ActivityModel

  var body: some View {
    Card(title: "Activity Rings") {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 24) { content }
        VStack(alignment: .leading, spacing: 20) { content }
      }
    }
  }

  @ViewBuilder private var content: some View {
    ActivityRings(
      move: model.today.move / model.goals.move, exercise: model.today.exercise / model.goals.exercise,
      stand: model.today.stand / model.goals.stand
    )
    .frame(width: 156, height: 156)
    .onTapGesture(perform: model.replay)
    VStack(alignment: .leading, spacing: 10) {
      Figure(title: "Move", value: model.today.move, goal: model.goals.move, unit: "KCAL", color: .move)
      Figure(title: "Exercise", value: model.today.exercise, goal: model.goals.exercise, unit: "MIN", color: .exercise)
      Figure(title: "Stand", value: model.today.stand, goal: model.goals.stand, unit: "HRS", color: .stand)
    }
  }
}

/// A value and its goal.
private struct Figure: View {
  let title: LocalizedStringKey
  let value: Double
  let goal: Double
  let unit: String
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title)
        .font(.subheadline)
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Text("\(Int(value))/\(Int(goal))")
          .font(.system(.title2, design: .rounded, weight: .semibold))
          .contentTransition(.numericText())
        Text(unit)
          .font(.system(.footnote, design: .rounded, weight: .semibold))
      }
      .foregroundStyle(color)
      .lineLimit(1)
    }
    .accessibilityElement(children: .combine)
  }
}

private struct HoursCard: View {
  let hours: [HourOfActivity]

  var body: some View {
    Card(title: "Move by the Hour") {
      Chart(hours) { hour in
        BarMark(x: .value("Hour", Double(hour.id) + 0.5), y: .value("Energy", hour.energy), width: .fixed(8))
          .foregroundStyle(LinearGradient(colors: [.moveEnd, .move], startPoint: .top, endPoint: .bottom))
          .cornerRadius(4)
      }
      .chartXScale(domain: 0...24)
      .chartXAxis {
        AxisMarks(values: [0, 6, 12, 18]) { value in
          AxisGridLine()
          AxisValueLabel {
            if let hour = value.as(Int.self) {
              Text(hour < 10 ? "0\(hour):00" : "\(hour):00")
            }
          }
        }
      }
      .chartYAxis {
        AxisMarks(values: [0, 50, 100])
      }
      .frame(height: 112)
    }
  }
}

/// The last workout.
private struct WorkoutCard: View {
  var body: some View {
    Card(title: "Sessions") {
      HStack(spacing: 12) {
        Image(systemName: "figure.walk")
          .font(.system(size: 20, weight: .semibold))
          .foregroundStyle(Color.exercise)
          .frame(width: 44, height: 44)
          .background(Color.exercise.opacity(0.18), in: .circle)
        VStack(alignment: .leading, spacing: 1) {
          Text("Outdoor Walk")
          Text("3.18 km")
            .font(.system(.title3, design: .rounded, weight: .medium))
            .foregroundStyle(Color.exercise)
        }
        Spacer()
        Text("Today")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
  }
}

private struct FigureCard: View {
  let title: LocalizedStringKey
  let value: String
  let unit: LocalizedStringKey
  let color: Color

  var body: some View {
    Card(title: title) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(value)
          .font(.system(.title, design: .rounded, weight: .semibold))
          .foregroundStyle(color)
        Text(unit)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
    }
  }
}
