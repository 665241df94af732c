// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI

/// The state of the next trip, which UIKit and SwiftUI views share.
@MainActor @Observable
final class TrainTicket {
  private(set) var isCheckedIn = false

  func checkIn() {
    withAnimation(.spring(duration: 0.5, bounce: 0.3)) { isCheckedIn = true }
  }
}

/// The ticket of the next trip. Its code is a UIKit view, and appears after checking in.
struct TicketCard: View {
  let ticket: TrainTicket

  var body: some View {
    VStack(spacing: 14) {
      HStack {
        Label("Alfa Pendular 121", systemImage: "tram.fill")
          .font(.subheadline.weight(.semibold))
        Spacer()
        Text(ticket.isCheckedIn ? "Checked in" : "Today")
          .font(.footnote.weight(.semibold))
          .padding(.horizontal, 10)
          .padding(.vertical, 4)
          .background(.white.opacity(0.22), in: .capsule)
          .transition(.opacity)
          .id(ticket.isCheckedIn)
      }
      HStack(alignment: .top) {
        StationTime(time: "09:39", station: "Lisboa Oriente", alignment: .leading)
        Spacer()
        Image(systemName: "arrow.forward")
          .font(.title3.weight(.semibold))
          .padding(.top, 6)
          .opacity(0.8)
        Spacer()
        StationTime(time: "12:28", station: "Porto Campanhã", alignment: .trailing)
      }
      Line()
        .stroke(.white.opacity(0.5), style: StrokeStyle(lineWidth: 1, dash: [5, 4]))
        .frame(height: 1)
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text("Car 4, seat 63")
            .font(.headline)
          Text("Window, quiet zone")
            .font(.footnote)
            .opacity(0.8)
        }
        Spacer()
        action
      }
      .frame(minHeight: 76)
    }
    .foregroundStyle(.white)
    .padding(16)
    .background(
      LinearGradient(
        colors: [.hex(0x0B7A75), .hex(0x19536B)], startPoint: .topLeading, endPoint: .bottomTrailing),
      in: .rect(cornerRadius: 20)
    )
    // The ticket is always visible above the list, so its size is limited.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }

  @ViewBuilder private var action: some View {
    if ticket.isCheckedIn {
      TicketCode(seed: 121)
        .frame(width: 76, height: 76)
        .accessibilityLabel("Ticket code")
        .transition(.scale(0.4, anchor: .bottomTrailing).combined(with: .opacity))
    } else {
      Button("Check In", action: ticket.checkIn)
        .fontWeight(.semibold)
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
        .tint(.white.opacity(0.25))
        .transition(.opacity)
    }
  }
}

private struct StationTime: View {
  let time: String
  let station: String
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment, spacing: 0) {
      Text(time)
        .font(.system(.largeTitle, design: .rounded, weight: .semibold))
        .monospacedDigit()
      Text(station)
        .font(.footnote)
        .opacity(0.8)
    }
  }
}

private struct Line: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// The content of a cell of the list of trips.
struct TripRow: View {
  let trip: Trip
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: trip.symbol)
        .font(.system(size: 17, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: 36, height: 36)
        .background(trip.color.gradient, in: .circle)
      VStack(alignment: .leading, spacing: 1) {
        Text(trip.name)
        Text(trip.date)
          .font(.subheadline)
          .foregroundStyle(.secondary)
        if typeSize.isAccessibilitySize { price }
      }
      Spacer()
      if !typeSize.isAccessibilitySize { price }
    }
  }

  private var price: some View {
    Text(trip.price)
      .foregroundStyle(.secondary)
  }
}

/// The stops of a trip below a picture of its line, which is a UIKit view.
struct TripPage: View {
  let trip: Trip

  var body: some View {
    List {
      Section {
        LinePicture(color: UIColor(trip.color), stops: trip.stops.count)
          .frame(height: 160)
          .listRowInsets(EdgeInsets())
      }
      Section("Stops") {
        ForEach(trip.stops, id: \.station) { stop in
          LabeledContent(stop.station, value: stop.time)
            .monospacedDigit()
        }
      }
    }
    .navigationTitle(trip.name)
  }
}
