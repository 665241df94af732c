// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Code written before Swift had actors, in Swift 5 language mode with warnings as errors. Only the suite refers to
// the main actor, so everything that compiles here compiles in such an app. Apple's isolation of views and
// controllers does not affect such code, and layers, colors, images, drawing and times are not isolated at all.

import Foundation
import Testing
import UIKit

// MARK: Functions

func makeLayers() -> CALayer {
  let layer = CALayer()
  layer.backgroundColor = UIColor.red.cgColor
  layer.cornerRadius = 4
  let shape = CAShapeLayer()
  shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
  let gradient = CAGradientLayer()
  gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
  layer.addSublayer(shape)
  layer.addSublayer(gradient)
  return layer
}

func animate(_ layer: CALayer) {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.beginTime = CACurrentMediaTime()
  animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
  let group = CAAnimationGroup()
  group.animations = [animation, CAKeyframeAnimation(keyPath: "position"), CASpringAnimation(keyPath: "bounds")]
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  layer.add(group, forKey: "group")
  CATransaction.commit()
}

func drawMark(in rect: CGRect) -> Bool {
  guard let context = UIGraphicsGetCurrentContext() else { return false }
  UIGraphicsPushContext(context)
  UIColor.red.setFill()
  UIRectFill(rect)
  UIRectFrame(rect)
  UIRectClip(rect)
  UIBezierPath(rect: rect).stroke()
  context.setLineWidth(2)
  "mark".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 8)])
  UIGraphicsPopContext()
  return true
}

func makeMark() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.cgContext.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    _ = drawMark(in: CGRect(x: 0, y: 0, width: 2, height: 2))
  }
}

func announce(_ text: String) -> Bool {
  UIAccessibility.post(notification: .announcement, argument: text)
  return UIAccessibility.isVoiceOverRunning || UIAccessibility.isReduceMotionEnabled
    || UIAccessibility.isBoldTextEnabled || UIAccessibility.isDarkerSystemColorsEnabled
}

func makeBars() -> [Any] {
  let bar = UINavigationBarAppearance()
  bar.configureWithOpaqueBackground()
  return [
    UIBarButtonItem(), UITabBarItem(), UITabBarAppearance(), UIToolbarAppearance(), UIBarButtonItemAppearance(), bar,
    UICollectionViewFlowLayout(), NSTextContainer(size: .zero), UICubicTimingParameters(), NSLayoutConstraint(),
  ]
}

func pin(_ view: UIView, to other: UIView = UIView(), inset: CGFloat = UIView.noIntrinsicMetric) {
  view.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset)])
}

// MARK: Types

/// Static properties, stored properties, default arguments, closures and `deinit`.
class Theme: NSObject {
  static let accent = UIColor.systemIndigo
  static let titleLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    return label
  }()
  static let layer = CALayer()

  let badge = CALayer()
  let view = UIView()
  var observer: NSObjectProtocol?
  lazy var tap = UITapGestureRecognizer(target: self) { (theme: Theme, _) in theme.tapped() }
  private(set) var taps = 0

  init(view other: UIView = UIView(), scale: CGFloat = UIScreen.main.scale, mark: UIImage = makeMark()) {
    super.init()
    badge.contentsScale = scale
    badge.contents = mark
    view.addSubview(other)
    view.layer.addSublayer(badge)
    observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      self?.tapped()
    }
  }

  func tapped() { taps += 1 }

  func fade() {
    UIView.animate(withDuration: 0.2) { self.view.alpha = 0 }
    UIView.animate(withDuration: 0.2, animations: { self.view.alpha = 1 }, completion: { _ in self.tapped() })
  }

  deinit {
    badge.removeFromSuperlayer()
    view.removeFromSuperview()
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}

/// A layer that is its own delegate.
class RingLayer: CAShapeLayer, CALayerDelegate {
  var progress: CGFloat = 0 { didSet { strokeEnd = progress } }

  override init() {
    super.init()
    delegate = self
  }

  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSublayers() {
    super.layoutSublayers()
    path = UIBezierPath(ovalIn: bounds).cgPath
  }
}

class RingView: UIView {
  override class var layerClass: AnyClass { RingLayer.self }
  override func draw(_ rect: CGRect) { _ = drawMark(in: rect) }
}

// MARK: Off the main thread

/// Compiles without isolation in Swift 5, so it can be called on any thread.
private func pauseLink() { CADisplayLink(target: NSObject(), selector: Selector("tick")).isPaused = true }

@Suite struct NonisolatedCodeTests {
  @Test @MainActor func layers() {
    let layer = makeLayers()
    animate(layer)
    #expect(layer.sublayers?.count == 2 && layer.cornerRadius == 4)
    let ring = RingView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    (ring.layer as? RingLayer)?.progress = 0.5
    #expect((ring.layer as? CAShapeLayer)?.strokeEnd == 0.5)
  }

  /// A current context exists only while an image is drawn.
  @Test @MainActor func drawing() {
    #expect(!drawMark(in: .zero) && makeMark().size == CGSize(width: 2, height: 2))
    #expect(CACurrentMediaTime() > 0)
  }

  @Test @MainActor func everythingElse() {
    #expect(!announce("done") && makeBars().count == 10)
    let theme = Theme()
    theme.fade()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5))
    #expect(theme.taps == 1 && theme.view.subviews.count == 1 && Theme.titleLabel.font.pointSize == 17)
    let (child, parent) = (UIView(), UIView())
    parent.addSubview(child)
    pin(child, to: parent, inset: 3)
    #expect(parent.constraints.map(\.constant) == [3])
  }

  /// Errors that the compiler can't report for such code are reported at run time, with the function's name and a
  /// remedy.
  @Test func offTheMainThread() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Thread.detachNewThread { pauseLink() }
      try await Task.sleep(nanoseconds: 600_000_000_000)
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("isPaused may be used on the main thread only. Move the call to the main actor."))
  }
}
