// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraSwiftUILayout

extension View {
  /// Presents a sheet while a binding is true. When the user dismisses the sheet, the binding is set to false.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentationModifier(isPresented, onDismiss: onDismiss, SheetScreen(.sheet, content: content)))
  }
  /// Presents a sheet while a binding has a value. A value with a different identity replaces the sheet. When the user
  /// dismisses the sheet, the binding is set to nil.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(item: item, onDismiss: onDismiss) { item in SheetScreen(.sheet) { content(item) } })
  }
  /// Presents a view that covers the screen while a binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentationModifier(isPresented, onDismiss: onDismiss, SheetScreen(.cover, content: content)))
  }
  /// Presents a view that covers the screen while a binding has a value.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(item: item, onDismiss: onDismiss) { item in SheetScreen(.cover) { content(item) } })
  }
  /// Presents a popover while a binding is true. In windows of compact width, the popover is a sheet.
  ///
  /// The arrow is at the given edge of the popover if there is enough space. Otherwise, it is at any edge.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented, SheetScreen(.popover, anchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)))
  }
  /// Presents a popover while a binding has a value. In windows of compact width, the popover is a sheet.
  ///
  /// The arrow is at the given edge of the popover if there is enough space. Otherwise, it is at any edge.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(item: item) { item in
        SheetScreen(.popover, anchor: attachmentAnchor, arrowEdge: arrowEdge) { content(item) }
      })
  }
}

// MARK: Modifiers of the content

extension View {
  /// Sets the detents of the sheet that contains the view.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationFacts { $0.detents = detents }
  }
  /// Sets the detents of the sheet that contains the view, and a binding to the selected detent.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationFacts { ($0.detents, $0.selection) = (detents, selection) }
  }
  /// Sets the visibility of the drag indicator. By default, it is visible if the sheet has several detents.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationFacts { $0.dragIndicator = visibility }
  }
  /// Sets the background of the presentation that contains the view.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationFacts { $0.background = AnyView(Rectangle().fill(style).ignoresSafeArea()) }
  }
  /// Sets the background of the presentation that contains the view.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = content()
    return presentationFacts {
      $0.background = AnyView(
        Color.clear.overlay(alignment: alignment) { background }.ignoresSafeArea())
    }
  }
  /// Sets the corner radius of the presentation, in points. Nil means the default radius.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationFacts { $0.cornerRadius = .some(cornerRadius) }
  }
  /// Sets whether people can interact with the view that presents the sheet.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    presentationFacts { $0.interaction = interaction }
  }
  /// Sets how a presentation adapts to compact size classes.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }
  /// Sets how a presentation adapts to compact size classes.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentationFacts { ($0.horizontalAdaptation, $0.verticalAdaptation) = (horizontal, vertical) }
  }
  /// Sets whether a swipe on scrollable content scrolls the content or resizes the sheet.
  ///
  /// - Note: Differs from SwiftUI: a swipe always scrolls content that can scroll in its direction.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentationFacts { $0.contentInteraction = behavior }
  }
  /// Sets the size of the sheet in windows of regular width.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    presentationFacts { $0.sizing = sizing }
  }
  /// Sets whether the user is prevented from dismissing the presentation.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationFacts { $0.isDismissDisabled = isDisabled }
  }
}
