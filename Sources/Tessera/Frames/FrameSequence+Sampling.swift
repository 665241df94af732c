// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Numbers of views as they are shown at a moment: what a plot draws over time and a strip as trails. The layers of the
// whole tree have their presented values while a number is read, so that a view's place follows its superviews'.

public import Foundation
public import TesseraViews

/// A number of a view to be followed through a sequence.
@MainActor
public struct ViewCurve {
  /// The name beside the curve, such as `card.centerX`.
  public let name: String
  /// The number that is followed.
  public let property: ViewProperty
  /// The view that is followed; nil once it is gone.
  public private(set) weak var view: UIView?

  /// - Parameters:
  ///   - property: What is read in each frame.
  ///   - view: Whose property it is.
  ///   - name: nil for the property's.
  public init(_ property: ViewProperty, of view: UIView, name: String? = nil) {
    self.name = name ?? property.rawValue
    self.property = property
    self.view = view
  }
}

extension FrameSequence {
  /// The view with an accessibility identifier or, when none has it, the first one of a class of that name; superviews
  /// come before their subviews, and subviews in their order.
  ///
  /// - Throws: `RenderError.unknownView`, which lists what there is.
  public func view(named name: String) throws(RenderError) -> UIView {
    let views = Self.tree(window)
    if let view = views.first(where: { $0.accessibilityIdentifier == name }) { return view }
    if let view = views.first(where: { Self.className($0) == name }) { return view }
    throw .unknownView(
      name, identifiers: Self.unique(views.compactMap(\.accessibilityIdentifier)),
      classes: Self.unique(views.map(Self.className)))
  }

  /// The number that a text such as `card.centerX` names: after the last dot the property, before it the view.
  ///
  /// - Throws: `RenderError.unknownView` and `.unknownProperty`, which list what there is.
  public func curve(named name: String) throws(RenderError) -> ViewCurve {
    let dot = name.lastIndex(of: ".")
    let property = dot.map { String(name[name.index(after: $0)...]) } ?? ""
    guard let dot, dot != name.startIndex, let known = ViewProperty(rawValue: property) else {
      throw .unknownProperty(name, known: ViewProperty.allCases.map(\.rawValue))
    }
    return ViewCurve(known, of: try view(named: String(name[..<dot])), name: name)
  }

  /// A number of a view as it is shown at the last moment asked for.
  public func presentedValue(_ property: ViewProperty, of view: UIView) -> Double {
    presented(view) { property.value(of: $0) }
  }

  /// Where a view is shown at the last moment asked for, in points of the window: the box around it when it is turned.
  /// nil when it is in no window or another one.
  public func presentedFrame(of view: UIView) -> CGRect? {
    guard view.window === window else { return nil }
    return presented(view) { _ in view.convert(view.bounds, to: nil) }
  }

  /// Where the middle of a view is shown at the last moment asked for, in points of the window. nil when it is in no
  /// window or another one.
  public func presentedCenter(of view: UIView) -> CGPoint? {
    guard view.window === window else { return nil }
    return presented(view) { _ in view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }
  }

  /// The curves over all remaining frames; `next()` returns nil afterwards. Nothing is painted.
  ///
  ///     let curves = try [frames.curve(named: "card.centerX")]
  ///     let plot = CurvePlot(series: frames.sample(curves))
  ///
  /// While a view is in no window its curve is interrupted.
  public func sample(_ curves: [ViewCurve]) -> [CurvePlot.Series] {
    var series = curves.map { CurvePlot.Series(name: $0.name, samples: []) }
    while let frame = next() {
      for (index, curve) in curves.enumerated() { series[index].samples.append(sample(curve, at: frame.time)) }
    }
    return series
  }

  /// A curve's value at the last moment asked for, which was at `time`; not a number while its view is in no window.
  package func sample(_ curve: ViewCurve, at time: Double) -> CurvePlot.Sample {
    guard let view = curve.view, view.window === window else { return CurvePlot.Sample(time: time, value: .nan) }
    return CurvePlot.Sample(time: time, value: presentedValue(curve.property, of: view))
  }

  private static func tree(_ view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(tree)
  }

  private static func className(_ view: UIView) -> String { String(describing: type(of: view)) }

  /// The names, each once, in their order.
  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
