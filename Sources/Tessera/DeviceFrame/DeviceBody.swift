// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The case around a display, in points of a device in portrait.
///
/// Sizes of cases and displays are those of Apple's technical specifications, converted to points by the display's density.
/// Corners, cameras and buttons are estimates.
struct DeviceBody: Hashable {
  /// The kind of front panel.
  enum Front: Hashable {
    /// A camera in an island below the top edge.
    case island
    /// A camera in a notch at the top edge.
    case notch
    /// A home button below the display, and an equally large forehead above it.
    case homeButton
    /// The uniform bezel of a tablet.
    case tablet
    /// The uniform bezel of a device of a custom size.
    case plain
  }

  let front: Front
  /// The size of the display.
  let display: CGSize
  /// Whether the device is in landscape, with its upper edge on the left.
  let isTurned: Bool
  /// The safe area inset at the upper edge.
  let top: CGFloat

  init(_ device: Device) {
    isTurned = device.isLandscape
    let size = device.size
    display = isTurned ? CGSize(width: size.height, height: size.width) : size
    top = isTurned && device.idiom == .phone ? device.safeArea.left : device.safeArea.top
    front =
      switch (device.idiom, top) {
      case (.pad, _): .tablet
      case (.phone, 50...): .island
      case (.phone, 40...): .notch
      case (.phone, _): Self.homeButtonSizes.contains(display) ? .homeButton : .plain
      }
  }

  /// The display sizes of phones with a home button, in points.
  private static let homeButtonSizes = [
    CGSize(width: 320, height: 568), CGSize(width: 375, height: 667), CGSize(width: 414, height: 736),
  ]

  /// The radius of the display's corners.
  var displayCorner: CGFloat {
    switch front {
    case .island: top > 59 ? 62 : 55
    case .notch: 47 + 1 / 3
    case .tablet: 18
    case .homeButton, .plain: 0
    }
  }

  /// The width of the bezel at the long sides, and at the top and bottom.
  var rim: (side: CGFloat, end: CGFloat) {
    switch front {
    case .island: (19, 19)
    case .notch: (21, 21)
    case .homeButton: (28, 110)
    case .tablet: (52, 52)
    case .plain: (16, 16)
    }
  }

  /// The radius of the case's corners.
  var corner: CGFloat {
    switch front {
    case .homeButton: 58
    case .plain: 24
    default: displayCorner + rim.side
    }
  }

  /// The distance by which buttons protrude.
  static let buttonDepth: CGFloat = 3

  /// The display's rect in a picture of the device in portrait.
  var displayRect: CGRect {
    CGRect(
      x: rim.side + Self.buttonDepth, y: rim.end + Self.buttonDepth, width: display.width, height: display.height)
  }

  /// The size of a picture of the device in portrait: the case including its buttons.
  var size: CGSize {
    CGSize(
      width: display.width + 2 * (rim.side + Self.buttonDepth),
      height: display.height + 2 * (rim.end + Self.buttonDepth))
  }

  /// The size of the picture in the device's orientation.
  var pictureSize: CGSize { isTurned ? CGSize(width: size.height, height: size.width) : size }

  /// The screen's upper-left corner in the picture in the device's orientation.
  var screenOrigin: CGPoint {
    let rect = displayRect
    return isTurned ? CGPoint(x: rect.minY, y: rect.minX) : rect.origin
  }

  /// The camera's black area in the display, and the radius of an island's four corners or of a notch's lower two; nil if there
  /// is no camera.
  var camera: (rect: CGRect, radius: CGFloat)? {
    switch front {
    case .island:
      // The island's center is 3 points above that of the status bar's text.
      (CGRect(x: (display.width - 126) / 2, y: top - 48, width: 126, height: 37), 18.5)
    case .notch: (CGRect(x: (display.width - 162) / 2, y: 0, width: 162, height: 33), 20)
    case .homeButton, .tablet, .plain: nil
    }
  }

  /// The buttons at the sides of the case: the offset from the top, the length, and whether the button is on the left.
  var buttons: [(y: CGFloat, length: CGFloat, isLeft: Bool)] {
    switch front {
    case .island, .notch:
      [(150, 32, true), (210, 62, true), (286, 62, true), (240, 98, false)]
    case .homeButton: [(150, 32, true), (210, 56, true), (280, 56, true), (210, 56, false)]
    case .tablet: [(96, 48, false), (158, 48, false)]
    case .plain: []
    }
  }
}
