import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A recognizer of scribbles, which are touches that change their horizontal direction repeatedly.
public final class ScribbleGestureRecognizer: UIGestureRecognizer {

  public var requiredTurns = 4
  public private(set) var turns = 0

  private var lastPoint: CGPoint?
  private var lastDirection: CGFloat = 0

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1, numberOfTouches == 1 else {
      state = .failed
      return
    }
    lastPoint = touches.first?.location(in: view)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state != .failed, let touch = touches.first, let last = lastPoint else { return }
    let point = touch.location(in: view)
    let delta = point.x - last.x
    guard abs(delta) > 2 else { return }
    let direction: CGFloat = delta < 0 ? -1 : 1
    if lastDirection != 0, direction != lastDirection {
      turns += 1
    }
    lastDirection = direction
    lastPoint = point
    if turns >= requiredTurns, state == .possible {
      state = .recognized
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible {
      state = .failed
    }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  public override func reset() {
    super.reset()
    turns = 0
    lastPoint = nil
    lastDirection = 0
  }
}
