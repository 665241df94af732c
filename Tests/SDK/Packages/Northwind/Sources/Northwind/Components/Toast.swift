// SPDX-License-Identifier: MIT

import SwiftUI

public struct Toast: Identifiable, Equatable, Sendable {
    public let id: Int
    public var message: String
    public var tone: Tone

    public init(id: Int = 0, message: String, tone: Tone = .success) {
        self.id = id
        self.message = message
        self.tone = tone
    }
}

public struct ToastView: View {
    private let toast: Toast

    public init(_ toast: Toast) {
        self.toast = toast
    }

    public var body: some View {
        Label(toast.message, systemImage: toast.tone.symbolName)
            .font(.subheadline.weight(.medium))
            .foregroundStyle(.white, toast.tone.color)
            .padding(.horizontal, Spacing.l)
            .padding(.vertical, Spacing.m)
            .background(Color(hex: 0x20252E), in: .capsule)
            .elevation(.floating)
            .accessibilityAddTraits(.isStaticText)
    }
}

private struct ToastModifier: ViewModifier {
    @Binding var toast: Toast?
    let duration: Duration

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .bottom) {
                if let toast {
                    ToastView(toast)
                        .padding(.bottom, Spacing.xl)
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                        .task(id: toast.id) {
                            try? await Task.sleep(for: duration)
                            guard !Task.isCancelled else { return }
                            self.toast = nil
                        }
                }
            }
            .animation(Motion.bouncy, value: toast)
    }
}

extension View {
    public func toast(_ toast: Binding<Toast?>, duration: Duration = .seconds(3)) -> some View {
        modifier(ToastModifier(toast: toast, duration: duration))
    }
}

#Preview("Toast") {
    @Previewable @State var toast: Toast? = Toast(message: "Copied to clipboard")
    Button("Show again") {
        toast = Toast(id: 1, message: "Could not sync", tone: .warning)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .toast($toast, duration: .seconds(60))
}
