import SwiftUI

// MARK: Toggle

/// A round check mark, for list rows.
struct CheckToggleStyle: ToggleStyle {
    @ScaledMetric(relativeTo: .title3) private var size = 26.0

    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: 12) {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                    .resizable()
                    .scaledToFit()
                    .frame(width: size, height: size)
                    .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
                    .contentTransition(.symbolEffect(.replace))
                    .symbolEffect(.bounce, value: configuration.isOn)
                configuration.label
            }
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityRepresentation {
            Toggle(isOn: configuration.$isOn) {
                configuration.label
            }
        }
    }
}

/// A chip that fills when it is on.
struct ChipToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline.weight(.medium))
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .foregroundStyle(configuration.isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
            .background(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: .capsule)
            .contentShape(.capsule)
            .onTapGesture {
                withAnimation(.snappy) {
                    configuration.isOn.toggle()
                }
            }
            .accessibilityAddTraits(configuration.isOn ? [.isButton, .isSelected] : .isButton)
    }
}

extension ToggleStyle where Self == CheckToggleStyle {
    static var check: CheckToggleStyle { CheckToggleStyle() }
}

extension ToggleStyle where Self == ChipToggleStyle {
    static var chip: ChipToggleStyle { ChipToggleStyle() }
}

// MARK: Label

/// An icon on a coloured tile, as in a settings list.
struct TileLabelStyle: LabelStyle {
    var color: Color

    @ScaledMetric(relativeTo: .body) private var side = 29.0

    func makeBody(configuration: Configuration) -> some View {
        Label {
            configuration.title
        } icon: {
            configuration.icon
                .font(.system(size: side * 0.55, weight: .medium))
                .foregroundStyle(.white)
                .frame(width: side, height: side)
                .background(color.gradient, in: .rect(cornerRadius: side * 0.25))
        }
    }
}

/// Title first, then the icon.
struct TrailingIconLabelStyle: LabelStyle {
    var spacing: CGFloat = 4

    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing) {
            configuration.title
            configuration.icon
                .imageScale(.small)
                .foregroundStyle(.secondary)
        }
    }
}

extension LabelStyle where Self == TileLabelStyle {
    static func tile(_ color: Color) -> TileLabelStyle { TileLabelStyle(color: color) }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
    static var trailingIcon: TrailingIconLabelStyle { TrailingIconLabelStyle() }
}

// MARK: Progress

/// A ring that fills clockwise from the top.
struct RingProgressViewStyle: ProgressViewStyle {
    var lineWidth: CGFloat = 8

    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        ZStack {
            Circle()
                .stroke(.quaternary, lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: fraction)
                .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .animation(.spring(duration: 0.6), value: fraction)
            configuration.currentValueLabel
                .font(.caption2.monospacedDigit())
        }
        .padding(lineWidth / 2)
        .accessibilityElement(children: .ignore)
        .accessibilityValue(Text(fraction, format: .percent.precision(.fractionLength(0))))
    }
}

/// A bar made of equal segments.
struct SegmentedProgressViewStyle: ProgressViewStyle {
    var segments: Int

    func makeBody(configuration: Configuration) -> some View {
        let filled = Int(((configuration.fractionCompleted ?? 0) * Double(segments)).rounded())
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                configuration.label
                Spacer()
                configuration.currentValueLabel
                    .foregroundStyle(.secondary)
            }
            .font(.footnote)
            HStack(spacing: 4) {
                ForEach(0..<max(segments, 1), id: \.self) { index in
                    Capsule()
                        .fill(index < filled ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                        .frame(height: 6)
                }
            }
        }
    }
}

extension ProgressViewStyle where Self == RingProgressViewStyle {
    static var ring: RingProgressViewStyle { RingProgressViewStyle() }

    static func ring(lineWidth: CGFloat) -> RingProgressViewStyle {
        RingProgressViewStyle(lineWidth: lineWidth)
    }
}

extension ProgressViewStyle where Self == SegmentedProgressViewStyle {
    static func segmented(_ segments: Int) -> SegmentedProgressViewStyle {
        SegmentedProgressViewStyle(segments: segments)
    }
}

// MARK: Group box

struct PanelGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            configuration.label
                .font(.subheadline.weight(.semibold))
                .textCase(.uppercase)
                .foregroundStyle(.secondary)
            configuration.content
        }
        .card()
    }
}

extension GroupBoxStyle where Self == PanelGroupBoxStyle {
    static var panel: PanelGroupBoxStyle { PanelGroupBoxStyle() }
}

// MARK: Previews

#Preview("Toggle styles") {
    @Previewable @State var isChecked = true
    @Previewable @State var isChip = false

    VStack(alignment: .leading, spacing: 20) {
        Toggle("Buy milk", isOn: $isChecked)
            .toggleStyle(.check)
        Toggle("Weekly", isOn: $isChip)
            .toggleStyle(.chip)
        Toggle("Weekly and on", isOn: .constant(true))
            .toggleStyle(.chip)
    }
    .padding()
    .tint(Palette.teal)
}

#Preview("Label styles", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading, spacing: 12) {
        Label("Notifications", systemImage: "bell.badge.fill")
            .labelStyle(.tile(.red))
        Label("Appearance", systemImage: "paintpalette.fill")
            .labelStyle(.tile(Palette.plum))
        Label("More", systemImage: "chevron.right")
            .labelStyle(.trailingIcon)
    }
    .padding()
}

#Preview("Progress styles") {
    @Previewable @State var value = 0.4

    VStack(spacing: 24) {
        ProgressView(value: value) {
            Text("Steps")
        } currentValueLabel: {
            Text(value, format: .percent)
        }
        .progressViewStyle(.segmented(5))

        ProgressView(value: value) {
            Text("Done")
        } currentValueLabel: {
            Text(value, format: .percent)
        }
        .progressViewStyle(.ring)
        .frame(width: 80, height: 80)

        GroupBox("Panel") {
            Slider(value: $value, in: 0...1, step: 0.2)
        }
        .groupBoxStyle(.panel)
    }
    .padding()
    .tint(Palette.coral)
}
