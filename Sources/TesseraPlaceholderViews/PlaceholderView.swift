// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit

/// The base class of placeholders for the views of Apple frameworks that do not exist on Linux. It draws a gray
/// background with a dashed border and the centered name of the class that it represents, in light and dark colors.
open class PlaceholderView: UIView {
  /// The name of the Apple framework class that the view represents.
  @_spi(Tessera) open class var placeholderName: String { "PlaceholderView" }
  /// The name of the framework and a sentence about the missing effect, which are reported once when a view is
  /// created. `nil` by default.
  @_spi(Tessera) open class var placeholderSentence: (framework: String, sentence: String)? { nil }

  /// Creates a view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    report(type(of: self).placeholderSentence)
  }

  /// Creates a view. Never returns `nil`. The coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    report(type(of: self).placeholderSentence)
  }

  /// Draws the placeholder.
  open override func draw(_ rect: CGRect) {
    guard bounds.width > 0, bounds.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.systemGray5.resolvedColor(with: traitCollection).cgColor)
    context.fill(bounds)
    context.setStrokeColor(UIColor.systemGray2.resolvedColor(with: traitCollection).cgColor)
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [4, 4])
    if bounds.width > 2, bounds.height > 2 { context.stroke(bounds.insetBy(dx: 0.5, dy: 0.5)) }
    context.setLineDash(phase: 0, lengths: [])
    drawName()
  }

  /// The displayed class name.
  var shownName: String { type(of: self).placeholderName }

  private func drawName() {
    let name = NSAttributedString(
      string: shownName,
      attributes: [
        .font: UIFont.systemFont(ofSize: 13, weight: .medium),
        .foregroundColor: UIColor.secondaryLabel.resolvedColor(with: traitCollection),
      ])
    let size = name.size()
    guard size.width <= bounds.width, size.height <= bounds.height else { return }
    name.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
  }
}

/// The base class of placeholders for the view controllers of Apple frameworks that do not exist on Linux. Its view
/// is drawn like a ``PlaceholderView``, with the name of the controller's class.
open class PlaceholderController: UIViewController {
  /// The name of the Apple framework class that the view controller represents.
  @_spi(Tessera) open class var placeholderName: String { "PlaceholderController" }
  /// The name of the framework and a sentence about the missing effect, which are reported once when a view
  /// controller is created. `nil` by default.
  @_spi(Tessera) open class var placeholderSentence: (framework: String, sentence: String)? { nil }

  /// Creates a view controller. Both arguments are ignored, because placeholders have no nib files.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    report(type(of: self).placeholderSentence)
  }

  /// Creates a view controller. Never returns `nil`. The coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    report(type(of: self).placeholderSentence)
  }

  open override func loadView() {
    let view = NamedPlaceholderView(frame: UIScreen.main.bounds)
    view.name = type(of: self).placeholderName
    self.view = view
  }
}

/// A placeholder view with a custom name.
private final class NamedPlaceholderView: PlaceholderView {
  var name = ""

  override var shownName: String { name }
}

private func report(_ sentence: (framework: String, sentence: String)?) {
  if let (framework, text) = sentence { Placeholder.report(framework, text) }
}
