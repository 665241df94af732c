import QuartzCore
import UIKit

/// A label that counts up to its value.
public final class CountUpLabel: UILabel {

  public private(set) var value: Double = 0
  public var formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 0
    return formatter
  }()

  private var displayLink: CADisplayLink?
  private var startValue: Double = 0
  private var targetValue: Double = 0
  private var startTime: CFTimeInterval = 0
  private var duration: CFTimeInterval = 0

  public func count(to target: Double, duration: TimeInterval = 0.8) {
    stop()
    guard duration > 0, window != nil, !UIAccessibility.isReduceMotionEnabled else {
      show(target)
      return
    }
    startValue = value
    targetValue = target
    startTime = CACurrentMediaTime()
    self.duration = duration
    let link = CADisplayLink(target: self, selector: #selector(step(_:)))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  public func stop() {
    displayLink?.invalidate()
    displayLink = nil
  }

  public var isCounting: Bool {
    displayLink != nil
  }

  @objc private func step(_ link: CADisplayLink) {
    let fraction = min((link.timestamp - startTime) / duration, 1)
    let eased = 1 - pow(1 - max(fraction, 0), 3)
    show(startValue + (targetValue - startValue) * eased)
    if fraction >= 1 {
      stop()
    }
  }

  private func show(_ newValue: Double) {
    value = newValue
    text = formatter.string(from: NSNumber(value: newValue))
  }

  public override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, isCounting {
      stop()
      show(targetValue)
    }
  }
}
