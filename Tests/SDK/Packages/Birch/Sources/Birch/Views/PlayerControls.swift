// SPDX-License-Identifier: MIT

import SwiftUI

struct PlayerControls: View {
    @StateObject private var player = PlayerModel()
    @State private var status = "Paused"
    @Environment(\.birchTheme) private var theme

    var body: some View {
        VStack(spacing: 14) {
            HStack(spacing: 14) {
                StarShape(points: 12, innerRatio: 0.8)
                    .fill(AngularGradient(gradient: Gradient(colors: [theme.primary, theme.secondary, theme.primary]), center: .center))
                    .frame(width: 64, height: 64)
                VStack(alignment: .leading, spacing: 2) {
                    Text(player.track.title).font(.headline)
                    Text(player.track.artist).font(.subheadline).foregroundColor(.secondary)
                    Text(status).font(.caption).foregroundColor(theme.primary)
                }
                Spacer()
            }
            GeometryReader { geometry in
                ZStack(alignment: .leading) {
                    Capsule().fill(Color.secondary.opacity(0.25))
                    Capsule()
                        .fill(theme.primary)
                        .frame(width: geometry.size.width * CGFloat(player.progress))
                }
            }
            .frame(height: 5)
            HStack {
                Text(Formatters.playback.string(from: player.elapsed) ?? "")
                Spacer()
                Text("-" + (Formatters.playback.string(from: player.track.duration - player.elapsed) ?? ""))
            }
            .font(Font.caption.monospacedDigit())
            .foregroundColor(.secondary)
            HStack(spacing: 36) {
                Button(action: { player.skip(-1) }) { Image(systemName: "backward.fill") }
                Button(action: { player.isPlaying.toggle() }) {
                    Image(systemName: player.isPlaying ? "pause.circle.fill" : "play.circle.fill")
                        .font(.system(size: 48))
                }
                Button(action: { player.skip(1) }) { Image(systemName: "forward.fill") }
            }
            .font(.title2)
            .foregroundColor(theme.primary)
        }
        .cardStyle()
        .onReceive(player.events) { status = $0 }
    }
}

struct PlayerControls_Previews: PreviewProvider {
    static var previews: some View {
        PlayerControls().padding()
    }
}
