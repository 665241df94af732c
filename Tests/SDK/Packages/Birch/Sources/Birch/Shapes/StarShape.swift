// SPDX-License-Identifier: MIT

import SwiftUI

struct StarShape: InsettableShape {
    var points = 5
    var innerRatio: CGFloat = 0.45
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let outer = min(rect.width, rect.height) / 2 - insetAmount
        let inner = outer * innerRatio
        var path = Path()
        for index in 0..<(points * 2) {
            let angle = Angle.degrees(Double(index) * 180 / Double(points) - 90)
            let radius = index.isMultiple(of: 2) ? outer : inner
            let point = CGPoint(
                x: center.x + radius * CGFloat(cos(angle.radians)),
                y: center.y + radius * CGFloat(sin(angle.radians))
            )
            if index == 0 {
                path.move(to: point)
            } else {
                path.addLine(to: point)
            }
        }
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> StarShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}

struct StarShape_Previews: PreviewProvider {
    static var previews: some View {
        HStack {
            StarShape().fill(Color.yellow)
            StarShape(points: 8).strokeBorder(Color.orange, lineWidth: 4)
        }
        .frame(height: 80)
        .previewLayout(.sizeThatFits)
    }
}
