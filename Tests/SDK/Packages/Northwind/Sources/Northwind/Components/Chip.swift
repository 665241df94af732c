// SPDX-License-Identifier: MIT

import SwiftUI

public struct Chip: View {
    @Environment(\.theme) private var theme
    private let title: String
    private let systemImage: String?
    @Binding private var isSelected: Bool

    public init(_ title: String, systemImage: String? = nil, isSelected: Binding<Bool>) {
        self.title = title
        self.systemImage = systemImage
        _isSelected = isSelected
    }

    public var body: some View {
        Button {
            isSelected.toggle()
        } label: {
            HStack(spacing: Spacing.xs) {
                if let systemImage {
                    Image(systemName: isSelected ? "checkmark" : systemImage)
                }
                Text(title)
            }
            .font(.subheadline.weight(.medium))
            .padding(.horizontal, Spacing.m)
            .padding(.vertical, Spacing.s)
            .foregroundStyle(isSelected ? .white : .ink)
            .background(isSelected ? AnyShapeStyle(theme.accent) : AnyShapeStyle(.surface), in: .capsule)
            .overlay { Capsule().strokeBorder(isSelected ? .clear : Palette.outline) }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? [.isSelected] : [])
    }
}

public struct ChipGroup: View {
    private let options: [String]
    @Binding private var selection: Set<String>

    public init(_ options: [String], selection: Binding<Set<String>>) {
        self.options = options
        _selection = selection
    }

    public var body: some View {
        FlowLayout {
            ForEach(options, id: \.self) { option in
                Chip(option, isSelected: binding(for: option))
            }
        }
        .animation(Motion.standard, value: selection)
    }

    private func binding(for option: String) -> Binding<Bool> {
        Binding {
            selection.contains(option)
        } set: { isOn in
            if isOn {
                selection.insert(option)
            } else {
                selection.remove(option)
            }
        }
    }
}

#Preview("Chips") {
    @Previewable @State var selection: Set = ["Vegan", "Gluten-free"]
    ChipGroup(["Vegan", "Vegetarian", "Gluten-free", "Nut-free", "Halal", "Kosher"], selection: $selection)
        .padding()
}
