// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
public import UIKit

/// The layout that determines a preview's size.
public enum PreviewLayout: Sendable {
  /// The device's size.
  case device
  /// The content's fitting size.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A preview device, identified by its name in Xcode, such as `"iPhone SE (3rd generation)"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String
  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a preview's device.
public enum InterfaceOrientation: CaseIterable, Sendable {
  /// Portrait, upside down, or one of the landscape orientations.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// An element that stores the values of preview modifiers.
final class FactsElement: WrapperElement {
  var facts = PreviewFacts()
}

private struct FactsModifier: ElementModifier {
  typealias Body = Never
  let change: (inout PreviewFacts) -> Void

  func makeElement(_ child: LayoutElement) -> FactsElement { FactsElement(child: child) }
  func update(_ element: FactsElement, _ environment: EnvironmentValues) {
    element.facts = PreviewFacts()
    change(&element.facts)
  }
}

extension PreviewFacts {
  /// Collects the values of an element's preview modifiers. Outer modifiers take precedence.
  init(_ element: LayoutElement) {
    self.init()
    var next: LayoutElement? = element
    while let wrapper = next as? WrapperElement {
      if let facts = (wrapper as? FactsElement)?.facts { fill(from: facts) }
      next = wrapper.child
    }
  }

  private mutating func fill(from other: PreviewFacts) {
    name = name ?? other.name
    layout = layout ?? other.layout
    device = device ?? other.device
    isLandscape = isLandscape ?? other.isLandscape
    colorScheme = colorScheme ?? other.colorScheme
  }
}

extension View {
  private func facts(_ change: @escaping (inout PreviewFacts) -> Void) -> some View {
    modifier(FactsModifier(change: change))
  }

  /// Sets the preview's layout.
  public func previewLayout(_ layout: PreviewLayout) -> some View { facts { $0.layout = layout } }
  /// Sets the preview's device. Selects the Tessera device whose name is a prefix of the given name, or an iPhone 16
  /// if there is none.
  public func previewDevice(_ device: PreviewDevice?) -> some View { facts { $0.device = device?.rawValue } }
  /// Sets the preview's display name.
  public func previewDisplayName(_ name: String?) -> some View { facts { $0.name = name } }
  /// Sets the orientation of the preview device.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View {
    facts { $0.isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight }
  }
  /// Sets the color scheme of the view's hosting controller. Nil uses the device's color scheme.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { facts { $0.colorScheme = scheme } }
}
