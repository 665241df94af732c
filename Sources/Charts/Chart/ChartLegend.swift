// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// The legend of a chart: symbols with the names of categories, or the colors of numbers.
struct ChartLegend: View {
  let model: ChartModel
  @ScaledMetric(relativeTo: .caption) private var symbolSize: CGFloat = 8

  /// Whether a chart has a legend.
  static func isVisible(_ model: ChartModel) -> Bool {
    let legend = model.settings.legend
    guard legend.visibility != .hidden else { return false }
    return legend.content != nil || model.styles.numbers != nil || !model.styles.entries.isEmpty
  }

  var body: some View {
    if let content = model.settings.legend.content {
      content
    } else if let numbers = model.styles.numbers {
      HStack(spacing: 6) {
        text(label(numbers.lowerBound))
        RoundedRectangle(cornerRadius: 4)
          .fill(LinearGradient(colors: model.styles.colors, startPoint: .leading, endPoint: .trailing))
          .frame(width: 80, height: 8)
        text(label(numbers.upperBound))
      }
    } else {
      let isStacked = [AnnotationPosition.leading, .trailing].contains(model.settings.legend.position)
      FlowLayout(isStacked: isStacked) {
        ForEach(Array(model.styles.entries.enumerated()), id: \.offset) { _, entry in
          HStack(spacing: 5) {
            EntryShape(symbol: entry.symbol)
              .fill(AnyShapeStyle(entry.style))
              .frame(width: symbolSize, height: symbolSize)
            text(entry.name)
          }
        }
      }
    }
  }

  private func text(_ string: String) -> some View {
    Text(verbatim: string).font(.caption).foregroundStyle(.secondary)
  }

  private func label(_ number: Double) -> String { number.formatted(.number.locale(model.locale)) }
}

private struct EntryShape: Shape {
  let symbol: SymbolShape
  nonisolated func path(in rect: CGRect) -> Path { symbol.path(rect) }
}

/// A layout of views in lines that are as wide as the proposal.
struct FlowLayout: Layout {
  /// Whether each view has its own line.
  let isStacked: Bool
  private static let spacing = CGSize(width: 12, height: 4)

  private func frames(_ subviews: Subviews, width: CGFloat) -> (frames: [CGRect], size: CGSize) {
    var (frames, cursor, lineHeight): ([CGRect], CGPoint, CGFloat) = ([], .zero, 0)
    var size = CGSize.zero
    for view in subviews {
      var fitting = view.sizeThatFits(.unspecified)
      fitting.width = min(fitting.width, width)
      if cursor.x > 0, isStacked || cursor.x + fitting.width > width {
        cursor = CGPoint(x: 0, y: cursor.y + lineHeight + Self.spacing.height)
        lineHeight = 0
      }
      frames.append(CGRect(origin: cursor, size: fitting))
      size = CGSize(
        width: max(size.width, cursor.x + fitting.width), height: max(size.height, cursor.y + fitting.height))
      lineHeight = max(lineHeight, fitting.height)
      cursor.x += fitting.width + Self.spacing.width
    }
    return (frames, size)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    frames(subviews, width: proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, frame) in zip(subviews, frames(subviews, width: bounds.width).frames) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }
}
