// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The current context: what drawing methods without a context parameter draw on. Contexts form a stack, as a view may be
// rendered into an image while another is drawn.

public import Foundation
import TesseraRaster

@MainActor
package enum GraphicsStack {
  package static var contexts: [CGContext] = []
  package static var current: CGContext? {
    guard let last = contexts.last else { return nil }
    // An image without area has no context.
    return last.isEmptyImage ? nil : last
  }
}

extension Canvas {
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

  /// Does nothing outside painting, as UIKit does without a context.
  @MainActor
  package static func withCurrent(_ body: (inout Canvas) -> Void) {
    GraphicsStack.current?.paint(body)
  }
}

// Apple's declarations are not isolated, and old code calls them from functions that are not. Contexts belong to the main
// thread all the same, and so do these.

/// The context that views and images draw on now; nil when nothing is drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { MainThread.run { GraphicsStack.current } }

/// Makes a context current until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { MainThread.run { GraphicsStack.contexts.append(context) } }
public func UIGraphicsPopContext() { MainThread.run { _ = GraphicsStack.contexts.popLast() } }

public func UIRectFill(_ rect: CGRect) { MainThread.run { GraphicsStack.current?.fill(rect) } }
/// Frames a rectangle with lines of one point inside it.
public func UIRectFrame(_ rect: CGRect) { MainThread.run { GraphicsStack.current?.frame(rect) } }
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
