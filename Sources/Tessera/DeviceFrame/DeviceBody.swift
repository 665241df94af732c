// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The dimensions of a device's case, in points and in portrait orientation.
///
/// The sizes of cases and displays are from Apple's technical specifications, converted to points using the display's
/// pixel density. The sizes of corners, cameras and buttons are estimates.
struct DeviceBody: Hashable {
  /// The layout of a device's front panel.
  enum Front: Hashable {
    /// A camera in a Dynamic Island below the top edge.
    case island
    /// A camera in a notch at the top edge.
    case notch
    /// A home button below the display, with an area of the same size above it.
    case homeButton
    /// A tablet with a uniform bezel.
    case tablet
    /// A device of custom size with a uniform bezel.
    case plain
  }

  let front: Front
  /// The size of the display, in points.
  let display: CGSize
  /// Whether the device is in landscape, with its top edge on the left.
  let isTurned: Bool
  /// The safe area inset at the top edge.
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

  /// The display sizes, in points, of phones with a home button.
  private static let homeButtonSizes = [
    CGSize(width: 320, height: 568), CGSize(width: 375, height: 667), CGSize(width: 414, height: 736),
  ]

  /// The corner radius of the display.
  var displayCorner: CGFloat {
    switch front {
    case .island: top > 59 ? 62 : 55
    case .notch: 47 + 1 / 3
    case .tablet: 18
    case .homeButton, .plain: 0
    }
  }

  /// The width of the bezel along the long sides, and along the short sides at the top and bottom.
  var rim: (side: CGFloat, end: CGFloat) {
    switch front {
    case .island: (19, 19)
    case .notch: (21, 21)
    case .homeButton: (28, 110)
    case .tablet: (52, 52)
    case .plain: (16, 16)
    }
  }

  /// The corner radius of the case.
  var corner: CGFloat {
    switch front {
    case .homeButton: 58
    case .plain: 24
    default: displayCorner + rim.side
    }
  }

  /// The distance that buttons protrude from the case, in points.
  static let buttonDepth: CGFloat = 3

  /// The display's frame within an image of the device in portrait.
  var displayRect: CGRect {
    CGRect(
      x: rim.side + Self.buttonDepth, y: rim.end + Self.buttonDepth, width: display.width, height: display.height)
  }

  /// The size of an image of the device in portrait, including its buttons.
  var size: CGSize {
    CGSize(
      width: display.width + 2 * (rim.side + Self.buttonDepth),
      height: display.height + 2 * (rim.end + Self.buttonDepth))
  }

  /// The size of an image of the device in its current orientation.
  var pictureSize: CGSize { isTurned ? CGSize(width: size.height, height: size.width) : size }

  /// The origin of the screen within an image of the device in its current orientation.
  var screenOrigin: CGPoint {
    let rect = displayRect
    return isTurned ? CGPoint(x: rect.minY, y: rect.minX) : rect.origin
  }

  /// The camera's black area within the display, or nil if there is no camera. The radius applies to all four corners
  /// of an island, or to the lower two corners of a notch.
  var camera: (rect: CGRect, radius: CGFloat)? {
    switch front {
    case .island:
      // The island's center is 3 points above the center of the status bar's text.
      (CGRect(x: (display.width - 126) / 2, y: top - 48, width: 126, height: 37), 18.5)
    case .notch: (CGRect(x: (display.width - 162) / 2, y: 0, width: 162, height: 33), 20)
    case .homeButton, .tablet, .plain: nil
    }
  }

  /// The buttons on the sides of the case: the distance from the top, the length, and whether the button is on the
  /// left.
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
