import SwiftUI
import UIKit

/// A `UITextView` that finds phone numbers, addresses and links, which `Text` does not.
struct LinkedTextView: UIViewRepresentable {
    @Binding var text: String
    var isEditable = false
    var onOpenLink: (URL) -> Void = { _ in }

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        view.backgroundColor = .clear
        view.isScrollEnabled = false
        view.adjustsFontForContentSizeCategory = true
        view.font = .preferredFont(forTextStyle: .body)
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        context.coordinator.parent = self
        if view.text != text {
            view.text = text
        }
        view.isEditable = isEditable
        view.dataDetectorTypes = isEditable ? [] : [.link, .phoneNumber, .address]
        view.textColor = context.environment.isEnabled ? .label : .secondaryLabel
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
        guard let width = proposal.width, width.isFinite, width > 0 else { return nil }
        let size = uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: width, height: size.height)
    }

    static func dismantleUIView(_ view: UITextView, coordinator: Coordinator) {
        view.delegate = nil
    }

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate {
        var parent: LinkedTextView

        init(_ parent: LinkedTextView) {
            self.parent = parent
        }

        func textViewDidChange(_ textView: UITextView) {
            parent.text = textView.text
        }

        func textView(
            _ textView: UITextView,
            primaryActionFor textItem: UITextItem,
            defaultAction: UIAction
        ) -> UIAction? {
            guard case .link(let url) = textItem.content else { return defaultAction }
            let open = parent.onOpenLink
            return UIAction { _ in open(url) }
        }
    }
}

/// The system blur, for places where a SwiftUI material doesn't sample the right backdrop.
struct VisualEffectView: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemThinMaterial

    func makeUIView(context: Context) -> UIVisualEffectView {
        UIVisualEffectView(effect: UIBlurEffect(style: style))
    }

    func updateUIView(_ view: UIVisualEffectView, context: Context) {
        view.effect = UIBlurEffect(style: style)
    }
}

#Preview("Linked text view") {
    @Previewable @State var text = "Manual: https://example.com/drill\nHotline: +49 30 1234567"
    @Previewable @State var isEditable = false

    Form {
        LinkedTextView(text: $text, isEditable: isEditable)
        Toggle("Editable", isOn: $isEditable)
    }
}
