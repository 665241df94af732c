// SPDX-License-Identifier: MIT

import SwiftUI

/// A segmented control made from buttons; the selection slides between them.
public struct SegmentedPicker<Option: Hashable, Label: View>: View {
    @Environment(\.theme) private var theme
    @Namespace private var namespace
    @Binding private var selection: Option
    private let options: [Option]
    private let label: (Option) -> Label

    public init(
        selection: Binding<Option>,
        options: [Option],
        @ViewBuilder label: @escaping (Option) -> Label
    ) {
        _selection = selection
        self.options = options
        self.label = label
    }

    public var body: some View {
        HStack(spacing: 0) {
            ForEach(options, id: \.self) { option in
                Button {
                    withAnimation(Motion.standard) { selection = option }
                } label: {
                    label(option)
                        .font(.subheadline.weight(.medium))
                        .lineLimit(1)
                        .foregroundStyle(option == selection ? .white : .ink)
                        .frame(maxWidth: .infinity, minHeight: 32)
                        .contentShape(.rect)
                        .background {
                            if option == selection {
                                Capsule()
                                    .fill(theme.accent)
                                    .matchedGeometryEffect(id: "selection", in: namespace)
                            }
                        }
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(option == selection ? [.isSelected] : [])
            }
        }
        .padding(3)
        .background(.quaternary.opacity(0.6), in: .capsule)
    }
}

extension SegmentedPicker where Option: CaseIterable & RawRepresentable, Option.RawValue == String, Label == Text {
    public init(selection: Binding<Option>) {
        self.init(selection: selection, options: Array(Option.allCases)) { option in
            Text(option.rawValue.capitalized)
        }
    }
}

#Preview("Segments") {
    @Previewable @State var tone = Tone.info
    @Previewable @State var days = 7
    VStack(spacing: Spacing.l) {
        SegmentedPicker(selection: $tone)
        SegmentedPicker(selection: $days, options: [1, 7, 30]) { Text("\($0) d") }
            .frame(width: 220)
    }
    .padding()
}
