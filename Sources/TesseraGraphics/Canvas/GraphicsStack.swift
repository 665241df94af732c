// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The current context: what drawing methods without a context parameter draw on. Contexts form a stack, as a view may
// be rendered into an image while another is drawn. As on iOS each thread has a stack of its own, so that images can be drawn
// in the background. The main queue has one, too: here it may be served by one thread after the other.

public import Foundation
import TesseraRaster

package enum GraphicsStack {
  /// The contexts of a thread.
  private final class Stack {
    var contexts: [CGContext] = []
  }

  private static let key = "Tessera.GraphicsStack"
  /// Used on the main queue alone.
  private nonisolated(unsafe) static let main = Stack()

  private static var stack: Stack {
    if MainQueue.isCurrent { return main }
    let values = Thread.current.threadDictionary
    if let stack = values[key] as? Stack { return stack }
    let stack = Stack()
    values[key] = stack
    return stack
  }

  /// The contexts that this thread draws on, the current one last.
  package static var contexts: [CGContext] {
    get { stack.contexts }
    set { stack.contexts = newValue }
  }
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
  package static func makeCurrent(_ canvas: inout Canvas, _ body: () -> Void) {
    // Moved, not copied: a second reference would make every command copy the list.
    var moved = none
    swap(&moved, &canvas)
    let context = CGContext(canvas: moved)
    let start = moved.list.commands.count
    moved = none
    GraphicsStack.contexts.append(context)
    body()
    GraphicsStack.contexts.removeAll { $0 === context }
    context.endClips(downTo: 0)
    swap(&canvas, &context.canvas)
    if context.hasBlended { canvas.isolate(from: start) }
  }

  /// Runs the body with the current context's canvas. Does nothing outside painting, as UIKit does without a context.
  package static func withCurrent(_ body: (inout Canvas) -> Void) {
    GraphicsStack.current?.paint(body)
  }
}

/// The context that views and images draw on now, in this thread. Nil while nothing is drawn, or where an image has no area.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Makes a context current in this thread until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.contexts.append(context) }
/// Takes away the current context, so that the one before it is current again. Does nothing without one.
public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }

/// Fills a rectangle with the fill colour in a blend mode. Does nothing without a context.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsStack.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Fills a rectangle with the fill colour, translucent colours over what is there. Does nothing without a context.
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }
/// Frames a rectangle with lines of one point inside it, in the fill colour. Does nothing without a context.
public func UIRectFrame(_ rect: CGRect) { GraphicsStack.current?.frame(rect) }
/// Cuts off what is drawn outside of a rectangle, until the context's state is restored. Does nothing without a
/// context.
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }

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
