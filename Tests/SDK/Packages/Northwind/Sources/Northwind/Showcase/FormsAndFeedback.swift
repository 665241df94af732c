// SPDX-License-Identifier: MIT

import SwiftUI

public struct NorthwindShowcaseForms: View {
    @State private var diet: Set = ["Vegan", "Nut-free"]

    public init() {}

    public var body: some View {
        ShowcaseScreen(title: "Forms") {
            ProgressStepper(["Account", "Profile", "Plan", "Done"], current: 1)
            FormField("Full name", value: "Nora Quist", isRequired: true)
            FormField("Email", value: "nora@example", isRequired: true, status: .invalid("That address looks incomplete."))
            FormField("Username", value: "nora.q", status: .valid("This name is available."))
            FormField("Phone", value: "", placeholder: "Optional", help: "Only used for delivery updates.")
            FormField("Avatar") {
                HStack {
                    Avatar("Nora Quist", size: .small)
                    Text("Generated from your initials").textRole(.secondary)
                }
            }
            ProgressView("Password strength", value: 3, total: 5)
                .progressViewStyle(.segmented())
                .tint(Palette.caution)
            ShowcaseSection("Diet") {
                ChipGroup(["Vegan", "Vegetarian", "Gluten-free", "Nut-free", "Halal"], selection: $diet)
            }
        }
        .safeAreaInset(edge: .bottom) {
            Button("Continue") {}
                .buttonStyle(.primary)
                .padding(Spacing.l)
                .background(.bar)
        }
    }
}

public struct NorthwindShowcaseFeedback: View {
    public init() {}

    public var body: some View {
        ShowcaseScreen(title: "Feedback") {
            Banner("Update available", message: "Version 4.2 improves **offline** search.") {
                Button("Install now") {}
            }
            Banner("Payment failed", message: "The card was declined by your bank.", tone: .critical)
            Banner("Storage is almost full", tone: .warning)

            ShowcaseSection("Progress") {
                ProgressView(value: 0.62) {
                    Text("Uploading 48 photos")
                } currentValueLabel: {
                    Text(0.62, format: .percent)
                }
                .progressViewStyle(.bar)
                HStack {
                    gauge
                        .gaugeStyle(.dial)
                    gauge
                        .gaugeStyle(.scale)
                }
            }
            ShowcaseSection("Loading") {
                SkeletonRow()
                SkeletonRow().skeleton(when: true)
            }
            ShowcaseSection("Toasts") {
                ToastView(Toast(message: "Copied to clipboard"))
                ToastView(Toast(message: "You are offline", tone: .warning))
            }
            EmptyState("Nothing here yet", systemImage: "shippingbox", description: Text("Orders you place will show up here.")) {
                Button("Browse the shop") {}.buttonStyle(.secondary)
            }
            .frame(maxWidth: .infinity)
        }
    }

    private var gauge: some View {
        Gauge(value: 21, in: 0...40) {
            Text("Indoor")
        } currentValueLabel: {
            Text("21°")
        } minimumValueLabel: {
            Text("0°")
        } maximumValueLabel: {
            Text("40°")
        }
    }
}

#Preview("Forms") { NorthwindShowcaseForms() }
#Preview("Feedback") { NorthwindShowcaseFeedback() }
