// SPDX-License-Identifier: MIT

import SwiftUI
import UIKit

struct ActivityIndicator: UIViewRepresentable {
    @Binding var isAnimating: Bool
    var style: UIActivityIndicatorView.Style = .medium

    func makeUIView(context: Context) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: style)
        view.hidesWhenStopped = false
        return view
    }

    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
        if isAnimating {
            uiView.startAnimating()
        } else {
            uiView.stopAnimating()
        }
    }
}

struct ProgressBar: UIViewRepresentable {
    var progress: Float
    var tint: Color

    final class Coordinator {
        var lastProgress: Float = 0
    }

    func makeCoordinator() -> Coordinator {
        Coordinator()
    }

    func makeUIView(context: Context) -> UIProgressView {
        UIProgressView(progressViewStyle: .default)
    }

    func updateUIView(_ uiView: UIProgressView, context: Context) {
        uiView.progressTintColor = UIColor(tint)
        uiView.setProgress(progress, animated: context.coordinator.lastProgress != 0)
        context.coordinator.lastProgress = progress
    }
}

struct Indicators_Previews: PreviewProvider {
    static var previews: some View {
        VStack(spacing: 20) {
            ActivityIndicator(isAnimating: .constant(false), style: .large)
            ProgressBar(progress: 0.4, tint: .green)
        }
        .padding()
    }
}
