// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Samples presented values of views, for plots over time and for trails in strips. While a value is read, all layers have their
// presentation values, so that a view's position includes the motion of its superviews.

public import Foundation
public import TesseraViews

/// A property of a view to sample through a sequence.
@MainActor
public struct ViewCurve {
  /// The name of the curve, such as `card.centerX`.
  public let name: String
  /// The property.
  public let property: ViewProperty
  /// The view. A weak reference.
  public private(set) weak var view: UIView?

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - property: The property to sample.
  ///   - view: The view.
  ///   - name: The name, or nil for the property's.
  public init(_ property: ViewProperty, of view: UIView, name: String? = nil) {
    self.name = name ?? property.rawValue
    self.property = property
    self.view = view
  }
}

extension FrameSequence {
  /// Returns the view with an accessibility identifier, or else the first view of a class with that name, in depth-first order.
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

  /// Returns the curve for a string such as `card.centerX`: the view, a dot, and the property.
  ///
  /// - Throws: `RenderError.unknownView` and `.unknownProperty`, which list the existing names.
  public func curve(named name: String) throws(RenderError) -> ViewCurve {
    let dot = name.lastIndex(of: ".")
    let property = dot.map { String(name[name.index(after: $0)...]) } ?? ""
    guard let dot, dot != name.startIndex, let known = ViewProperty(rawValue: property) else {
      throw .unknownProperty(name, known: ViewProperty.allCases.map(\.rawValue))
    }
    return ViewCurve(known, of: try view(named: String(name[..<dot])), name: name)
  }

  /// Returns the presented value of a view's property at the last requested time.
  public func presentedValue(_ property: ViewProperty, of view: UIView) -> Double {
    presented(view) { property.value(of: $0) }
  }

  /// Returns the presented frame of a view at the last requested time, in the window's coordinates: the bounding box if it is
  /// rotated. Nil if the view is in no window or another one.
  public func presentedFrame(of view: UIView) -> CGRect? {
    guard view.window === window else { return nil }
    return presented(view) { _ in view.convert(view.bounds, to: nil) }
  }

  /// Returns the presented center of a view at the last requested time, in the window's coordinates. Nil if the view is in no
  /// window or another one.
  public func presentedCenter(of view: UIView) -> CGPoint? {
    guard view.window === window else { return nil }
    return presented(view) { _ in view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }
  }

  /// Samples curves in all remaining frames, without painting them. `next()` returns nil afterward.
  ///
  ///     let curves = try [frames.curve(named: "card.centerX")]
  ///     let plot = CurvePlot(series: frames.sample(curves))
  ///
  /// A curve is interrupted while its view is in no window.
  public func sample(_ curves: [ViewCurve]) -> [CurvePlot.Series] {
    var series = curves.map { CurvePlot.Series(name: $0.name, samples: []) }
    while let frame = next() {
      for (index, curve) in curves.enumerated() { series[index].samples.append(sample(curve, at: frame.time)) }
    }
    return series
  }

  /// Returns a curve's value at `time`, the last requested time, or NaN if its view is in no window.
  package func sample(_ curve: ViewCurve, at time: Double) -> CurvePlot.Sample {
    guard let view = curve.view, view.window === window else { return CurvePlot.Sample(time: time, value: .nan) }
    return CurvePlot.Sample(time: time, value: presentedValue(curve.property, of: view))
  }

  private static func tree(_ view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(tree)
  }

  private static func className(_ view: UIView) -> String { String(describing: type(of: view)) }

  /// Returns the names without duplicates, in their order.
  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
