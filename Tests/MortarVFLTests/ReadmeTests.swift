// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The code blocks about VFL in Mortar's README, in its order, in tests named after its sections. Comments show how
// the expected positions are calculated.

import MortarVFL
import Testing

@MainActor @Suite struct ReadmeTests {
  @Test func otherExamples() {
    let row = Row(300, 100, a: 60)
    let (view1, viewA, viewB, viewC) = (row.root, row.viewA, row.viewB, row.viewC)
    /* VFL syntax */
    view1 |>> viewA || viewB[==44] | 20 | viewC[~~2]
    // The first view has its intrinsic width of 60, followed by a gap of 8, a view of 44, a gap of 20, and a view
    // that fills the rest.
    #expect(row.spans(viewA, viewB, viewC) == ["0...60", "68...112", "132...300"])
  }

  @Test func usingLayoutGuides() throws {
    final class Controller: UIViewController {
      let textField = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view |+| textField
        // Center a view inside the safe region of a UIViewController that is a child of
        // a navigation controller or tab controller
        textField.m_center |=| self.m_safeRegion
      }
    }
    let controller = Controller()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 60, left: 10, bottom: 20, right: 30)
    let window = UIWindow(frame: rect(0, 0, 400, 300))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let insets = controller.view.safeAreaInsets
    #expect(insets.top >= 60)
    #expect(controller.textField.center.x == (insets.left + 400 - insets.right) / 2)
    #expect(controller.textField.center.y == (insets.top + 300 - insets.bottom) / 2)
    // The region is a single hidden view, which receives no touches and is reused.
    let ghost = controller.m_safeRegion
    #expect(ghost === controller.m_safeRegion && ghost === controller.m_visibleRegion)
    #expect("\(type(of: ghost))" == "_MortarVFLGhostView")
    #expect(ghost.superview === controller.view && ghost.isHidden && !ghost.isUserInteractionEnabled)
    #expect(ghost.frame == rect(0, 0, 400, 300).inset(by: insets))
  }

  @Test func internalComposition() {
    let row = Row(398, 100, a: 50)
    let (viewA, viewB, viewC, viewD, viewE) = (row.viewA, row.viewB, row.viewC, row.viewD, row.viewE)
    row.root |>> viewA | viewB[==viewA] || viewC[==40] | 30 | viewD[~~1] | ~~1 | viewE[~~2]

    // viewA has a size determinde by its intrinsic content size
    #expect(row.spans(viewA) == ["0...50"])
    // viewA is separated from viewB by 0 points (| operator)
    // viewB has a size equal to viewA
    #expect(row.spans(viewB) == ["50...100"])
    // viewB is separated from viewC by the default padding (8 points; || operator)
    // viewC has a fixed size of 40
    #expect(row.spans(viewC) == ["108...148"])
    // viewC is separated from viewD by a space of 30 points
    // viewD has a weighted size of 1: of the 398 - 178 = 220 left, four shares of 55
    #expect(row.spans(viewD) == ["178...233"])
    // viewD is separated fom viewE by a weighted space of 1
    // viewE has a weighted size of 2
    #expect(row.spans(viewE) == ["288...398"])
  }

  @Test func arraysInANode() {
    let row = Row(400, 100, a: 100)
    let (viewA, viewB, viewC, viewD, viewE) = (row.viewA, row.viewB, row.viewC, row.viewD, row.viewE)
    row.root |>> viewA || [viewB, viewC, viewD][==40] || viewE
    // All three of viewB, viewC and viewD will be sized 40 points and be adjacent to viewA and viewE.
    #expect(
      row.spans(viewA, viewB, viewC, viewD, viewE)
        == ["0...100", "108...148", "108...148", "108...148", "156...400"])
  }

  @Test func captureBetweenTwoViews() {
    let row = Row(400, 100)
    let (viewA, viewB, viewC, viewD) = (row.viewA, row.viewB, row.viewC, row.viewD)
    viewA.frame = rect(0, 0, 50, 10)
    viewD.frame = rect(350, 0, 50, 10)
    // viewB and viewC will take equal width between the
    // right edge of viewA and the left edge of viewD
    viewA.m_right |> viewB[~~1] | viewC[~~1] <| viewD.m_left
    #expect(row.spans(viewB, viewC) == ["50...200", "200...350"])
  }

  @Test func captureInsideOneView() {
    let row = Row(256, 100)
    let (viewA, viewB, viewC) = (row.root, row.viewB, row.viewC)
    // viewB and viewC will be equal width between the
    // left/right edges of viewA, inset by 8pt padding
    // and separated by 40pts.
    viewA ||>> viewB[~~1] | 40 | viewC[~~1]
    // 256 - 16 - 40 = 200 points remain for both views.
    #expect(row.spans(viewB, viewC) == ["8...108", "148...248"])
  }

  @Test func captureVertically() {
    let row = Row(100, 400)
    let (viewA, viewB, viewC, viewD) = (row.viewA, row.viewB, row.viewC, row.viewD)
    viewA.frame = rect(0, 0, 10, 50)
    viewD.frame = rect(0, 350, 10, 50)
    // viewB and viewC will take equal height between the
    // bottom edge of viewA and the top edge of viewD
    viewA.m_bottom |^ viewB[~~1] | viewC[~~1] ^| viewD.m_top
    #expect(row.columns(viewB, viewC) == ["50...200", "200...350"])
  }

  @Test func implicitCaptureAttributes() {
    for isExplicit in [true, false] {
      let row = Row(400, 400, b: 80)
      let (viewA, viewB, viewC, viewD) = (row.viewA, row.viewB, row.viewC, row.viewD)
      viewA.frame = rect(20, 30, 100, 100)
      viewD.frame = rect(200, 210, 100, 100)
      if isExplicit {
        // These are equivalent:
        viewA.m_left |> viewB | viewC <| viewD.m_right
        viewA.m_top |^ viewB | viewC ^| viewD.m_bottom
      } else {
        viewA |> viewB | viewC <| viewD
        viewA |^ viewB | viewC ^| viewD
      }
      // The rows extend from viewA's left edge at 20 to viewD's right edge at 300, and the columns from viewA's top
      // edge at 30 to viewD's bottom edge at 310.
      #expect(row.spans(viewB, viewC) == ["20...100", "100...300"])
      #expect(row.columns(viewB, viewC) == ["30...110", "110...310"])
    }
  }

  @Test func implicitSurround() {
    let row = Row(256, 90)
    let (viewA, viewB, viewC) = (row.root, row.viewB, row.viewC)
    // viewB and viewc will be equal width between the
    // left/right edges of viewA, inset by 8pt padding
    // and separated by 40pts.
    viewA ||>> viewB[~~1] | 40 | viewC[~~1]

    // viewB will be twice as tall as viewC; both will be between
    // the top/bottom edges of viewA.
    viewA |^^ viewB[~~2] | viewC[~~1]
    #expect(row.spans(viewB, viewC) == ["8...108", "148...248"])
    #expect(row.columns(viewB, viewC) == ["0...60", "60...90"])
  }

  @Test func implicitSurroundOfTheVisibleRegion() {
    final class Controller: UIViewController {
      let (viewA, viewB, viewC) = (Sized(30), Sized(40), UIView())
      override func viewDidLoad() {
        super.viewDidLoad()
        view |+| [viewA, viewB, viewC]
        // Using m_visibleRegion is helpful for layouts in child view controllers
        // to get views laid out inside the visible region, not under nav/tab bars
        self.m_visibleRegion ||^^ viewA | viewB | viewC
      }
    }
    let controller = Controller()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
    let window = UIWindow(frame: rect(0, 0, 200, 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let insets = controller.view.safeAreaInsets
    // The list begins 8 points below the region's top. Two views have intrinsic heights of 30 and 40, and the third
    // fills the rest until 8 points above the region's bottom.
    #expect(controller.viewA.frame.minY == insets.top + 8)
    #expect(controller.viewA.frame.height == 30)
    #expect(controller.viewB.frame.minY == insets.top + 38)
    #expect(controller.viewC.frame.minY == insets.top + 78)
    #expect(controller.viewC.frame.maxY == 400 - insets.bottom - 8)
  }

  @Test func singleEndedStatements() {
    let row = Row(400, 100)
    let (viewA, viewB, viewC) = (row.viewA, row.viewB, row.viewC)
    viewA.frame = rect(200, 0, 100, 100)
    // viewC will be placed at the left edge of viewA and be 88pts wide.
    // viewB will be placed 8pts (padding) left of viewC and will be 44pts wide.
    viewB[==44] || viewC[==88] <! viewA.m_left
    // viewC begins at 200 - 88 = 112, and viewB at 112 - 8 - 44 = 60.
    #expect(row.spans(viewB, viewC) == ["60...104", "112...200"])
  }
}
