// SPDX-License-Identifier: MIT

import SwiftUI

public struct KeyValueTable: View {
    public struct Row: Identifiable, Sendable {
        public let id: String
        public var value: String
        public var isEmphasized: Bool

        public init(_ key: String, _ value: String, isEmphasized: Bool = false) {
            id = key
            self.value = value
            self.isEmphasized = isEmphasized
        }
    }

    private let rows: [Row]

    public init(_ rows: [Row]) {
        self.rows = rows
    }

    public var body: some View {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: Spacing.l, verticalSpacing: Spacing.s) {
            ForEach(rows) { row in
                if row.isEmphasized {
                    Divider()
                        .gridCellUnsizedAxes(.horizontal)
                }
                GridRow {
                    Text(row.id)
                        .foregroundStyle(.secondary)
                        .gridColumnAlignment(.leading)
                    Text(row.value)
                        .monospacedDigit()
                        .frame(maxWidth: .infinity, alignment: .trailing)
                        .multilineTextAlignment(.trailing)
                }
                .font(.subheadline)
                .fontWeight(row.isEmphasized ? .bold : .regular)
            }
        }
    }
}

/// A comparison of plans: one feature per row, one plan per column.
public struct FeatureMatrix: View {
    private let plans: [String]
    private let features: [(name: String, included: [Bool])]

    public init(plans: [String], features: [(name: String, included: [Bool])]) {
        self.plans = plans
        self.features = features
    }

    public var body: some View {
        Grid(horizontalSpacing: Spacing.l, verticalSpacing: Spacing.m) {
            GridRow {
                Color.clear
                    .gridCellUnsizedAxes([.horizontal, .vertical])
                ForEach(plans, id: \.self) { Text($0).textRole(.overline) }
            }
            ForEach(features, id: \.name) { feature in
                GridRow {
                    Text(feature.name)
                        .gridColumnAlignment(.leading)
                    ForEach(plans.indices, id: \.self) { column in
                        Image(systemName: feature.included[column] ? "checkmark" : "minus")
                            .foregroundStyle(feature.included[column] ? AnyShapeStyle(.green) : AnyShapeStyle(.tertiary))
                    }
                }
            }
            GridRow {
                Text("Prices exclude tax.")
                    .textRole(.caption)
                    .gridCellColumns(plans.count + 1)
                    .gridCellAnchor(.leading)
            }
        }
    }
}

#Preview("Tables") {
    VStack(spacing: Spacing.xl) {
        KeyValueTable(SampleData.invoiceRows)
        FeatureMatrix(plans: SampleData.plans, features: SampleData.features)
    }
    .padding()
}
