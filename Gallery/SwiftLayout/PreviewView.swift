// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An exact copy of the animation example in SwiftLayout's README. Two buttons swap positions, the upper title
// cross-dissolves to another color, and the lower title is a new label each time.

import SwiftLayout
import SwiftLayoutUtil
import Tessera

final class PreviewView: UIView, Layoutable {
  var capTop = true {
    didSet {
      // start animation for change constraints
      UIView.animate(withDuration: 1.0) {
        self.sl.updateLayout(forceLayout: true)
      }
    }
  }
  // or just use the convenient propertyWrapper like below
  // @AnimatableLayoutProperty(duration: 1.0) var capTop = true
  let cap = UIButton()
  let shoe = UIButton()
  let title = UILabel()
  var top: UIButton { capTop ? cap : shoe }
  var bottom: UIButton { capTop ? shoe : cap }
  var activation: Activation?
  var layout: some Layout {
    self.sublayout {
      top.anchors {
        Anchors.cap()
      }
      bottom.anchors {
        Anchors.top.equalTo(top.bottomAnchor)
        Anchors.height.equalTo(top)
        Anchors.shoe()
      }
      title.config { label in
        label.text = "Top Title"
        UIView.transition(with: label, duration: 1.0, options: [.beginFromCurrentState, .transitionCrossDissolve]) {
          label.textColor = self.capTop ? .black : .yellow
        }
      }.anchors {
        Anchors.center(top)
      }
      UILabel().config { label in
        label.text = "Bottom Title"
        label.textColor = capTop ? .yellow : .black
      }.identifying("title.bottom").anchors {
        Anchors.center(bottom)
      }
    }
  }
  override init(frame: CGRect) {
    super.init(frame: frame)
    initViews()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    initViews()
  }
  func initViews() {
    cap.backgroundColor = .yellow
    shoe.backgroundColor = .black
    cap.addAction(
      .init(handler: { [weak self] _ in
        self?.capTop.toggle()
      }), for: .touchUpInside)
    shoe.addAction(
      .init(handler: { [weak self] _ in
        self?.capTop.toggle()
      }), for: .touchUpInside)
    self.accessibilityIdentifier = "root"
    updateIdentifiers(rootObject: self)
    self.sl.updateLayout()
  }
}

extension PreviewView {
  /// An animation that starts with a tap on the yellow half.
  nonisolated static let toggle = ScreenAnimation("toggle", duration: 1) { (view: PreviewView) in
    view.cap.sendActions(for: .touchUpInside)
  }
}
