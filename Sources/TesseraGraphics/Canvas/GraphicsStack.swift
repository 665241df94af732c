// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The current context: what drawing methods without a context parameter draw on. Contexts form a stack, as a view may
// be rendered into an image while another is drawn.

public import Foundation
import TesseraRaster

@MainActor
package enum GraphicsStack {
  /// The contexts that are drawn on, the current one last.
  package static var contexts: [CGContext] = []
  /// The context that is drawn on now; nil where there is none, or where it draws an image without area.
  package static var current: CGContext? {
    guard let last = contexts.last else { return nil }
    // An image without area has no context.
    return last.isEmptyImage ? nil : last
  }
}

extension Canvas {
  /// A canvas that nothing is painted on, for swapping.
  package static let none = Canvas(list: DisplayList(width: 0, height: 0), transform: .identity)

  /// Runs the body with a context on this canvas as the current one. Clips it leaves open are closed.
  @MainActor
  package static func makeCurrent(_ canvas: inout Canvas, _ body: () -> Void) {
    // Moved, not copied: a second reference would make every command copy the list.
    var moved = none
    swap(&moved, &canvas)
    let context = CGContext(canvas: moved)
    moved = none
    GraphicsStack.contexts.append(context)
    body()
    GraphicsStack.contexts.removeAll { $0 === context }
    context.endClips(downTo: 0)
    swap(&canvas, &context.canvas)
  }

  /// Runs the body with the current context's canvas. Does nothing outside painting, as UIKit does without a context.
  @MainActor
  package static func withCurrent(_ body: (inout Canvas) -> Void) {
    GraphicsStack.current?.paint(body)
  }
}

// Apple's declarations are not isolated, and old code calls them from functions that are not. Contexts belong to the
// main thread all the same, and so do these.

/// The context that views and images draw on now. Nil while nothing is drawn, or where an image has no area. Off the
/// main thread it ends the process, as all functions here do.
public func UIGraphicsGetCurrentContext() -> CGContext? { MainThread.run { GraphicsStack.current } }

/// Makes a context current until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { MainThread.run { GraphicsStack.contexts.append(context) } }
/// Takes away the current context, so that the one before it is current again. Does nothing without one.
public func UIGraphicsPopContext() { MainThread.run { _ = GraphicsStack.contexts.popLast() } }

/// Fills a rectangle with the fill colour, translucent colours over what is there. Does nothing without a context.
public func UIRectFill(_ rect: CGRect) { MainThread.run { GraphicsStack.current?.fill(rect) } }
/// Frames a rectangle with lines of one point inside it, in the fill colour. Does nothing without a context.
public func UIRectFrame(_ rect: CGRect) { MainThread.run { GraphicsStack.current?.frame(rect) } }
/// Cuts off what is drawn outside of a rectangle, until the context's state is restored. Does nothing without a
/// context.
public func UIRectClip(_ rect: CGRect) { MainThread.run { GraphicsStack.current?.clip(to: rect) } }

extension CGContext {
  fileprivate func frame(_ rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    let ring = CGMutablePath()
    ring.addRect(rect)
    let inner = rect.insetBy(dx: 1, dy: 1)
    if inner.width > 0, inner.height > 0 { ring.addRect(inner) }
    fill(.path(ring.path, .evenOdd))
  }
}
