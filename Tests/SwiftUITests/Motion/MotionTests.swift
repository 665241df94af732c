// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing

/// A square of 20 points at the leading edge, moved by an offset.
private struct Mover: View {
  var x: CGFloat = 0
  var opacity = 1.0
  var angle = 0.0
  var color = Color.white
  var body: some View {
    HStack(spacing: 0) {
      Rectangle().fill(color).frame(width: 20, height: 20).opacity(opacity).rotationEffect(.degrees(angle))
        .offset(x: x)
      Spacer(minLength: 0)
    }
  }
}

/// A square at the leading or the trailing edge of a screen, 200 points wide.
private struct Switcher: View {
  var isOn = false
  var size: CGFloat = 20
  var body: some View {
    HStack(spacing: 0) {
      if isOn { Spacer(minLength: 0) }
      Color.red.frame(width: size, height: size)
      if !isOn { Spacer(minLength: 0) }
    }
  }
}

/// Values of views between the start and the end of an animation.
@MainActor @Suite struct MotionTests {
  @Test func framesMoveInTheirSuperview() {
    let film = FilmedScreen(Switcher())
    film.show(Switcher(isOn: true))
    #expect(film.values(at: [0, 0.25, 0.5, 1, 2]) { film.lefts } == [[0], [45], [90], [180], [180]])
  }

  /// The square grows from 20 to 60 points around the vertical center, and moves to 200 - 60 = 140.
  @Test func sizesAndPositionsMoveTogether() {
    let film = FilmedScreen(Switcher())
    film.show(Switcher(isOn: true, size: 60))
    film.advance(to: 0.5)
    #expect(film.frames == [CGRect(x: 70, y: 30, width: 40, height: 40)])
  }

  @Test func offsetsOpacitiesAndAnglesMove() {
    let film = FilmedScreen(Mover())
    film.show(Mover(x: 100, opacity: 0, angle: 90))
    film.advance(to: 0.5)
    let rotated = film.views[0]
    #expect(areNear([rotated.center.x], [60]))
    // A rotation by 45°.
    #expect(isNear(rotated.layer.transform.m11, 0.5.squareRoot()))
    #expect(isNear(Double(rotated.subviews[0].alpha), 0.5))
    film.advance(to: 1)
    #expect(rotated.center.x == 110 && rotated.subviews[0].alpha == 0)
    #expect(isNear(rotated.layer.transform.m12, 1))
  }

  /// A view keeps its frame when the anchor of its rotation changes.
  @Test func anchorsMoveWithoutTheView() {
    struct Turned: View {
      var anchor = UnitPoint.topLeading
      var body: some View { Color.red.frame(width: 40, height: 20).rotationEffect(.zero, anchor: anchor) }
    }
    let film = FilmedScreen(Turned())
    #expect(film.frames == [CGRect(x: 80, y: 40, width: 40, height: 20)])
    film.show(Turned(anchor: .bottomTrailing))
    for time in [0.25, 0.5, 1] {
      film.advance(to: time)
      #expect(areNear([film.frames[0].minX, film.frames[0].minY], [80, 40]))
    }
  }

  /// Views that read frames follow a moving offset.
  @Test func geometryReadersFollowOffsets() {
    struct Followed: View {
      var x: CGFloat = 0
      let journal: Journal
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).minX
          } action: {
            journal.add("\(Int($0.rounded()))")
          }
          .offset(x: x)
      }
    }
    let journal = Journal()
    let film = FilmedScreen(Followed(journal: journal))
    film.show(Followed(x: 80, journal: journal))
    let edges = [0.25, 0.5, 0.75, 1].map { time in
      film.advance(to: time)
      return journal.take().last
    }
    // The square begins at 90, and moves by 20 points in each quarter.
    #expect(edges == ["110", "130", "150", "170"])
  }

  /// A rotation is interpolated by its angle: a full turn ends where it began, but passes 180°.
  @Test func fullTurnsAreVisible() {
    let film = FilmedScreen(Mover())
    film.show(Mover(angle: 360))
    film.advance(to: 0.5)
    #expect(isNear(film.views[0].layer.transform.m11, -1))
  }

  @Test func colorsMove() {
    let film = FilmedScreen(Mover(color: Color(red: 0, green: 0, blue: 0)))
    film.show(Mover(color: Color(red: 1, green: 0.5, blue: 0)))
    film.advance(to: 0.5)
    film.clock.run { film.screen.layOut() }
    // Half of 255 and a quarter of 255.
    #expect(film.clock.run { film.screen.pixel(10, 50) }.prefix(3).map(Int.init) == [128, 64, 0])
  }

  /// Without a clock, as in a still image, changes take effect at once, also of animations that never end.
  @Test func stillsShowTheEnd() {
    let screen = HostedScreen(Switcher())
    withAnimation(.linear(duration: 1).repeatForever()) { screen.controller.rootView = Switcher(isOn: true) }
    screen.layOut()
    #expect(screen.frames.map(\.minX) == [180])
  }

  @Test func changesWithoutAnimationTakeEffectAtOnce() {
    let film = FilmedScreen(Switcher())
    film.show(Switcher(isOn: true), nil)
    #expect(film.lefts == [180])
    film.change { film.screen.controller.rootView = Switcher() }
    #expect(film.lefts == [0])
  }

  /// A change without an animation ends a running one.
  @Test func plainChangesEndAnimations() {
    let film = FilmedScreen(Switcher())
    film.show(Switcher(isOn: true))
    film.advance(to: 0.5)
    film.change { film.screen.controller.rootView = Switcher(isOn: true, size: 40) }
    #expect(film.lefts == [160])
    film.advance(to: 0.6)
    #expect(film.lefts == [160])
  }

  /// The distances of curves are added: at 0.5 s, 90 of 180 points remain. The way back takes 1 s from there. Until 1
  /// s, both animations run; at 0.75 s, the first one has 45 points left, and the second one has covered a quarter.
  @Test func interruptedCurvesAreAdded() {
    let film = FilmedScreen(Switcher())
    film.show(Switcher(isOn: true))
    film.advance(to: 0.5)
    film.show(Switcher())
    #expect(film.lefts == [90], "The value is continuous.")
    // Target 0: 0 - 45 + 135.
    film.advance(to: 0.75)
    #expect(film.lefts == [90])
    film.advance(to: 1.25)
    #expect(film.lefts == [45])
    film.advance(to: 1.5)
    #expect(film.lefts == [0])
  }

  /// A spring takes over at the position and with the velocity of the running spring. The expected values are those
  /// of one spring with an initial velocity.
  @Test func interruptedSpringsKeepTheirVelocity() {
    let spring = Spring(duration: 0.6, bounce: 0.2)
    let film = FilmedScreen(Switcher())
    film.show(Switcher(isOn: true), .spring(spring))
    film.advance(to: 0.2)
    let position = spring.value(target: 180, time: 0.2)
    let velocity = spring.velocity(target: 180, time: 0.2)
    #expect(areNear(film.lefts, [position]))
    film.show(Switcher(), .spring(spring))
    #expect(areNear(film.lefts, [position]))
    for time in [0.05, 0.2, 0.5] {
      film.advance(to: 0.2 + time)
      let expected = position + spring.value(target: -position, initialVelocity: velocity, time: time)
      #expect(areNear(film.lefts, [expected]))
    }
    // The view continues to the right before it turns.
    #expect(spring.value(target: -position, initialVelocity: velocity, time: 0.05) > 0)
    film.advance(to: 5)
    #expect(film.lefts == [0])
  }

  @Test func interpolatingSpringsAreAdded() {
    let film = FilmedScreen(Switcher())
    let animation = Animation.interpolatingSpring(stiffness: 100, damping: 20)
    film.show(Switcher(isOn: true), animation)
    film.advance(to: 0.1)
    film.show(Switcher(), animation)
    film.advance(to: 0.3)
    // A critically damped spring with frequency 10.
    func left(_ time: Double) -> Double { (1 + 10 * time) * exp(-10 * time) }
    #expect(areNear(film.lefts, [-180 * left(0.3) + 180 * left(0.2)]))
  }

  @Test func repetitionsReturn() {
    let film = FilmedScreen(Switcher())
    film.show(Switcher(isOn: true), .linear(duration: 1).repeatForever())
    #expect(film.values(at: [0.5, 1.5, 2.5, 20.25]) { film.lefts } == [[90], [90], [90], [45]])
    film.show(Switcher(isOn: true, size: 20), .linear(duration: 1).repeatCount(2))
    film.change { film.screen.controller.rootView = Switcher() }
    #expect(film.lefts == [0])
  }

  /// Shapes are evaluated with interpolated data.
  @Test func customShapesAndViewsAreAnimatable() {
    struct Bar: Shape {
      var width: CGFloat
      nonisolated var animatableData: CGFloat {
        get { width }
        set { width = newValue }
      }
      nonisolated func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width, height: rect.height)) }
    }
    struct Counter: View, Animatable {
      var number: Double
      nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
      }
      var body: some View {
        ZStack(alignment: .leading) {
          Bar(width: CGFloat(number)).fill(.red)
          Text(verbatim: "\(Int(number))")
        }
      }
    }
    struct Host: View {
      var number: Double
      var body: some View { Counter(number: number) }
    }
    let film = FilmedScreen(Host(number: 0))
    film.show(Host(number: 100))
    film.advance(to: 0.25)
    #expect(film.screen.texts == ["25"])
    film.advance(to: 0.75)
    #expect(film.screen.texts == ["75"])
    #expect(
      film.clock.run { film.screen.pixel(74, 5)[1] } < 100 && film.clock.run { film.screen.pixel(77, 5)[1] } > 200)
    film.advance(to: 2)
    #expect(film.screen.texts == ["100"])
  }

  @Test func trimmedShapesMove() {
    let film = FilmedScreen(Rectangle().trim(from: 0, to: 0).stroke(.red, lineWidth: 4))
    film.show(Rectangle().trim(from: 0, to: 1).stroke(.red, lineWidth: 4))
    // Half of the outline of 200 x 100 points, clockwise from the top left: the top and half of... 300 of 600 points
    // are the top edge and the trailing edge.
    film.advance(to: 0.5)
    let greens = [(100, 0), (199, 50), (100, 99), (0, 50)].map { point in
      film.clock.run { film.screen.pixel(point.0, point.1)[1] } < 128
    }
    #expect(greens == [true, true, false, false])
  }

  @Test func geometryEffectsAreEvaluatedInEachFrame() {
    struct Shift: GeometryEffect {
      var amount: CGFloat
      nonisolated var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
      }
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
      }
    }
    struct Host: View {
      var amount: CGFloat
      var body: some View { Color.red.frame(width: 20, height: 20).modifier(Shift(amount: amount)) }
    }
    let film = FilmedScreen(Host(amount: 0))
    film.show(Host(amount: 2))
    film.advance(to: 0.25)
    film.clock.run { film.screen.layOut() }
    #expect(isNear(film.views[0].layer.transform.m41, 10))
  }

  /// Controls move as UIKit's do.
  @Test func controlsMove() {
    struct Progress: View {
      var value: Double
      var body: some View { ProgressView(value: value).tint(.red) }
    }
    let film = FilmedScreen(Progress(value: 0))
    // The end of the progress view's own animation, which is the only one.
    func isMoving() -> Bool { film.clock.schedule.nextAwaitedTime != nil }
    film.show(Progress(value: 1))
    #expect(isMoving())
    film.advance(to: 2)
    #expect(!isMoving())
    film.show(Progress(value: 0), nil)
    #expect(!isMoving())
  }

  /// Values that can't be animated, such as infinity, end in the new state.
  @Test func nonfiniteValuesEnd() {
    let film = FilmedScreen(Mover())
    film.show(Mover(x: .nan, opacity: .infinity, angle: .nan))
    film.advance(to: 0.5)
    film.show(Mover(x: .infinity, opacity: -.infinity, angle: .infinity))
    film.advance(to: 3)
    film.show(Mover(x: 30))
    film.advance(to: 5)
    #expect(film.views[0].center.x == 40)
  }

  /// A view tree without animations has no clients and no scopes.
  @Test func viewsWithoutAnimationsHaveNoMotion() throws {
    let film = FilmedScreen(Switcher())
    let motion = try #require(film.screen.controller.view as? HostingView).graph.motion
    film.change { film.screen.controller.rootView = Switcher(isOn: true) }
    #expect(!motion.canAnimate && motion.transaction == nil && film.clock.schedule.nextAwaitedTime == nil)
    film.show(Switcher())
    #expect(film.clock.schedule.nextAwaitedTime != nil)
    film.advance(to: 1)
    #expect(film.clock.schedule.nextAwaitedTime == nil, "The last animation has ended.")
  }
}
