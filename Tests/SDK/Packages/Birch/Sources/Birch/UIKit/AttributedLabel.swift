// SPDX-License-Identifier: MIT

import SwiftUI
import UIKit

/// Wraps `UILabel` for attributed strings with kerning and paragraph styles.
struct AttributedLabel: UIViewRepresentable {
    let text: String
    var textColor: UIColor = .label
    var alignment: NSTextAlignment = .natural

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        label.setContentHuggingPriority(.required, for: .vertical)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        paragraph.lineSpacing = 4
        label.attributedText = NSAttributedString(string: text, attributes: [
            .font: UIFont.preferredFont(forTextStyle: .callout),
            .foregroundColor: textColor,
            .kern: 0.4,
            .paragraphStyle: paragraph,
        ])
        label.isEnabled = context.environment.isEnabled
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
        guard let width = proposal.width, width.isFinite else { return nil }
        return uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
}

struct AttributedLabel_Previews: PreviewProvider {
    static var previews: some View {
        AttributedLabel(text: "Text drawn by a UILabel that wraps onto several lines when it has to.")
            .padding()
            .previewLayout(.sizeThatFits)
    }
}
