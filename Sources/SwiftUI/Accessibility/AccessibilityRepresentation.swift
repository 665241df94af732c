// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The container of a view whose accessibility elements are those of another view. That view is created when a screen reader
/// or a test asks for the elements.
private final class RepresentationView: UIView {
  private var host: HostingView?
  private var representation = AnyView(EmptyView())
  /// The container of the represented view.
  fileprivate let content = PlainView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  func show(_ view: AnyView, _ environment: EnvironmentValues) {
    var inner = environment
    // A style that represents its control by the standard control must not apply to that control.
    inner.toggleStyle = DefaultToggleStyle()
    inner.primitiveButtonStyle = DefaultButtonStyle()
    inner.progressViewStyle = DefaultProgressViewStyle()
    inner.labelStyle = DefaultLabelStyle()
    representation = AnyView(view.modifier(EnvironmentReplacement(environment: inner)))
    host?.show(representation)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    host?.frame = bounds
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override var accessibilityElements: [Any]? {
    get {
      if let host { return [host] }
      let new = HostingView(representation)
      new.safeAreaRegions = []
      (new.alpha, new.isUserInteractionEnabled, new.frame) = (0, false, bounds)
      host = new
      insertSubview(new, at: 0)
      new.layoutIfNeeded()
      return [new]
    }
    set {}
  }
}

/// A container that receives no touches.
private final class PlainView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The element of a view with a representation. The host of the representation is not an element.
private final class RepresentationElement: EffectElement {
  private let content: UIView
  override var contentView: UIView { content }

  init(_ child: LayoutElement, _ view: RepresentationView) {
    content = MainActor.assumeIsolated { view.content }
    super.init(child, view)
  }
}

private struct RepresentationModifier: ElementModifier {
  typealias Body = Never
  let representation: AnyView
  func makeElement(_ child: LayoutElement) -> RepresentationElement {
    RepresentationElement(child, RepresentationView())
  }
  func update(_ element: RepresentationElement, _ environment: EnvironmentValues) {
    (element.view as? RepresentationView)?.show(representation, environment)
  }
}

extension View {
  /// Replaces the view's accessibility elements with those of another view, which isn't drawn. Its controls have their default
  /// styles.
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
