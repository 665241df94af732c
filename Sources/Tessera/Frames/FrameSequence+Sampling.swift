// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Samples presentation values of views, for plots over time and for trails in strips. While a value is read, all
// layers have their presentation values, so a view's position includes the motion of its superviews.

public import Foundation
public import TesseraViews

/// A view property that is sampled over a frame sequence.
@MainActor
public struct ViewCurve {
  /// The curve's name, such as `card.centerX`.
  public let name: String
  /// The sampled property.
  public let property: ViewProperty
  /// The sampled view. A weak reference.
  public private(set) weak var view: UIView?

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - property: The property to sample.
  ///   - view: The view to sample.
  ///   - name: The curve's name, or nil to use the property's name.
  public init(_ property: ViewProperty, of view: UIView, name: String? = nil) {
    self.name = name ?? property.rawValue
    self.property = property
    self.view = view
  }
}

extension FrameSequence {
  /// Returns the view with the given accessibility identifier. If there is none, returns the first view, in
  /// depth-first order, whose class has the given name.
  ///
  /// - Throws: `RenderError.unknownView`, which lists the existing names.
  public func view(named name: String) throws(RenderError) -> UIView {
    let views = Self.tree(window)
    if let view = views.first(where: { $0.accessibilityIdentifier == name }) { return view }
    if let view = views.first(where: { Self.className($0) == name }) { return view }
    throw .unknownView(
      name, identifiers: Self.unique(views.compactMap(\.accessibilityIdentifier)),
      classes: Self.unique(views.map(Self.className)))
  }

  /// Returns the curve for a string such as `card.centerX`, which consists of a view's name, a dot and a property.
  ///
  /// - Throws: `RenderError.unknownView` or `RenderError.unknownProperty`, which list the existing names.
  public func curve(named name: String) throws(RenderError) -> ViewCurve {
    let dot = name.lastIndex(of: ".")
    let property = dot.map { String(name[name.index(after: $0)...]) } ?? ""
    guard let dot, dot != name.startIndex, let known = ViewProperty(rawValue: property) else {
      throw .unknownProperty(name, known: ViewProperty.allCases.map(\.rawValue))
    }
    return ViewCurve(known, of: try view(named: String(name[..<dot])), name: name)
  }

  /// Returns the presentation value of a view's property at the most recently requested time.
  public func presentedValue(_ property: ViewProperty, of view: UIView) -> Double {
    presented(view) { property.value(of: $0) }
  }

  /// Returns the presented frame of a view at the most recently requested time, in window coordinates. Returns the
  /// bounding box of a rotated view, and nil if the view is not in the sequence's window.
  public func presentedFrame(of view: UIView) -> CGRect? {
    guard view.window === window else { return nil }
    return presented(view) { _ in view.convert(view.bounds, to: nil) }
  }

  /// Returns the presented center of a view at the most recently requested time, in window coordinates, or nil if the
  /// view is not in the sequence's window.
  public func presentedCenter(of view: UIView) -> CGPoint? {
    guard view.window === window else { return nil }
    return presented(view) { _ in view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }
  }

  /// Samples curves over all remaining frames, without painting them. `next()` returns nil afterward.
  ///
  ///     let curves = try [frames.curve(named: "card.centerX")]
  ///     let plot = CurvePlot(series: frames.sample(curves))
  ///
  /// A curve is interrupted while its view is not in a window.
  public func sample(_ curves: [ViewCurve]) -> [CurvePlot.Series] {
    var series = curves.map { CurvePlot.Series(name: $0.name, samples: []) }
    while let frame = next() {
      for (index, curve) in curves.enumerated() { series[index].samples.append(sample(curve, at: frame.time)) }
    }
    return series
  }

  /// Returns a curve's sample at `time`, which must be the most recently requested time. Its value is NaN if the view
  /// is not in a window.
  package func sample(_ curve: ViewCurve, at time: Double) -> CurvePlot.Sample {
    guard let view = curve.view, view.window === window else { return CurvePlot.Sample(time: time, value: .nan) }
    return CurvePlot.Sample(time: time, value: presentedValue(curve.property, of: view))
  }

  private static func tree(_ view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(tree)
  }

  private static func className(_ view: UIView) -> String { String(describing: type(of: view)) }

  /// Returns the names in their original order, without duplicates.
  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
