// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// An encodable representation of a device that is sent to other processes.
package struct DeviceRecord: Codable, Hashable, Sendable {
  private let name: String
  private let width: Double
  private let height: Double
  private let scale: Double
  /// The top, left, bottom and right insets.
  private let insets: [Double]
  private let isPad: Bool
  private let isLandscape: Bool
  private let fitsContent: Bool
  /// The number of the look, or nil for the standard look.
  private let look: Int?

  package init(_ device: Device) {
    name = device.name
    (width, height, scale) = (device.size.width, device.size.height, device.scale)
    let area = device.safeArea
    insets = [area.top, area.left, area.bottom, area.right]
    isPad = device.idiom == .pad
    isLandscape = device.isLandscape
    fitsContent = device.fitsContent
    look = device.look?.rawValue
  }

  /// Returns the device.
  ///
  /// - Throws: The errors of `Device.init` if the record was not created from a valid device.
  package func device() throws(RenderError) -> Device {
    let area =
      insets.count == 4
      ? Device.SafeArea(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]) : Device.SafeArea()
    var device = try Device(
      name: name, size: CGSize(width: width, height: height), scale: scale, safeArea: area, idiom: isPad ? .pad : .phone
    )
    device.isLandscape = isLandscape
    device.fitsContent = fitsContent
    device.look = look.flatMap { Look(rawValue: $0) }
    return device
  }
}
