// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraViews

/// The last reference to a view may go on any thread, while the main actor reads what refers weakly to that view. Each read
/// returns a view that stays alive for as long as the reader keeps it, or nil.
@MainActor @Suite struct ReleaseOnOtherThreadTests {
  /// A view that takes long to be destroyed.
  private final class SlowView: UIView {
    nonisolated(unsafe) var isEnding = false

    deinit {
      isEnding = true
      usleep(100)
    }
  }

  private final class SlowLayer: CALayer {
    nonisolated(unsafe) var isEnding = false

    deinit {
      isEnding = true
      usleep(100)
    }
  }

  /// Has a reference that another thread drops.
  private final class Owner: @unchecked Sendable {
    var object: AnyObject?
  }

  private let rounds = 50

  /// Drops the object of an owner on another thread, and reads meanwhile. `read` returns whether what it found is alive; nil
  /// once it finds nothing.
  private func race(_ owner: Owner, _ read: () -> Bool?) {
    let (start, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    DispatchQueue.global().async {
      start.wait()
      owner.object = nil
      end.signal()
    }
    start.signal()
    while let isAlive = read() {
      guard isAlive else {
        Issue.record("An object that is being destroyed was read.")
        break
      }
    }
    end.wait()
    #expect(read() == nil)
  }

  private func isAlive(_ object: AnyObject?) -> Bool? {
    guard let object else { return nil }
    if let layer = object as? SlowLayer { return !layer.isEnding }
    return (object as? SlowView)?.isEnding == false
  }

  /// An owner of the last reference to a view, which `use` makes others refer to.
  private func owner(_ use: (UIView) -> Void) -> Owner {
    let owner = Owner()
    let view = SlowView()
    use(view)
    owner.object = view
    return owner
  }

  private func owner(ofSuperlayerOf layer: CALayer) -> Owner {
    let owner = Owner()
    let superlayer = SlowLayer()
    superlayer.addSublayer(layer)
    owner.object = superlayer
    return owner
  }

  @Test func superviewsOfSurvivingViews() {
    for _ in 0..<rounds {
      let view = UIView()
      race(owner { $0.addSubview(view) }) { isAlive(view.superview) }
    }
  }

  @Test func ownersOfGuides() {
    for _ in 0..<rounds {
      let guide = UILayoutGuide()
      race(owner { $0.addLayoutGuide(guide) }) { isAlive(guide.owningView) }
    }
  }

  @Test func itemsOfConstraints() {
    for _ in 0..<rounds {
      let other = UIView()
      var constraint = NSLayoutConstraint()
      race(owner { constraint = $0.widthAnchor.constraint(equalTo: other.widthAnchor) }) {
        isAlive(constraint.firstItem)
      }
      race(owner { constraint = other.widthAnchor.constraint(equalTo: $0.widthAnchor) }) {
        isAlive(constraint.secondItem)
      }
    }
  }

  @Test func delegatesOfLayers() {
    for _ in 0..<rounds {
      var layer = CALayer()
      race(owner { layer = $0.layer }) { isAlive(layer.delegate) }
    }
  }

  @Test func superlayersOfSurvivingLayers() {
    for _ in 0..<rounds {
      let layer = CALayer()
      race(owner(ofSuperlayerOf: layer)) { isAlive(layer.superlayer) }
    }
  }

  /// The engine of a tree goes with the root of the tree.
  @Test func enginesOfSurvivingViews() {
    for _ in 0..<rounds {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      let constraint = view.widthAnchor.constraint(equalToConstant: 5)
      constraint.isActive = true
      let owner = owner {
        $0.addSubview(view)
        view.leadingAnchor.constraint(equalTo: $0.leadingAnchor).isActive = true
        $0.layoutIfNeeded()
      }
      race(owner) {
        constraint.constant += 1
        view.invalidateIntrinsicContentSize()
        view.translatesAutoresizingMaskIntoConstraints.toggle()
        return isAlive(view.superview)
      }
    }
  }
}
