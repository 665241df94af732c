// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// View code in Swift 5 mode, as it was written before Swift had actors. It compiles without annotations and without
// warnings.

import Foundation
import MortarVFL
import Testing

class LegacyController: UIViewController {
  let icon = UIView { $0.m_size |=| (44, 44) }
  let titleLabel = UILabel.create {
    $0.text = "Title"
  }
  lazy var button: UIButton = UIButton {
    $0.setTitle("Press", for: .normal)
  }
  var group: MortarGroup = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view |+| [icon, titleLabel, button]
    titleLabel.m_top |=| m_safeTop + 20
    group = [
      button.m_top |=| titleLabel.m_bottom + 8 ! .high
    ]
    layOut()
  }

  func layOut() {
    view ||>> icon | 8 | titleLabel[~~1]
    icon.m_top |=| titleLabel
    button.m_hugging = 1
    MortarDefault.priority.push(.low)
    button.m_left |=| titleLabel
    MortarDefault.priority.pop()
  }
}

/// Styles are functions, which are not isolated to an actor in Swift 5.
let rounded: (UIView) -> Void = { $0.layer.cornerRadius = 4 }

func makeRounded() -> UIView { UIView(rounded) }

/// A global helper function.
func pinEdges(_ view: UIView, to other: UIView, inset: CGFloat = 0) -> MortarConstraint {
  view |=| other.m_edges ~ (inset, inset, inset, inset)
}

/// Constrains the attributes of several views in one statement.
func square(_ views: [UIView], side: CGFloat) -> MortarConstraint {
  views.m_size |=| (side, side)
}

/// Compiles without isolation in Swift 5, so it can be called on any thread.
private func pushLow() {
  MortarDefault.priority.push(.low)
}

@Suite struct Swift5Tests {
  @Test func pushOffTheMainThread() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Thread.detachNewThread {
        pushLow()
      }
      try await Task.sleep(nanoseconds: 600_000_000_000)
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("'InvalidPushState'"))
    #expect(
      text.contains("MortarDefault.priority may be used on the main thread only. Move the call to the main actor."))
  }

  @Test @MainActor func laysOut() {
    let controller = LegacyController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    controller.view.layoutIfNeeded()
    // The icon is 8 points from the left and 44 points wide. The next view begins after 8 points and ends 8 points
    // from the right.
    #expect(controller.icon.frame.minX == 8 && controller.icon.frame.width == 44)
    #expect(controller.titleLabel.frame.minX == 60 && controller.titleLabel.frame.width == 132)
    #expect(controller.group.layoutConstraints.map(\.priority.rawValue) == [750])
    #expect(square([controller.icon], side: 9).layoutConstraints.map(\.constant) == [9, 9])
    let inner = UIView()
    controller.view |+| inner
    #expect(pinEdges(inner, to: controller.view, inset: 4).layoutConstraints.map(\.constant) == [4, 4, -4, -4])
  }
}
