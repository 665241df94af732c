// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The current context: the destination of drawing methods without a context parameter. Contexts form a stack, because a view
// may be rendered into an image while another one is drawn. As on iOS, each thread has its own stack, so that images can be
// drawn in the background. The main queue also has one, because different threads may serve it.

public import Foundation
import TesseraRaster

package enum GraphicsStack {
  /// The contexts of a thread.
  private final class Stack {
    var contexts: [CGContext] = []
  }

  private static let key = "Tessera.GraphicsStack"
  /// Used only on the main queue.
  private nonisolated(unsafe) static let main = Stack()

  private static var stack: Stack {
    if MainQueue.isCurrent { return main }
    let values = Thread.current.threadDictionary
    if let stack = values[key] as? Stack { return stack }
    let stack = Stack()
    values[key] = stack
    return stack
  }

  /// The contexts of this thread, with the current one last.
  package static var contexts: [CGContext] {
    get { stack.contexts }
    set { stack.contexts = newValue }
  }
  /// The current context, or nil if there is none or it draws an image without area.
  package static var current: CGContext? {
    guard let last = contexts.last else { return nil }
    // An image without area has no context.
    return last.isEmptyImage ? nil : last
  }
}

extension Canvas {
  /// A canvas that is never painted, for swapping.
  package static let none = Canvas(list: DisplayList(width: 0, height: 0), transform: .identity)

  /// Runs the body with a context on this canvas as the current one. Closes the clips that the body leaves open.
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

/// Returns the current context of this thread, or nil if nothing is being drawn or the image has no area.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Pushes a context onto the stack of this thread, which makes it current until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.contexts.append(context) }
/// Pops the current context, so that the previous one is current again. Does nothing without a context.
public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }

/// Fills a rectangle with the fill color in a blend mode. Does nothing without a context.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsStack.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Fills a rectangle with the fill color, blending translucent colors. Does nothing without a context.
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }
/// Draws a border of one point inside a rectangle, in the fill color. Does nothing without a context.
public func UIRectFrame(_ rect: CGRect) { GraphicsStack.current?.frame(rect) }
/// Clips to a rectangle until the context's state is restored. Does nothing without a context.
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
