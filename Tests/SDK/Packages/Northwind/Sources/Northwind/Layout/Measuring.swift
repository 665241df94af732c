// SPDX-License-Identifier: MIT

import SwiftUI

private struct SizePreferenceKey: PreferenceKey {
    static let defaultValue: CGSize = .zero

    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
        value = nextValue()
    }
}

/// Collects the widest value, so that labels in separate rows can share one column width.
struct MaxWidthPreferenceKey: PreferenceKey {
    static let defaultValue: CGFloat? = nil

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
        guard let next = nextValue() else { return }
        value = max(value ?? 0, next)
    }
}

extension View {
    public func onSizeChange(_ action: @escaping @MainActor (CGSize) -> Void) -> some View {
        background {
            GeometryReader { proxy in
                Color.clear.preference(key: SizePreferenceKey.self, value: proxy.size)
            }
        }
        .onPreferenceChange(SizePreferenceKey.self) { size in
            MainActor.assumeIsolated { action(size) }
        }
    }

    func reportsWidth() -> some View {
        background {
            GeometryReader { proxy in
                Color.clear.preference(key: MaxWidthPreferenceKey.self, value: proxy.size.width)
            }
        }
    }
}

/// A column of label–value rows whose labels all take the width of the widest one.
public struct AlignedRows<Data: RandomAccessCollection, Value: View>: View where Data.Element: Hashable & StringProtocol {
    private let labels: Data
    private let value: (Data.Element) -> Value
    @State private var labelWidth: CGFloat?

    public init(_ labels: Data, @ViewBuilder value: @escaping (Data.Element) -> Value) {
        self.labels = labels
        self.value = value
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            ForEach(labels, id: \.self) { label in
                HStack(alignment: .firstTextBaseline, spacing: Spacing.m) {
                    Text(label)
                        .textRole(.caption)
                        .fixedSize()
                        .reportsWidth()
                        .frame(width: labelWidth, alignment: .trailing)
                    value(label)
                }
            }
        }
        .onPreferenceChange(MaxWidthPreferenceKey.self) { [$labelWidth] width in
            $labelWidth.wrappedValue = width
        }
    }
}

#Preview("Aligned rows") {
    AlignedRows(["Name", "Organisation", "City"]) { label in
        Text("\(label.count) letters")
    }
    .padding()
}
