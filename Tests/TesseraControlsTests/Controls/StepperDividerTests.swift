// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

@MainActor @Suite struct StepperDividerTests {
  /// A divider image 4 points wide, centered in 94 points, spans 45 to 49 and the full height.
  @Test func dividersAreBetweenTheHalves() throws {
    let stepper = UIStepper(frame: .zero)
    let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    stepper.setDividerImage(red, forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === red)
    #expect(stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) == nil)
    let bitmap = try stepper.displayList(scale: 1, pixels: (94, 32), background: .white).paint()
    func isRed(_ x: Int, _ y: Int) -> Bool {
      Array(bitmap.bytes[(y * 94 + x) * 4..<(y * 94 + x) * 4 + 3]) == [255, 0, 0]
    }
    #expect(isRed(45, 1) && isRed(48, 30) && !isRed(43, 16) && !isRed(50, 16))
  }
}
