// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension UISegmentedControl {
  func paintSegments(into canvas: inout Canvas) {
    let traits = traitCollection
    let frames = segmentFrames
    canvas.fillRounded(bounds, radius: 9, UIColor.tertiarySystemFill.rasterColor(with: traits))
    paintLines(frames, &canvas)
    if frames.indices.contains(selectedSegmentIndex) {
      let plate = frames[selectedSegmentIndex].insetBy(dx: 2, dy: 2)
      canvas.fillThumb(plate, radius: 7, plateColor.rasterColor(with: traits))
    }
    for (index, segment) in segments.enumerated() { paint(segment, index, in: frames[index], &canvas) }
  }

  /// White; on dark screens the lighter of the greys.
  private var plateColor: UIColor {
    selectedSegmentTintColor ?? (traitCollection.userInterfaceStyle == .dark ? .systemGray2 : .white)
  }

  /// Between neighbours of which neither is selected.
  private func paintLines(_ frames: [CGRect], _ canvas: inout Canvas) {
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in frames.indices.dropLast() where index != selectedSegmentIndex && index + 1 != selectedSegmentIndex {
      let x = isRTL ? frames[index].minX : frames[index].maxX
      let line = CGRect(x: x - 0.5, y: bounds.minY + 8, width: 1, height: max(0, bounds.height - 16))
      canvas.fillRounded(line, radius: 0.5, UIColor.separator.rasterColor(with: traitCollection))
    }
  }

  private func paint(_ segment: Segment, _ index: Int, in frame: CGRect, _ canvas: inout Canvas) {
    var state: State = index == selectedSegmentIndex ? .selected : .normal
    if !segment.isEnabled || !isEnabled { state.insert(.disabled) }
    let place = frame.offsetBy(dx: segment.offset.width, dy: segment.offset.height)
    if let image = segment.image {
      ImagePainter(image: image, tint: segment.isEnabled ? .label : .tertiaryLabel, traits: traitCollection)
        .paint(in: place, .center, into: &canvas)
    } else if let text = titleText(segment, state) {
      let room = place.insetBy(dx: min(4, place.width / 2), dy: 0)
      LabelPainter(text, in: room, clip: place, traits: traitCollection).paint(into: &canvas)
    }
  }
}
