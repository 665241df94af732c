// SPDX-License-Identifier: MIT

import SwiftUI

struct ArcShape: Shape {
    var startAngle: Angle
    var endAngle: Angle
    var thickness: CGFloat

    var animatableData: Double {
        get { endAngle.degrees }
        set { endAngle = .degrees(newValue) }
    }

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2 - thickness / 2
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: radius,
            startAngle: startAngle - .degrees(90), endAngle: endAngle - .degrees(90), clockwise: false
        )
        return path.strokedPath(StrokeStyle(lineWidth: thickness, lineCap: .butt))
    }
}

struct RingChart: View {
    struct Segment: Identifiable {
        let name: String
        let value: Double
        let color: Color

        var id: String { name }
    }

    let segments: [Segment]
    var thickness: CGFloat = 20

    private var total: Double {
        segments.map { $0.value }.reduce(0, +)
    }

    private func angle(before index: Int) -> Angle {
        .degrees(360 * segments[..<index].map { $0.value }.reduce(0, +) / total)
    }

    var body: some View {
        HStack(spacing: 24) {
            ZStack {
                ForEach(segments.indices, id: \.self) { index in
                    ArcShape(startAngle: angle(before: index), endAngle: angle(before: index + 1), thickness: thickness)
                        .fill(segments[index].color)
                }
                Text("\(Int(total))")
                    .font(.system(size: 24, weight: .bold, design: .rounded))
            }
            .frame(width: 120, height: 120)

            VStack(alignment: .leading, spacing: 6) {
                ForEach(segments) { segment in
                    HStack(spacing: 8) {
                        RoundedRectangle(cornerRadius: 3).fill(segment.color).frame(width: 12, height: 12)
                        Text(segment.name) + Text("  \(Int(segment.value))").foregroundColor(.secondary)
                    }
                    .font(.footnote)
                }
            }
        }
    }

    static let sample = [
        Segment(name: "Birch", value: 46, color: .green),
        Segment(name: "Oak", value: 31, color: .orange),
        Segment(name: "Maple", value: 23, color: .red),
    ]
}

struct RingChart_Previews: PreviewProvider {
    static var previews: some View {
        RingChart(segments: RingChart.sample).padding()
    }
}
