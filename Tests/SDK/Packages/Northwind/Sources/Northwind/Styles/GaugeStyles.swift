// SPDX-License-Identifier: MIT

import SwiftUI

/// A three-quarter dial with the value in its centre.
public struct DialGaugeStyle: GaugeStyle {
    @ScaledMetric(relativeTo: .title) private var diameter: CGFloat = 120
    private let gradient: Gradient

    public init(gradient: Gradient = Gradient(colors: [.green, .yellow, .red])) {
        self.gradient = gradient
    }

    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            arc(to: 1)
                .stroke(.quaternary, style: stroke)
            arc(to: configuration.value)
                .stroke(
                    AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(270)),
                    style: stroke
                )
            VStack(spacing: 0) {
                configuration.currentValueLabel
                    .font(Typography.numeric)
                configuration.label
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            .rotationEffect(.degrees(-135))
        }
        .rotationEffect(.degrees(135))
        .padding(stroke.lineWidth / 2)
        .frame(width: diameter, height: diameter)
        .overlay(alignment: .bottom) {
            HStack {
                configuration.minimumValueLabel
                Spacer()
                configuration.maximumValueLabel
            }
            .font(.caption2.monospacedDigit())
            .foregroundStyle(.secondary)
            .frame(width: diameter * 0.7)
        }
    }

    private var stroke: StrokeStyle {
        StrokeStyle(lineWidth: 12, lineCap: .round)
    }

    private func arc(to fraction: Double) -> some Shape {
        Circle().trim(from: 0, to: 0.75 * fraction)
    }
}

/// A horizontal scale with a marker, suited to ranges such as temperature.
public struct ScaleGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            configuration.label.font(.subheadline)
            HStack(spacing: Spacing.s) {
                configuration.minimumValueLabel
                LinearGradient(colors: [.blue, .mint, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
                    .frame(height: 8)
                    .clipShape(.capsule)
                    .overlay {
                        GeometryReader { proxy in
                            Circle()
                                .fill(.white)
                                .strokeBorder(.ink, lineWidth: 2)
                                .frame(width: 14, height: 14)
                                .position(x: proxy.size.width * configuration.value, y: proxy.size.height / 2)
                        }
                    }
                configuration.maximumValueLabel
            }
            .font(.caption.monospacedDigit())
        }
    }
}

extension GaugeStyle where Self == DialGaugeStyle {
    public static var dial: Self { Self() }
}

extension GaugeStyle where Self == ScaleGaugeStyle {
    public static var scale: Self { Self() }
}

#Preview("Gauges") {
    Gauge(value: 72, in: 0...120) {
        Text("km/h")
    } currentValueLabel: {
        Text("72")
    } minimumValueLabel: {
        Text("0")
    } maximumValueLabel: {
        Text("120")
    }
    .gaugeStyle(.dial)
}
