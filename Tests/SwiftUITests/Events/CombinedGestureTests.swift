// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import TesseraViews
import Testing

/// Gestures with two fingers and combinations of gestures, by simulated touches. The views fill a window of 200 x 200 points.
@MainActor @Suite struct CombinedGestureTests {
  private let journal = Journal()
  private let middle = CGPoint(x: 100, y: 100)

  private func window(_ view: some View) -> UIWindow { HostedScreen(view, width: 200, height: 200).window }

  /// The fingers move from a distance of 40 points to 80 points, which is twice as far.
  @Test func magnifyGesturesReportTheScale() {
    let journal = journal
    var values: [MagnifyGesture.Value] = []
    let gesture = MagnifyGesture().onChanged { values.append($0) }.onEnded {
      journal.add("ended \($0.magnification)")
    }
    window(SwiftUI.Color.red.gesture(gesture)).pinch(at: middle, from: 40, to: 80)
    #expect(journal.lines == ["ended 2.0"])
    #expect(values.map(\.magnification) == values.map(\.magnification).sorted())
    #expect(values.first?.startLocation == middle)
    #expect(values.first?.startAnchor == .center)
    #expect(values.allSatisfy { $0.velocity > 0 })
  }

  /// The line between the fingers turns from 3 o'clock to 6 o'clock.
  @Test func rotateGesturesReportTheAngle() {
    var angles: [Double] = []
    let gesture = RotateGesture().onEnded { angles.append($0.rotation.degrees) }
    window(SwiftUI.Color.red.gesture(gesture)).touch { fingers in
      fingers.begin(at: CGPoint(x: 60, y: 100), CGPoint(x: 140, y: 100))
      fingers.move(to: CGPoint(x: 100, y: 60), CGPoint(x: 100, y: 140), over: 0.5, steps: 10)
      fingers.end()
    }
    #expect(angles.count == 1)
    #expect(abs((angles.first ?? 0) - 90) < 0.001)
  }

  /// The older gestures report the same values without details.
  @Test func olderGesturesReportNumbers() {
    var (scale, angle) = (CGFloat.zero, Angle.zero)
    window(SwiftUI.Color.red.gesture(MagnificationGesture().onEnded { scale = $0 })).pinch(at: middle, from: 80, to: 40)
    #expect(scale == 0.5)
    window(SwiftUI.Color.red.gesture(RotationGesture().onEnded { angle = $0 })).touch { fingers in
      fingers.begin(at: CGPoint(x: 60, y: 100), CGPoint(x: 140, y: 100))
      fingers.move(to: CGPoint(x: 100, y: 140), CGPoint(x: 100, y: 60), over: 0.5, steps: 10)
      fingers.end()
    }
    #expect(abs(angle.degrees + 90) < 0.001)
  }

  /// The fingers move apart to twice the distance and turn by 90 degrees. The combined gesture ends once.
  @Test func simultaneousGesturesReportBothValues() {
    var ends: [SimultaneousGesture<MagnifyGesture, RotateGesture>.Value] = []
    let gesture = MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { ends.append($0) }
    window(SwiftUI.Color.red.gesture(gesture)).touch { fingers in
      fingers.begin(at: CGPoint(x: 80, y: 100), CGPoint(x: 120, y: 100))
      fingers.move(to: CGPoint(x: 100, y: 60), CGPoint(x: 100, y: 140), over: 0.5, steps: 20)
      fingers.end()
    }
    #expect(ends.count == 1)
    #expect(abs((ends.first?.first?.magnification ?? 0) - 2) < 0.001)
    #expect(abs((ends.first?.second?.rotation.degrees ?? 0) - 90) < 0.001)
  }

  private struct Sticker: View {
    let journal: Journal
    @GestureState private var state = "inactive"

    var body: some View {
      journal.add(state)
      let gesture = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
        .updating($state) { value, state, _ in
          switch value {
          case .first(true): state = "pressing"
          case .second(true, let drag): state = "dragging \(Int(drag?.translation.width ?? 0))"
          default: state = "other"
          }
        }
        .onEnded { value in
          if case .second(true, let drag?) = value { journal.add("ended \(Int(drag.translation.width))") }
        }
      return SwiftUI.Color.red.gesture(gesture)
    }
  }

  /// A drag counts after a long press. The state returns to its initial value.
  @Test func sequencesReportOneGestureAfterTheOther() {
    let window = window(Sticker(journal: journal))
    _ = journal.take()
    window.touch { fingers in
      fingers.begin(at: middle)
      window.layoutIfNeeded()
      #expect(journal.take() == ["pressing"])
      fingers.wait(0.4)
      window.layoutIfNeeded()
      #expect(journal.take() == ["dragging 0"])
      fingers.move(to: CGPoint(x: 140, y: 100), over: 0.2, steps: 4)
      window.layoutIfNeeded()
      #expect(journal.take().last == "dragging 40")
      fingers.end()
    }
    window.layoutIfNeeded()
    #expect(journal.take() == ["ended 40", "inactive"])
  }

  /// A drag without a long press does not count, and neither does a long press without a drag.
  @Test func sequencesNeedBothGestures() {
    let window = window(Sticker(journal: journal))
    window.drag(from: middle, to: CGPoint(x: 150, y: 100))
    window.layoutIfNeeded()
    #expect(!journal.lines.contains { $0.hasPrefix("dragging") || $0.hasPrefix("ended") })
    #expect(journal.take().last == "inactive")
    window.press(at: middle, for: 0.5)
    window.layoutIfNeeded()
    #expect(!journal.lines.contains { $0.hasPrefix("ended") })
    #expect(journal.take().last == "inactive")
  }

  @Test func sequencesOfTapsNeedTwoTouches() {
    let journal = journal
    let gesture = TapGesture().sequenced(before: DragGesture()).onEnded { _ in journal.add("ended") }
    let window = window(SwiftUI.Color.red.gesture(gesture))
    window.drag(from: middle, to: CGPoint(x: 150, y: 100))
    #expect(journal.take() == [])
    window.tap(at: middle)
    window.drag(from: middle, to: CGPoint(x: 150, y: 100))
    #expect(journal.take() == ["ended"])
  }

  /// A single tap counts if there is no double tap.
  @Test func exclusiveGesturesReportOneGesture() {
    let journal = journal
    let gesture = TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
      switch value {
      case .first: journal.add("double")
      case .second: journal.add("single")
      }
    }
    let window = window(SwiftUI.Color.red.gesture(gesture))
    window.tap(at: middle, count: 2)
    #expect(journal.take() == ["double"])
    window.tap(at: middle)
    #expect(journal.take() == ["single"])
  }

  /// The square's corner is at (50, 50) in the window and at (30, 30) in the named space.
  @Test func locationsAreInACoordinateSpace() {
    var locations: [CGPoint] = []
    func square(_ space: some CoordinateSpaceProtocol) -> some View {
      SwiftUI.Color.red.frame(width: 100, height: 100)
        .onTapGesture(coordinateSpace: space) { locations.append($0) }
        .padding(30).coordinateSpace(name: "outer")
    }
    window(square(.local)).tap(at: CGPoint(x: 60, y: 70))
    window(square(.named("outer"))).tap(at: CGPoint(x: 60, y: 70))
    window(square(.global)).tap(at: CGPoint(x: 60, y: 70))
    #expect(locations == [CGPoint(x: 10, y: 20), CGPoint(x: 40, y: 50), CGPoint(x: 60, y: 70)])
  }

  @Test func gesturesCanBeDisabled() {
    let journal = journal
    let tap = TapGesture().onEnded { journal.add("tap") }
    window(SwiftUI.Color.red.gesture(tap, isEnabled: false)).tap(at: middle)
    #expect(journal.take() == [])
    window(SwiftUI.Color.red.gesture(tap, isEnabled: true)).tap(at: middle)
    #expect(journal.take() == ["tap"])
  }

  /// The finger touches the view until the press is recognized or the finger is lifted.
  @Test func longPressesReportThatTheyArePressed() {
    let journal = journal
    let window = window(
      SwiftUI.Color.red.onLongPressGesture(minimumDuration: 0.3) {
        journal.add("press")
      } onPressingChanged: {
        journal.add("\($0)")
      })
    window.tap(at: middle)
    #expect(journal.take() == ["true", "false"])
    window.press(at: middle, for: 0.5)
    #expect(journal.take().sorted() == ["false", "press", "true"])
  }

  /// Held down for 1.05 seconds, a button acts after 0.5, 0.6, 0.7, 0.8, 0.9 and 1.0 seconds.
  @Test(arguments: [(ButtonRepeatBehavior.enabled, 6), (.disabled, 1), (.automatic, 1)])
  func buttonsRepeatTheirAction(behavior: ButtonRepeatBehavior, count: Int) {
    let journal = journal
    let button = Button {
      journal.add("action")
    } label: {
      SwiftUI.Color.red
    }.buttonRepeatBehavior(behavior)
    let window = window(button)
    window.press(at: middle, for: 1.05)
    #expect(journal.take().count == count)
    window.tap(at: middle)
    #expect(journal.take().count == 1)
  }
}
