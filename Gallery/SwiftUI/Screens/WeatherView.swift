// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI

/// A weather card that turns from day to night, and a card with the next hours or the next days.
///
/// The SwiftUI counterpart of the gallery's screen `weather`. The UIKit screen cross-dissolves pictures of its cards;
/// here, colors are interpolated, and only texts and symbols are cross-dissolved.
struct WeatherView: View {
  let model: WeatherModel

  var body: some View {
    VStack(spacing: 12) {
      NowCard(isNight: model.isNight)
      ZStack {
        if model.showsWeek {
          WeekRows().transition(.opacity)
        } else {
          HourColumns().transition(.opacity)
        }
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
      .frame(height: 104)
      .background(Color.hex(0xFFFFFF, dark: 0x1C1C1E), in: .rect(cornerRadius: 18, style: .circular))
    }
    .padding(14)
    .background(Color.hex(0xF2F2F7, dark: 0x000000))
  }
}

@MainActor @Observable
final class WeatherModel {
  private(set) var isNight = false
  private(set) var showsWeek = false

  func nightfall() {
    withAnimation(.easeInOut(duration: 0.9)) { isNight = true }
  }

  func showWeek() {
    withAnimation(.easeInOut(duration: 0.5)) { showsWeek = true }
  }
}

private struct NowCard: View {
  let isNight: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text("Lisbon")
          .font(.system(size: 20, weight: .semibold))
        Text(isNight ? "Clear night" : "Mostly sunny")
          .font(.system(size: 14, weight: .medium))
        Text(isNight ? "16°" : "24°")
          .font(.system(size: 46, weight: .light))
          .frame(maxHeight: .infinity)
      }
      .contentTransition(.opacity)
      .padding(.top, 14)
      .padding(.bottom, 8)
      Spacer()
      Image(systemName: isNight ? "moon.stars.fill" : "cloud.sun.fill")
        .font(.system(size: 54))
        .contentTransition(.opacity)
    }
    .foregroundStyle(.white)
    .padding(.leading, 16)
    .padding(.trailing, 20)
    .background(
      LinearGradient(
        colors: isNight ? [.hex(0x0F1B4C), .hex(0x5B3F8C)] : [.hex(0x4FACFE), .hex(0x8FD3F4)],
        startPoint: .topLeading, endPoint: .bottomTrailing),
      in: .rect(cornerRadius: 18, style: .circular))
  }
}

private struct HourColumns: View {
  private struct Hour: Identifiable {
    let id: String
    let symbol: String
    let color: Color
    let temperature: String
  }

  private let hours = [
    Hour(id: "Now", symbol: "cloud.sun.fill", color: .teal, temperature: "24°"),
    Hour(id: "15", symbol: "sun.max.fill", color: .orange, temperature: "25°"),
    Hour(id: "18", symbol: "sun.haze.fill", color: .orange, temperature: "22°"),
    Hour(id: "21", symbol: "moon.stars.fill", color: .indigo, temperature: "18°"),
    Hour(id: "00", symbol: "cloud.moon.fill", color: .indigo, temperature: "16°"),
  ]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(hours) { hour in
        VStack(spacing: 8) {
          Text(hour.id)
            .font(.system(size: 13, weight: .medium))
            .foregroundStyle(.secondary)
          Image(systemName: hour.symbol)
            .font(.system(size: 20))
            .foregroundStyle(hour.color)
          Text(hour.temperature)
            .font(.system(size: 15, weight: .semibold))
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}

private struct WeekRows: View {
  private struct Day: Identifiable {
    let id: String
    let symbol: String
    let range: String
  }

  private let days = [
    Day(id: "Thursday", symbol: "sun.max.fill", range: "16°   26°"),
    Day(id: "Friday", symbol: "cloud.rain.fill", range: "14°   19°"),
    Day(id: "Saturday", symbol: "cloud.fill", range: "13°   20°"),
  ]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(days) { day in
        HStack(spacing: 0) {
          Text(day.id)
            .font(.system(size: 15, weight: .medium))
            .frame(maxWidth: .infinity, alignment: .leading)
          Image(systemName: day.symbol)
            .font(.system(size: 16))
            .foregroundStyle(.blue)
            .frame(width: 60)
          Text(day.range)
            .font(.system(size: 14, weight: .medium))
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .frame(maxHeight: .infinity)
      }
    }
  }
}
