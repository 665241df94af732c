// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The current context, which is the destination of drawing methods without a context parameter. Contexts form a
// stack, because a view may be rendered into an image while another view is being drawn. As on iOS, each thread has
// its own stack, so that images can be drawn on background threads. The main queue also has a stack, because
// different threads may serve it.

public import Foundation
import TesseraRaster

package enum GraphicsStack {
  /// The stack of contexts for a thread or for the main queue.
  private final class Stack {
    var contexts: [CGContext] = []
  }

  private static let key = "Tessera.GraphicsStack"
  /// The main queue's stack. Accessed only on the main queue.
  private nonisolated(unsafe) static let main = Stack()

  private static var stack: Stack {
    if MainQueue.isCurrent { return main }
    let values = Thread.current.threadDictionary
    if let stack = values[key] as? Stack { return stack }
    let stack = Stack()
    values[key] = stack
    return stack
  }

  /// The contexts of the current thread. The current context is last.
  package static var contexts: [CGContext] {
    get { stack.contexts }
    set { stack.contexts = newValue }
  }
  /// The current context, or nil if there is none or if the current image has an empty size.
  package static var current: CGContext? {
    guard let last = contexts.last else { return nil }
    // An image with an empty size has no context.
    return last.isEmptyImage ? nil : last
  }
}

extension Canvas {
  /// An empty canvas that is never drawn. It temporarily replaces another canvas.
  package static let none = Canvas(list: DisplayList(width: 0, height: 0), transform: .identity)

  /// Calls the body while a context for this canvas is current. Closes the clips that the body leaves open.
  package static func makeCurrent(_ canvas: inout Canvas, _ body: () -> Void) {
    // The canvas is moved instead of copied. With a second reference to the list, every appended command would copy
    // the list.
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

  /// Calls the body with the current context's canvas. Does nothing if there is no current context, as in UIKit.
  package static func withCurrent(_ body: (inout Canvas) -> Void) {
    GraphicsStack.current?.paint(body)
  }
}

/// Returns the current thread's current context, or nil if there is none or if the current image has an empty size.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Makes a context current by pushing it onto the current thread's stack. Call `UIGraphicsPopContext()` to remove it.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.contexts.append(context) }
/// Removes the current context from the stack, so that the previous context is current again. Does nothing if there
/// is no current context.
public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }

/// Fills a rectangle with the fill color in a blend mode. Does nothing if there is no current context.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsStack.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Fills a rectangle with the fill color, blending translucent colors. Does nothing if there is no current context.
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }
/// Draws a 1-point border inside a rectangle in the fill color. Does nothing if there is no current context.
public func UIRectFrame(_ rect: CGRect) { GraphicsStack.current?.frame(rect) }
/// Clips to a rectangle until the context's state is restored. Does nothing if there is no current context.
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
