// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI

/// A music player that covers the album, and becomes a small player below it.
///
/// The SwiftUI counterpart of the gallery's screen `now-playing`. While the player collapses, its cover and its
/// background move to the places that they have in the small player.
struct NowPlayingView: View {
  let player: Player
  @Namespace private var namespace

  var body: some View {
    ZStack {
      AlbumPage(player: player)
        .safeAreaInset(edge: .bottom) {
          if !player.isExpanded {
            SmallPlayer(player: player, namespace: namespace)
          }
        }
      if player.isExpanded {
        LargePlayer(player: player, namespace: namespace)
      }
    }
  }
}

/// The state of playback.
@MainActor @Observable
final class Player {
  var isPlaying = true
  var isExpanded = true
  let elapsed = 83
  let duration = 236
  let volume = 0.62

  func togglePlayback() {
    withAnimation(.spring(duration: 0.5, bounce: 0.35)) { isPlaying.toggle() }
  }

  func toggleSize() {
    withAnimation(.spring(duration: 0.5, bounce: 0.15)) { isExpanded.toggle() }
  }

  static func time(_ seconds: Int) -> String {
    Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond))
  }
}

/// The player on the full screen: one column whose spacers share the remaining height.
private struct LargePlayer: View {
  let player: Player
  let namespace: Namespace.ID

  var body: some View {
    VStack(spacing: 0) {
      Button(action: player.toggleSize) {
        Capsule()
          .fill(.white.opacity(0.35))
          .frame(width: 40, height: 5)
      }
      .accessibilityLabel("Collapse")
      .padding(.top, 8)
      Spacer(minLength: 0)
      Cover()
        .matchedGeometryEffect(id: "cover", in: namespace)
        .aspectRatio(1, contentMode: .fit)
        .scaleEffect(player.isPlaying ? 1 : 0.8)
      Spacer(minLength: 0)
      controls
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 28)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      LinearGradient(
        colors: [.hex(0x31275C), .hex(0x7A2E63), .hex(0x1B1433)], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .matchedGeometryEffect(id: "background", in: namespace)
      .ignoresSafeArea()
    }
  }

  @ViewBuilder private var controls: some View {
    Group {
      TitleRow()
      ProgressRow(elapsed: player.elapsed, duration: player.duration)
        .padding(.top, 22)
      TransportRow(player: player)
        .padding(.top, 26)
      VolumeRow(level: player.volume)
        .padding(.top, 30)
    }
    .foregroundStyle(.white)
    .transition(.opacity)
  }
}

private struct TitleRow: View {
  var body: some View {
    HStack(spacing: 20) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Opus Tessellatum")
          .font(.system(size: 24, weight: .bold))
        Text("The Grout Lines")
          .font(.system(size: 19))
          .opacity(0.6)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
      Button("Favorite", systemImage: "star.fill") {}
      Button("More", systemImage: "ellipsis") {}
    }
    .labelStyle(.iconOnly)
    .font(.system(size: 19, weight: .semibold))
  }
}

/// The elapsed and the remaining time below a bar. Like all controls of playback, it has the same direction in all
/// languages.
private struct ProgressRow: View {
  let elapsed: Int
  let duration: Int

  var body: some View {
    VStack(spacing: 9) {
      Bar(level: Double(elapsed) / Double(duration))
      HStack {
        Text(Player.time(elapsed))
        Spacer()
        Text("−" + Player.time(duration - elapsed))
      }
      .font(.system(size: 13, weight: .medium).monospacedDigit())
      .opacity(0.6)
    }
    .environment(\.layoutDirection, .leftToRight)
  }
}

private struct TransportRow: View {
  let player: Player

  var body: some View {
    HStack(spacing: 0) {
      button("Shuffle", "shuffle", 20).opacity(0.6)
      Spacer(minLength: 0)
      button("Previous", "backward.fill", 32)
      Spacer(minLength: 0)
      button(
        player.isPlaying ? "Pause" : "Play", player.isPlaying ? "pause.fill" : "play.fill", 48,
        action: player.togglePlayback
      )
      .contentTransition(.symbolEffect(.replace))
      Spacer(minLength: 0)
      button("Next", "forward.fill", 32)
      Spacer(minLength: 0)
      button("Repeat", "repeat", 20).opacity(0.6)
    }
    .frame(height: 56)
    .environment(\.layoutDirection, .leftToRight)
  }

  private func button(
    _ title: LocalizedStringKey, _ symbol: String, _ size: CGFloat, action: @escaping @MainActor () -> Void = {}
  ) -> some View {
    Button(title, systemImage: symbol, action: action)
      .labelStyle(.iconOnly)
      .font(.system(size: size, weight: .semibold))
  }
}

private struct VolumeRow: View {
  let level: Double

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "speaker.fill").opacity(0.6)
      Bar(level: level)
      Image(systemName: "speaker.wave.3.fill").opacity(0.6)
    }
    .font(.system(size: 13, weight: .semibold))
    .frame(height: 24)
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// A bar, filled up to a level from 0 to 1.
private struct Bar: View {
  let level: Double

  var body: some View {
    Capsule()
      .fill(.white.opacity(0.25))
      .overlay {
        GeometryReader { geometry in
          Capsule().frame(width: geometry.size.width * level)
        }
      }
      .frame(height: 7)
  }
}

/// An album cover: a grid of four by four tiles, with colors derived from their positions.
private struct Cover: View {
  private let colors = [0xF2B134, 0xED553B, 0x3CAEA3, 0x20639B, 0xF6D55C, 0xB5446E].map { Color.hex($0) }

  var body: some View {
    GeometryReader { geometry in
      let unit = geometry.size.width / 337
      Canvas { context, size in
        for row in 0..<4 {
          for column in 0..<4 {
            let side = (size.width - 52 * unit) / 4
            let frame = CGRect(
              x: 14 * unit + CGFloat(column) * (side + 8 * unit), y: 14 * unit + CGFloat(row) * (side + 8 * unit),
              width: side, height: side)
            let radius = min((row + column) % 3 == 0 ? 36 : 10, 36) * unit
            context.fill(
              Path(roundedRect: frame, cornerRadius: radius, style: .circular),
              with: .color(colors[(row * row + column * (row + 2)) % colors.count]))
          }
        }
      }
      .background(Color.hex(0x221A3D), in: .rect(cornerRadius: 18 * unit, style: .circular))
      .shadow(color: .black.opacity(0.45), radius: 24 * unit, y: 14 * unit)
    }
    .accessibilityLabel("Cover of Opus Tessellatum")
  }
}

/// The tracks of an album.
private struct AlbumPage: View {
  let player: Player
  private let tracks = [
    "Emblema", "Opus Tessellatum", "Andamento", "Smalti", "Interstice", "Terrazzo", "Vermiculatum", "Sectile",
  ]

  var body: some View {
    NavigationStack {
      List(Array(tracks.enumerated()), id: \.element) { index, track in
        HStack(spacing: 16) {
          Text("\(index + 1)")
            .monospacedDigit()
            .foregroundStyle(.secondary)
            .frame(width: 20)
          Text(track)
            .fontWeight(index == 1 ? .semibold : .regular)
          Spacer()
          if index == 1 {
            Image(systemName: "waveform")
              .foregroundStyle(.pink)
          }
        }
      }
      .listStyle(.plain)
      .navigationTitle("The Grout Lines")
    }
  }
}

/// The player above the bottom edge of the album.
private struct SmallPlayer: View {
  let player: Player
  let namespace: Namespace.ID

  var body: some View {
    HStack(spacing: 12) {
      Cover()
        .matchedGeometryEffect(id: "cover", in: namespace)
        .frame(width: 40, height: 40)
      Text("Opus Tessellatum")
        .fontWeight(.semibold)
        .lineLimit(1)
      Spacer(minLength: 0)
      Button(
        player.isPlaying ? "Pause" : "Play", systemImage: player.isPlaying ? "pause.fill" : "play.fill",
        action: player.togglePlayback)
      Button("Next", systemImage: "forward.fill") {}
    }
    .labelStyle(.iconOnly)
    .font(.title3)
    .foregroundStyle(.white)
    .padding(.horizontal, 12)
    .frame(height: 60)
    .background {
      RoundedRectangle(cornerRadius: 14)
        .fill(Color.hex(0x4A2A60))
        .matchedGeometryEffect(id: "background", in: namespace)
    }
    .contentShape(.rect)
    .onTapGesture(perform: player.toggleSize)
    .padding(.horizontal, 8)
  }
}
