import SwiftUI

/// Paper confetti, drawn in a canvas. The pieces come from their index, so every run looks the same.
struct ConfettiView: View {
    var pieceCount = 60
    var duration: TimeInterval = 3

    @State private var start: Date?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        TimelineView(.animation(minimumInterval: 1 / 60, paused: reduceMotion)) { timeline in
            Canvas { context, size in
                let elapsed = start.map { timeline.date.timeIntervalSince($0) } ?? 0
                guard elapsed < duration else { return }
                for index in 0..<pieceCount {
                    let piece = ConfettiPiece(index: index)
                    draw(piece, at: elapsed, in: context, size: size)
                }
            }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
        .onAppear {
            start = .now
        }
    }

    private func draw(_ piece: ConfettiPiece, at time: TimeInterval, in context: GraphicsContext, size: CGSize) {
        let progress = time / duration
        var copy = context
        copy.opacity = 1 - progress * progress
        copy.translateBy(
            x: size.width * piece.x + CGFloat(sin(time * piece.sway) * 20),
            y: -20 + (size.height + 40) * progress * piece.speed
        )
        copy.rotate(by: .radians(time * piece.spin))
        let rect = CGRect(x: -5, y: -3, width: 10, height: 6)
        copy.fill(Path(roundedRect: rect, cornerRadius: 1), with: .color(piece.color))
    }
}

private struct ConfettiPiece {
    let x: Double
    let speed: Double
    let sway: Double
    let spin: Double
    let color: Color

    init(index: Int) {
        func unit(_ salt: Int) -> Double {
            Double((index * 7919 + salt * 104_729) % 997) / 997
        }
        x = unit(1)
        speed = 0.6 + unit(2) * 0.8
        sway = 1 + unit(3) * 3
        spin = unit(4) * 8 - 4
        let colors = [Palette.teal, Palette.coral, Palette.sand, Palette.plum, Palette.sky]
        color = colors[index % colors.count]
    }
}

#Preview("Confetti") {
    ZStack {
        Palette.pageBackground.ignoresSafeArea()
        Text("Done!")
            .font(.harborTitle)
        ConfettiView()
    }
}
