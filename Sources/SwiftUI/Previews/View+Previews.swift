// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// How large a preview is.
public enum PreviewLayout: Sendable {
  /// As its device.
  case device
  /// As its content wants to be.
  case sizeThatFits
  /// As many points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by the name that Xcode gives it, such as `"iPhone SE (3rd generation)"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How the device of a preview is held.
public enum InterfaceOrientation: CaseIterable, Sendable {
  /// Upright, upside down, or on one of its sides.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  private func facts(_ change: @escaping @MainActor (inout PreviewFacts) -> Void) -> some View {
    ModifiedView(self) { node, _, _ in
      change(&node.facts)
      return node
    }
  }

  /// Returns the size of the preview.
  public func previewLayout(_ layout: PreviewLayout) -> some View { facts { $0.layout = layout } }
  /// Returns the device of the preview: the one of Tessera's that its name begins with, or an iPhone 16.
  public func previewDevice(_ device: PreviewDevice?) -> some View { facts { $0.device = device?.rawValue } }
  /// Returns the name of the preview.
  public func previewDisplayName(_ name: String?) -> some View { facts { $0.name = name } }
  /// How the device of the preview is held.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View {
    facts { $0.isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight }
  }
  /// Light or dark for the controller that hosts the view; nil for what the device says.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { facts { $0.colorScheme = scheme } }
}
