import SwiftUI

/// Turns the view away around its leading edge, like a page.
struct PageTurnModifier: ViewModifier {
    var angle: Angle
    var opacity: Double

    func body(content: Content) -> some View {
        content
            .rotation3DEffect(angle, axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0.4)
            .opacity(opacity)
    }
}

@MainActor
extension AnyTransition {
    static var pageTurn: AnyTransition {
        .modifier(
            active: PageTurnModifier(angle: .degrees(75), opacity: 0),
            identity: PageTurnModifier(angle: .zero, opacity: 1)
        )
    }

    /// Slides in from one edge and leaves by the other.
    static func slide(forward: Bool) -> AnyTransition {
        .asymmetric(
            insertion: .move(edge: forward ? .trailing : .leading).combined(with: .opacity),
            removal: .move(edge: forward ? .leading : .trailing).combined(with: .opacity)
        )
    }

    static var popIn: AnyTransition {
        .asymmetric(
            insertion: .scale(scale: 0.6, anchor: .bottom).combined(with: .opacity)
                .animation(.spring(duration: 0.4, bounce: 0.4)),
            removal: .opacity.animation(.easeOut(duration: 0.15))
        )
    }
}

/// A `Transition` in the newer style: blurs and lifts the view while it comes and goes.
struct BlurLiftTransition: Transition {
    var distance: CGFloat = 24

    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : 8)
            .opacity(phase.isIdentity ? 1 : 0)
            .offset(y: phase == .willAppear ? distance : phase == .didDisappear ? -distance : 0)
    }
}

extension Transition where Self == BlurLiftTransition {
    static var blurLift: BlurLiftTransition { BlurLiftTransition() }

    static func blurLift(distance: CGFloat) -> BlurLiftTransition {
        BlurLiftTransition(distance: distance)
    }
}
