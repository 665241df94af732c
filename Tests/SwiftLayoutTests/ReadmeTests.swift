// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// One test for each code block in SwiftLayout's README and for each claim without a code block. Frames are calculated
// by hand from the anchors. The README's typo `@LayoutProeprty` is corrected, and its quotation marks are
// straightened.

import SwiftLayout
import SwiftLayoutUtil
import Testing

@MainActor @Suite struct ReadmeTests {
  let root = makeRoot()
  let child = makeView("child")
  let friend = makeView("friend")

  // MARK: LayoutBuilder, AnchorsBuilder, Anchors

  @LayoutBuilder private var hierarchy: some Layout {
    root {
      child {
        friend
      }
    }
  }

  @Test func addsViews() {
    hierarchy.finalActive()
    #expect(tree(root) == "root(child(friend))")
  }

  @AnchorsBuilder private var edges: Anchors {
    Anchors.top
    Anchors.bottom
    Anchors.leading.trailing
  }

  @Test func buildsAnchors() {
    root.sublayout { child.anchors { edges } }.finalActive()
    #expect(
      constraintTexts(root) == [
        "child.top == root.top", "child.bottom == root.bottom", "child.leading == root.leading",
        "child.trailing == root.trailing",
      ])
  }

  /// `equalTo` sets the second item and the second attribute.
  @Test func secondItem() {
    root.sublayout {
      child
      friend.anchors {
        Anchors.top.equalTo(child, attribute: .bottom, constant: 10)
        Anchors.leading.equalTo(child.trailingAnchor)
      }
    }.finalActive()
    #expect(constraintTexts(root) == ["friend.top == child.bottom + 10", "friend.leading == child.trailing"])
  }

  /// Attributes without a relation equal the superview's attributes. Their constant and multiplier can be set.
  @Test func attributesWithoutRelation() {
    root.sublayout {
      child.anchors {
        Anchors.top.bottom
        Anchors.leading.constant(8)
        Anchors.trailing.multiplier(0.5)
      }
    }.finalActive()
    #expect(
      constraintTexts(root) == [
        "child.top == root.top", "child.bottom == root.bottom", "child.leading == root.leading + 8",
        "child.trailing == 0.5 * root.trailing",
      ])
  }

  /// With only a constant, width and height do not relate to another item.
  @Test func sizesWithoutSecondItem() {
    root.sublayout { child.anchors { Anchors.width.height.constant(40) } }.finalActive()
    #expect(constraintTexts(root) == ["child.width == 40", "child.height == 40"])
  }

  // MARK: LayoutBuilder + AnchorsBuilder

  @Test func viewsAndAnchorsTogether() {
    root.sublayout {
      child.anchors {
        Anchors.allSides(offset: 10)
      }.sublayout {
        friend.anchors {
          Anchors.cap()
          Anchors.height.equalTo(constant: 30)
        }
      }
    }.finalActive()
    root.layoutIfNeeded()
    // The child is inset by 10 points on each side of its 200 x 100 superview. Its subview has the full width and a
    // height of 30.
    #expect(child.frame == CGRect(10, 10, 180, 80))
    #expect(friend.frame == CGRect(0, 0, 180, 30))
  }

  @LayoutBuilder private var separated: some Layout {
    root.sublayout { child.anchors { Anchors.allSides() } }
    child.sublayout { friend.anchors { Anchors.allSides() } }
  }

  /// A complex hierarchy can be split into several layouts. The second layout adds to a view that the first one
  /// added.
  @Test func separateLayouts() {
    separated.finalActive()
    #expect(tree(root) == "root(child(friend))")
    root.layoutIfNeeded()
    #expect(friend.frame == CGRect(0, 0, 200, 100))
  }

  // MARK: active and finalActive

  @Test func layoutsHaveNoEffectUntilActivated() {
    _ = hierarchy
    #expect(tree(root) == "root")
    hierarchy.finalActive()
    #expect(tree(root) == "root(child(friend))")
  }

  @Test func activeReturnsTheActivationForUpdates() {
    let activation: Activation = root.sublayout { child.anchors { Anchors.cap() } }.active()
    root.sublayout { friend.anchors { Anchors.shoe() } }.update(fromActivation: activation)
    #expect(tree(root) == "root(friend)")
    #expect(
      constraintTexts(root) == [
        "friend.bottom == root.bottom", "friend.leading == root.leading", "friend.trailing == root.trailing",
      ])
  }

  // MARK: Layoutable

  class SomeView: UIView, Layoutable {
    let label = makeView("label")
    var activation: Activation?
    @LayoutBuilder var layout: some Layout {
      self.sublayout {
        label.anchors { Anchors.cap() }
      }
    }
    override init(frame: CGRect) {
      super.init(frame: frame)
      self.sl.updateLayout()  // call active or update of Layout
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func layoutableView() {
    let view = SomeView(frame: CGRect(0, 0, 200, 100))
    view.accessibilityIdentifier = "view"
    #expect(tree(view) == "view(label)")
    #expect(view.activation != nil)
    #expect(
      constraintTexts(view) == [
        "label.top == view.top", "label.leading == view.leading", "label.trailing == view.trailing",
      ])
  }

  // MARK: LayoutProperty

  final class NameView: UIView, Layoutable {
    let firstNameLabel = makeView("first")
    let middleNameLabel = makeView("middle")
    let lastNameLabel = makeView("last")
    var activation: Activation?
    var showMiddleName: Bool = false {
      didSet {
        self.sl.updateLayout()
      }
    }
    var layout: some Layout {
      self.sublayout {
        firstNameLabel
        if showMiddleName {
          middleNameLabel
        }
        lastNameLabel
      }
    }
  }

  final class PropertyNameView: UIView, Layoutable {
    let firstNameLabel = makeView("first")
    let middleNameLabel = makeView("middle")
    let lastNameLabel = makeView("last")
    var activation: Activation?
    @LayoutProperty var showMiddleName: Bool = false  // change value call updateLayout of Layoutable
    var layout: some Layout {
      self.sublayout {
        firstNameLabel
        if showMiddleName {
          middleNameLabel
        }
        lastNameLabel
      }
    }
  }

  /// If showMiddleName is false, middleNameLabel is not added, or is removed if it was added before.
  @Test func stateChange() {
    let view = NameView()
    view.sl.updateLayout()
    #expect(tree(view) == "?(first, last)")
    view.showMiddleName = true
    #expect(tree(view) == "?(first, middle, last)")
    view.showMiddleName = false
    #expect(tree(view) == "?(first, last)")
  }

  /// Setting the property updates the layout in the next main queue iteration.
  @Test func layoutProperty() async {
    let nextTurn = {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
    let view = PropertyNameView()
    view.sl.updateLayout()
    #expect(tree(view) == "?(first, last)")
    view.showMiddleName = true
    await nextTurn()
    #expect(tree(view) == "?(first, middle, last)")
    view.showMiddleName = false
    await nextTurn()
    #expect(tree(view) == "?(first, last)")
  }

  // MARK: Animations

  /// Two halves of a 200 x 400 view. The titles are centered in the halves, with frames on whole pixels.
  @Test func animatedPreview() throws {
    let view = PreviewView(frame: CGRect(0, 0, 200, 400))
    view.layoutIfNeeded()
    #expect(view.cap.frame == CGRect(0, 0, 200, 200))
    #expect(view.shoe.frame == CGRect(0, 200, 200, 200))
    #expect(isCentered(view.title, at: CGPoint(x: 100, y: 100)))
    #expect(view.title.text == "Top Title")
    #expect(view.title.textColor == .black)
    let bottom = try #require(view.activation?.viewForIdentifier("title.bottom") as? UILabel)
    #expect(isCentered(bottom, at: CGPoint(x: 100, y: 300)))
    #expect(bottom.text == "Bottom Title")
    #expect(bottom.textColor == .yellow)
    #expect(view.cap.accessibilityIdentifier == "cap")
    #expect(view.title.accessibilityIdentifier == "title")

    view.cap.sendActions(for: .touchUpInside)
    // A forced layout sets the frames without a layout pass.
    #expect(view.cap.frame == CGRect(0, 200, 200, 200))
    #expect(view.shoe.frame == CGRect(0, 0, 200, 200))
    #expect(view.title.textColor == .yellow)
    #expect(isCentered(view.title, at: CGPoint(x: 100, y: 100)))

    view.shoe.sendActions(for: .touchUpInside)
    #expect(view.cap.frame == CGRect(0, 0, 200, 200))
  }

  private func isCentered(_ view: UIView, at point: CGPoint) -> Bool {
    abs(view.frame.midX - point.x) < 1 && abs(view.frame.midY - point.y) < 1
  }

  final class PropertyPreview: UIView, Layoutable {
    @AnimatableLayoutProperty(duration: 1.0) var capTop = true
    let cap = makeView("cap")
    var activation: Activation?
    var layout: some Layout {
      self.sublayout {
        cap.anchors {
          Anchors.height.equalTo(constant: 40)
          if capTop { Anchors.cap() } else { Anchors.shoe() }
        }
      }
    }
  }

  @Test func anAnimatableLayoutProperty() {
    let view = PropertyPreview(frame: CGRect(0, 0, 200, 100))
    view.sl.updateLayout(forceLayout: true)
    #expect(view.cap.frame == CGRect(0, 0, 200, 40))
    view.capTop = false
    #expect(view.cap.frame == CGRect(0, 60, 200, 40))
  }

  // MARK: config and identifying

  @Test func configConfiguresViews() {
    let label = UILabel().config { $0.text = "outside" }
    #expect(label.text == "outside")
    root.sublayout {
      label.config { label in
        label.text = "inside"
        label.numberOfLines = 2
      }.anchors { Anchors.cap() }
    }.finalActive()
    #expect(label.text == "inside")
    #expect(label.numberOfLines == 2)
    #expect(label.superview === root)
  }

  /// `identifying` returns the view, even outside layouts.
  @Test func identifyingReturnsTheView() {
    let label: UILabel = UILabel().identifying("v")
    #expect(label.accessibilityIdentifier == "v")
    root.sublayout { label.identifying("w").config { $0.text = "x" } }.finalActive()
    #expect(tree(root) == "root(w)")
  }

  @Test func identifiersInsteadOfReferences() {
    let (name, age) = (UILabel(), UILabel())
    root.sublayout {
      name.identifying("name").anchors {
        Anchors.cap()
      }
      age.identifying("age").anchors {
        Anchors.top.equalTo("name", attribute: .bottom, constant: 4)
        Anchors.shoe()
      }
    }.finalActive()
    #expect(name.accessibilityIdentifier == "name")
    #expect(constraintTexts(root).contains("age.top == name.bottom + 4"))
  }
}

/// The README's animation example, unchanged.
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
