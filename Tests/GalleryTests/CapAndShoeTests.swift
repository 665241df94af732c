// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// SwiftLayout's README shows two variants of its animation, with didSet and with a property wrapper. Both must result
// in the same images.

import SwiftLayout
import SwiftLayoutUtil
import Tessera
import TesseraGallery
import TesseraRaster
import TesseraGraphics
import TesseraViews
import Testing

@Suite @MainActor
struct CapAndShoeTests {
  nonisolated static let times = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]

  private func lists(of screen: Screen, _ animation: String) throws -> [DisplayList] {
    try Self.times.map { time in
      let rate = try FrameRate(20)
      let frames = try Renderer().frames(of: screen, animation: animation, fps: rate, from: time, to: time)
      return try #require(frames.next()).displayList
    }
  }

  @Test func bothSpellings() throws {
    let screen = try #require(galleryCatalog.screens.first { $0.name == "cap-and-shoe" })
    let other = Screen(
      "property", device: screen.device,
      animations: [
        ScreenAnimation("toggle", duration: 1) { (view: PropertyPreview) in
          view.cap.sendActions(for: .touchUpInside)
        }
      ]
    ) { PropertyPreview() }
    let (withDidSet, withProperty) = (try lists(of: screen, "toggle"), try lists(of: other, "toggle"))
    for (index, time) in Self.times.enumerated() {
      #expect(withDidSet[index] == withProperty[index], "Different at \(time) s.")
    }
    #expect(zip(withDidSet, withDidSet.dropFirst()).allSatisfy { $0 != $1 })
  }

  /// The first frame equals the state before the tap, except for the lower title, which is a new label that has its
  /// final color.
  @Test func positions() throws {
    let screen = try #require(galleryCatalog.screens.first { $0.name == "cap-and-shoe" })
    let frames = try Renderer().frames(of: screen, animation: "toggle", fps: FrameRate(2), from: 0, to: 1)
    let cap = try #require(
      frames.window.rootViewController?.view.subviews.first { $0.accessibilityIdentifier == "cap" })
    let shoe = try #require(
      frames.window.rootViewController?.view.subviews.first { $0.accessibilityIdentifier == "shoe" })
    // The cap and the shoe each fill half of 320 x 240 points. Their centers are at 60 and 180, and both are at 120
    // halfway.
    for (capY, shoeY) in [(60, 180), (120, 120), (180, 60)] as [(CGFloat, CGFloat)] {
      _ = frames.next()
      #expect(abs(frames.presented(cap) { $0.position.y } - capY) < 1e-9)
      #expect(abs(frames.presented(shoe) { $0.position.y } - shoeY) < 1e-9)
    }
  }
}

/// The README's example with the property wrapper.
private final class PropertyPreview: UIView, Layoutable {
  @AnimatableLayoutProperty(duration: 1.0) var capTop = true
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
    cap.backgroundColor = .yellow
    shoe.backgroundColor = .black
    cap.addAction(UIAction { [weak self] _ in self?.capTop.toggle() }, for: .touchUpInside)
    self.accessibilityIdentifier = "root"
    updateIdentifiers(rootObject: self)
    self.sl.updateLayout()
  }
  required init?(coder: NSCoder) { nil }
}
