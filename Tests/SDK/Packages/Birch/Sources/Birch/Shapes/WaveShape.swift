// SPDX-License-Identifier: MIT

import SwiftUI

struct WaveShape: Shape {
    var amplitude: CGFloat = 12
    var frequency: CGFloat = 1.5
    var phase: CGFloat = 0

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(amplitude, phase) }
        set {
            amplitude = newValue.first
            phase = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for x in stride(from: CGFloat(0), through: rect.width, by: 2) {
            let relative = x / max(rect.width, 1)
            let y = sin(relative * frequency * 2 * .pi + phase) * amplitude
            path.addLine(to: CGPoint(x: rect.minX + x, y: rect.minY + amplitude + y))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

struct WaveShape_Previews: PreviewProvider {
    static var previews: some View {
        ZStack {
            WaveShape(phase: .pi / 2).fill(Color.teal.opacity(0.4))
            WaveShape().fill(Color.teal.opacity(0.6))
        }
        .frame(height: 120)
        .previewLayout(.sizeThatFits)
    }
}
