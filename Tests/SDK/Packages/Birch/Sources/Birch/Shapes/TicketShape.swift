// SPDX-License-Identifier: MIT

import SwiftUI

/// A rectangle with two half-round notches at the tear line and a zigzag bottom edge.
struct TicketShape: Shape {
    var notchRadius: CGFloat = 10
    var notchPosition: CGFloat = 0.7
    var toothWidth: CGFloat = 12

    func path(in rect: CGRect) -> Path {
        let notchY = rect.minY + rect.height * notchPosition
        let teeth = max(Int(rect.width / toothWidth), 1)
        let width = rect.width / CGFloat(teeth)

        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: notchY - notchRadius))
        path.addArc(
            center: CGPoint(x: rect.maxX, y: notchY), radius: notchRadius,
            startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: true
        )
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        for tooth in 0..<teeth {
            let x = rect.maxX - CGFloat(tooth) * width
            path.addLine(to: CGPoint(x: x - width / 2, y: rect.maxY - width / 2))
            path.addLine(to: CGPoint(x: x - width, y: rect.maxY))
        }
        path.addLine(to: CGPoint(x: rect.minX, y: notchY + notchRadius))
        path.addArc(
            center: CGPoint(x: rect.minX, y: notchY), radius: notchRadius,
            startAngle: .degrees(90), endAngle: .degrees(-90), clockwise: true
        )
        path.closeSubpath()
        return path
    }
}

struct DashedLine: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        }
    }
}

struct TicketShape_Previews: PreviewProvider {
    static var previews: some View {
        TicketShape()
            .fill(Color.orange)
            .frame(width: 240, height: 160)
            .previewLayout(.sizeThatFits)
    }
}
