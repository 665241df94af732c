// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The container of a view whose accessibility elements are those of another view.
private final class RepresentationView: UIView {
  private let host = HostingView(EmptyView())

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    host.safeAreaRegions = []
    host.alpha = 0
    host.isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  func show(_ view: AnyView, _ environment: EnvironmentValues) {
    host.show(view.modifier(EnvironmentReplacement(environment: environment)))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The elements have frames in the coordinates of the represented view.
    if host.superview !== self { insertSubview(host, at: 0) }
    host.frame = bounds
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override var accessibilityElements: [Any]? {
    get { [host] }
    set {}
  }
}

private struct RepresentationModifier: ElementModifier {
  typealias Body = Never
  let representation: AnyView
  func makeElement(_ child: LayoutElement) -> EffectElement { EffectElement(child, RepresentationView()) }
  func update(_ element: EffectElement, _ environment: EnvironmentValues) {
    (element.view as? RepresentationView)?.show(representation, environment)
  }
}

extension View {
  /// Replaces the view's accessibility elements with those of another view, which isn't drawn.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(RepresentationModifier(representation: AnyView(representation())))
  }

  /// Adds the buttons in a view as custom accessibility actions. Their names are the buttons' labels.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let host = HostingView(content())
    host.update()
    func buttons(in view: UIView) -> [PressView] {
      (view as? PressView).map { [$0] } ?? view.subviews.flatMap { buttons(in: $0) }
    }
    // The actions retain the host, whose graph contains the buttons.
    return accessibilityActions(
      buttons(in: host).map { button in
        (Text(button.accessibilityLabel ?? ""), { [host] in withExtendedLifetime(host) { button.onTap() } })
      })
  }
}
