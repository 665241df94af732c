// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// The appearance of a preview: its visible part, background and shadow.
///
///     let parameters = UIPreviewParameters()
///     parameters.visiblePath = UIBezierPath(roundedRect: view.bounds, cornerRadius: 12)
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
  /// The visible part of the view in the view's coordinate space, or nil (the default) for the whole view.
  open var visiblePath: UIBezierPath? {
    get { visible }
    set { visible = newValue?.copy() as? UIBezierPath }
  }
  /// The outline that casts the shadow in the view's coordinate space, or nil (the default) to use the visible part.
  open var shadowPath: UIBezierPath? {
    get { shadow }
    set { shadow = newValue?.copy() as? UIBezierPath }
  }
  /// The background color. `systemBackground` by default and after setting nil.
  open var backgroundColor: UIColor! {
    get { ground ?? .systemBackground }
    set { ground = newValue }
  }

  private var visible: UIBezierPath?
  private var shadow: UIBezierPath?
  private var ground: UIColor?

  /// Creates parameters that show a whole view.
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Creates parameters that show lines of text. The visible part surrounds the lines closely.
  ///
  /// - Parameter textLineRects: The line rectangles from top to bottom, in the view's coordinate space, as `NSValue`s
  ///   that contain `CGRect`s. Empty rectangles are ignored.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    visible = TextOutline.path(around: textLineRects.map(\.cgRectValue))
  }

  /// Returns a copy with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableCopy(copied()) }.value
  }

  private func copied() -> UIPreviewParameters {
    let copy = UIPreviewParameters()
    copy.take(from: self)
    return copy
  }

  /// Copies the values of another object.
  @_spi(Tessera) public final func take(from other: UIPreviewParameters) {
    visiblePath = other.visible
    shadowPath = other.shadow
    ground = other.ground
  }
}
