// SPDX-License-Identifier: MIT

import SwiftUI

struct BarChart: View {
    let values: [(String, Double)]
    @State private var selectedIndex: Int?
    @Environment(\.birchTheme) private var theme

    init(values: [(String, Double)]) {
        self.values = values
    }

    private var maximum: Double {
        values.map { $0.1 }.max() ?? 1
    }

    private var average: Double {
        values.map { $0.1 }.reduce(0, +) / Double(max(values.count, 1))
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            GeometryReader { geometry in
                ZStack(alignment: .bottom) {
                    HStack(alignment: .bottom, spacing: 6) {
                        ForEach(0..<values.count, id: \.self) { index in
                            bar(at: index, height: geometry.size.height)
                        }
                    }
                    DashedLine()
                        .stroke(Color.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
                        .frame(height: 1)
                        .offset(y: -geometry.size.height * CGFloat(average / maximum))
                }
            }
            HStack(spacing: 6) {
                ForEach(0..<values.count, id: \.self) { index in
                    Text(values[index].0)
                        .font(.caption2)
                        .frame(maxWidth: .infinity)
                }
            }
        }
    }

    private func bar(at index: Int, height: CGFloat) -> some View {
        Rectangle()
            .fill(LinearGradient(
                gradient: Gradient(colors: [theme.primary, theme.primary.opacity(0.6)]),
                startPoint: .top,
                endPoint: .bottom
            ))
            .frame(height: max(height * CGFloat(values[index].1 / maximum), 2))
            .cornerRadius(5, corners: [.topLeft, .topRight])
            .opacity(selectedIndex == nil || selectedIndex == index ? 1 : 0.4)
            .onTapGesture {
                withAnimation { selectedIndex = selectedIndex == index ? nil : index }
            }
    }

    static let sample = [("M", 4.0), ("T", 6.5), ("W", 3.2), ("T", 8.0), ("F", 7.1), ("S", 2.4), ("S", 5.0)]
}

struct BarChart_Previews: PreviewProvider {
    static var previews: some View {
        BarChart(values: BarChart.sample)
            .frame(height: 160)
            .padding()
    }
}
