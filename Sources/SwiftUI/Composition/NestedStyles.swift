// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The body of a style is shown in the style that was set outside of it, so that a label style can create a label, and
// a button style can create a button of its configuration. Otherwise, the style would create itself without end.

/// A style within another one.
nonisolated struct NestedLabelStyle: LabelStyle {
  let style: any LabelStyle
  let outer: any LabelStyle
  @MainActor
  func makeBody(configuration: Configuration) -> some View {
    AnyView(erasing: style.makeErasedBody(configuration)).environment(\.onlyLabelStyle, outer)
  }
}

/// A style within another one.
nonisolated struct NestedPrimitiveButtonStyle: PrimitiveButtonStyle {
  let style: any PrimitiveButtonStyle
  let outer: any PrimitiveButtonStyle
  @MainActor
  func makeBody(configuration: Configuration) -> some View {
    AnyView(erasing: style.makeErasedBody(configuration)).environment(\.onlyPrimitiveButtonStyle, outer)
  }
}

/// A style within another one.
nonisolated struct NestedToggleStyle: ToggleStyle {
  let style: any ToggleStyle
  let outer: any ToggleStyle
  @MainActor
  func makeBody(configuration: Configuration) -> some View {
    AnyView(erasing: style.makeErasedBody(configuration)).environment(\.onlyToggleStyle, outer)
  }
}

/// A style within another one.
nonisolated struct NestedProgressViewStyle: ProgressViewStyle {
  let style: any ProgressViewStyle
  let outer: any ProgressViewStyle
  @MainActor
  func makeBody(configuration: Configuration) -> some View {
    AnyView(erasing: style.makeErasedBody(configuration)).environment(\.onlyProgressViewStyle, outer)
  }
}

/// A style within another one.
nonisolated struct NestedGaugeStyle: GaugeStyle {
  let style: any GaugeStyle
  let outer: any GaugeStyle
  @MainActor
  func makeBody(configuration: Configuration) -> some View {
    AnyView(erasing: style.makeErasedBody(configuration)).environment(\.onlyGaugeStyle, outer)
  }
}

/// A style within another one.
nonisolated struct NestedGroupBoxStyle: GroupBoxStyle {
  let style: any GroupBoxStyle
  let outer: any GroupBoxStyle
  @MainActor
  func makeBody(configuration: Configuration) -> some View {
    AnyView(erasing: style.makeErasedBody(configuration)).environment(\.onlyGroupBoxStyle, outer)
  }
}

/// A style within another one.
nonisolated struct NestedLabeledContentStyle: LabeledContentStyle {
  let style: any LabeledContentStyle
  let outer: any LabeledContentStyle
  @MainActor
  func makeBody(configuration: Configuration) -> some View {
    AnyView(erasing: style.makeErasedBody(configuration)).environment(\.onlyLabeledContentStyle, outer)
  }
}

/// A style within another one.
nonisolated struct NestedDisclosureGroupStyle: DisclosureGroupStyle {
  let style: any DisclosureGroupStyle
  let outer: any DisclosureGroupStyle
  @MainActor
  func makeBody(configuration: Configuration) -> some View {
    AnyView(erasing: style.makeErasedBody(configuration)).environment(\.onlyDisclosureGroupStyle, outer)
  }
}
