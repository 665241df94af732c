// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Drawing of the strip, the selected segment's plate and the segments' content.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension UISegmentedControl {
  func paintSegments(into canvas: inout Canvas) {
    let frames = segmentFrames
    if customAppearance.background(for: .normal) == nil {
      paintStrip(frames, into: &canvas)
    } else {
      paintImages(frames, into: &canvas)
    }
    for (index, segment) in segments.enumerated() {
      paintSegment(segment, index: index, in: frames[index], into: &canvas)
    }
  }

  /// Draws the strip, its separators and the selected segment's plate, whose shadow is clipped to the strip. The radii
  /// were measured in snapshots recorded on iOS 18.5. In the look of iOS 26, the strip and the plate are
  /// capsules, and the plate has no shadow.
  private func paintStrip(_ frames: [CGRect], into canvas: inout Canvas) {
    let traits = traitCollection
    let isGlass = traits.isGlass
    let radius = isGlass ? bounds.height / 2 : 8
    canvas.fillRounded(bounds, radius: radius, color: UIColor.tertiarySystemFill.rasterColor(with: traits))
    paintLines(frames, into: &canvas)
    if frames.indices.contains(selectedSegmentIndex) {
      var plate = plateFrame(of: selectedSegmentIndex)
      plate.origin.x += CGFloat(glideDistance(named: Self.plateLeft))
      plate.size.width += CGFloat(glideDistance(named: Self.plateWidth))
      let strip = DisplayList.Shape.roundedRect(RoundedRect(Rect(bounds), radius: Double(radius)))
      canvas.append(.beginClip(strip, canvas.transform))
      if isGlass {
        canvas.fillCapsule(plate, color: plateColor.rasterColor(with: traits))
      } else {
        canvas.fillThumb(plate, radius: 6, color: plateColor.rasterColor(with: traits))
      }
      canvas.append(.endClip)
    }
  }

  /// Draws the segments' background images and the divider images between segments.
  private func paintImages(_ frames: [CGRect], into canvas: inout Canvas) {
    func paint(_ image: UIImage?, in frame: CGRect) {
      guard let image else { return }
      ImagePainter(image: image, tint: tintColor, traits: traitCollection).paint(in: frame, .scaleToFill, into: &canvas)
    }
    for (index, frame) in frames.enumerated() { paint(customAppearance.background(for: state(of: index)), in: frame) }
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in frames.indices.dropLast() {
      let (left, right) = isRTL ? (index + 1, index) : (index, index + 1)
      guard let image = customAppearance.divider(left: state(of: left), right: state(of: right)) else { continue }
      let middle = frames[left].maxX - image.size.width / 2
      paint(image, in: CGRect(x: middle, y: bounds.minY, width: image.size.width, height: bounds.height))
    }
  }

  private func state(of index: Int) -> State {
    var state: State = index == selectedSegmentIndex ? .selected : .normal
    if !segments[index].isEnabled || !isEnabled { state.insert(.disabled) }
    return state
  }

  /// The plate's color: white in light mode, a light gray in dark mode.
  private var plateColor: UIColor {
    selectedSegmentTintColor ?? (traitCollection.userInterfaceStyle == .dark ? .systemGray2 : .white)
  }

  /// Draws the separators between adjacent segments, except next to the selected segment.
  private func paintLines(_ frames: [CGRect], into canvas: inout Canvas) {
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in frames.indices.dropLast() where index != selectedSegmentIndex && index + 1 != selectedSegmentIndex {
      let x = isRTL ? frames[index].minX : frames[index].maxX
      let line = CGRect(x: x - 0.5, y: bounds.minY + 8, width: 1, height: max(0, bounds.height - 16))
      canvas.fillRounded(line, radius: 0.5, color: UIColor.separator.rasterColor(with: traitCollection))
    }
  }

  private func paintSegment(_ segment: SegmentContent, index: Int, in frame: CGRect, into canvas: inout Canvas) {
    let state = state(of: index)
    let shared = customAppearance.offset(ofSegment: index, count: segments.count)
    let place = frame.offsetBy(
      dx: segment.offset.width + shared.horizontal, dy: segment.offset.height + shared.vertical)
    if let image = segment.image {
      ImagePainter(image: image, tint: segment.isEnabled ? .label : .tertiaryLabel, traits: traitCollection)
        .paint(in: place, .center, into: &canvas)
    } else if let text = titleText(of: segment, state: state) {
      let room = place.insetBy(dx: min(4, place.width / 2), dy: 0)
      LabelPainter(text, in: room, clip: place, traits: traitCollection).paint(into: &canvas)
    }
  }
}
