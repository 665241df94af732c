// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit
class RingLayer: CALayer {
  @NSManaged var progress: CGFloat
  @NSManaged var color: UIColor?
  @NSManaged var count: Int
  @NSManaged var place: CGPoint
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { fatalError() }
  override class func needsDisplay(forKey key: String) -> Bool { key == #keyPath(progress) || super.needsDisplay(forKey: key) }
  override func action(forKey event: String) -> CAAction? {
    guard event == #keyPath(progress) else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.progress ?? progress
    animation.duration = 1
    return animation
  }
}
