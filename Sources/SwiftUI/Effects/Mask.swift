// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraSwiftUILayout
internal import UIKit

private struct MaskModifier<Secondary: View>: SecondaryModifier {
  typealias Body = Never
  let secondary: Secondary
  let alignment: Alignment

  func makeElement(_ child: LayoutElement) -> MaskElement { MaskElement(child) }
  func update(_ element: MaskElement, secondary: [LayoutElement], _ environment: EnvironmentValues) {
    element.update(secondary, alignment: alignment, in: environment)
  }
}

/// The element of a view that is masked by another view.
final class MaskElement: EffectElement {
  /// The container of the mask content.
  let maskView: UIView
  private(set) var maskElement = LayoutContainerElement(ZStackLayout(), children: [])

  init(_ child: LayoutElement) {
    let (view, mask) = MainActor.assumeIsolated {
      let (view, mask) = (EffectView(), UIView())
      view.mask = mask
      view.onResize = { [weak mask] _ in mask?.layoutIfNeeded() }
      return (view, mask)
    }
    maskView = mask
    super.init(child, view)
    maskElement.container = self
  }

  @MainActor
  func update(_ elements: [LayoutElement], alignment: Alignment, in environment: EnvironmentValues) {
    maskElement.direction = direction
    maskElement.scale = scale
    maskElement.layout = ZStackLayout(alignment: alignment)
    if !maskElement.children.elementsEqual(elements, by: ===) { maskElement.children = elements }
    environment.apply(to: maskView)
    view.setNeedsLayout()
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    super.placeContent(in: frame, proposal: proposal, space: space)
    let bounds = CGRect(origin: .zero, size: frame.size)
    let own = maskElement.dimensions(ProposedViewSize(frame.size))
    let alignment = (maskElement.layout as? ZStackLayout)?.alignment ?? .center
    let whole = ViewDimensions(size: frame.size)
    let x = whole[alignment.horizontal] - own[alignment.horizontal]
    let rect = CGRect(
      x: direction == .rightToLeft ? frame.width - x - own.width : x,
      y: whole[alignment.vertical] - own[alignment.vertical],
      width: own.width, height: own.height)
    maskElement.place(in: rect, proposal: ProposedViewSize(frame.size), space: LayoutSpace(bounds: bounds))
    let (view, mask) = (view, maskView)
    MainActor.assumeIsolated {
      mask.frame = bounds
      mask.setNeedsLayout()
      view.setNeedsLayout()
    }
  }
}

extension View {
  /// Masks the view with the opacity of the mask content.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(MaskModifier(secondary: mask(), alignment: alignment))
  }

  /// Masks the view with the opacity of another view.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(secondary: mask, alignment: .center))
  }
}
