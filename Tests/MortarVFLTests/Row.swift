// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Shared helpers: views with the names that the README uses, and their positions after a layout statement.

import MortarVFL

/// Five views in a root view. Views for which a number is given have this intrinsic size on both axes.
@MainActor
struct Row {
  let root: UIView
  let viewA: UIView
  let viewB: UIView
  let viewC: UIView
  let viewD: UIView
  let viewE: UIView

  init(_ width: CGFloat, _ height: CGFloat, a: CGFloat? = nil, b: CGFloat? = nil, c: CGFloat? = nil) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    viewA = a.map(Sized.init) ?? UIView()
    viewB = b.map(Sized.init) ?? UIView()
    viewC = c.map(Sized.init) ?? UIView()
    viewD = UIView()
    viewE = UIView()
    for view in [viewA, viewB, viewC, viewD, viewE] { root.addSubview(view) }
  }

  /// Returns each view's horizontal span in the form `minX...maxX`, in the root's coordinates.
  func spans(_ views: UIView...) -> [String] {
    root.layoutIfNeeded()
    return views.map { view in
      let frame = root.convert(view.bounds, from: view)
      return "\(short(frame.minX))...\(short(frame.maxX))"
    }
  }

  /// Returns each view's vertical span in the form `minY...maxY`, in the root's coordinates.
  func columns(_ views: UIView...) -> [String] {
    root.layoutIfNeeded()
    return views.map { view in
      let frame = root.convert(view.bounds, from: view)
      return "\(short(frame.minY))...\(short(frame.maxY))"
    }
  }

  private func short(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

final class Sized: UIView {
  private let content: CGFloat

  init(_ content: CGFloat) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: content, height: content) }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
