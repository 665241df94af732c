// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import TesseraSwiftUILayout

/// A view with an inspector: a trailing column or, in compact width, a sheet.
private struct InspectorView<Main: View, Inspector: View>: View {
  let main: Main
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let isColumn = sizeClass == .regular
    let (isPresented, inspector) = (isPresented, inspector)
    InspectorLayout {
      main
      if isColumn, isPresented.wrappedValue {
        Color(.separator)
        inspector()
      }
    }
    .sheet(
      isPresented: Binding(get: { !isColumn && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 }),
      content: inspector)
  }
}

/// The widths of an inspector column, in points.
private struct InspectorWidth: Equatable {
  // The default width approximates iPadOS; not measured.
  var least: CGFloat = 320
  var ideal: CGFloat = 320
  var most: CGFloat = 320

  /// The width of the column in a container.
  func length(in container: CGFloat) -> CGFloat { max(0, min(max(ideal, least), most, container)) }
}

private enum InspectorWidthKey: LayoutValueKey {
  static var defaultValue: InspectorWidth { InspectorWidth() }
}

/// A layout of a main view, a separator and an inspector column.
private struct InspectorLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard subviews.count > 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    return proposal.replacingUnspecifiedDimensions(by: subviews[0].sizeThatFits(proposal))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count > 2 else {
      for view in subviews {
        view.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
      }
      return
    }
    let width = subviews[2][InspectorWidthKey.self].length(in: bounds.width)
    let line: CGFloat = width > 0 ? 0.5 : 0
    func place(_ view: LayoutSubview, x: CGFloat, width: CGFloat) {
      view.place(
        at: CGPoint(x: bounds.minX + x + width / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: max(0, width), height: bounds.height))
    }
    place(subviews[0], x: 0, width: bounds.width - width - line)
    place(subviews[1], x: bounds.width - width - line, width: line)
    for view in subviews.dropFirst(2) { place(view, x: bounds.width - width, width: width) }
  }
}

extension View {
  /// Shows an inspector while a binding is true: in a trailing column or, in compact width, in a sheet.
  ///
  /// - Note: Differs from SwiftUI: people can't resize the column.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
    InspectorView(main: self, isPresented: isPresented, inspector: content)
  }
  /// Sets the width of the inspector column that contains the view, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }
  /// Sets the widths of the inspector column that contains the view, in points. The column has its ideal width.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    let ideal = ideal.isFinite ? Swift.max(0, ideal) : InspectorWidth().ideal
    return layoutValue(
      key: InspectorWidthKey.self,
      value: InspectorWidth(least: min ?? 0, ideal: ideal, most: max ?? .greatestFiniteMagnitude))
  }
}
