// SPDX-License-Identifier: MIT

import SwiftUI

/// Looks like a text field, but only shows its content; used in screenshots and previews.
struct FieldLookAlike: View {
    let icon: String
    let placeholder: String
    var text: String = ""
    var isSecure = false
    var isFocused = false
    @Environment(\.birchTheme) private var theme

    var body: some View {
        HStack(spacing: 10) {
            Image(systemName: icon)
                .foregroundColor(isFocused ? theme.primary : .secondary)
                .frame(width: 22)
            if text.isEmpty {
                Text(placeholder).foregroundColor(Color(UIColor.placeholderText))
            } else {
                Text(isSecure ? String(repeating: "•", count: text.count) : text)
            }
            Spacer()
            if isFocused {
                Rectangle().fill(theme.primary).frame(width: 2, height: 20)
            }
        }
        .padding(.horizontal, 12)
        .frame(height: 48)
        .background(Color(UIColor.tertiarySystemFill))
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .if(isFocused) { view in
            view.overlay(RoundedRectangle(cornerRadius: 10).stroke(theme.primary, lineWidth: 2))
        }
    }
}

struct LoginForm: View {
    var errorMessage: String?

    var body: some View {
        VStack(spacing: 14) {
            Text("Welcome back").font(.title).bold()
            FieldLookAlike(icon: "envelope", placeholder: "Email", text: "elin@birch.example", isFocused: true)
            FieldLookAlike(icon: "lock", placeholder: "Password", text: "swordfish", isSecure: true)
            FieldLookAlike(icon: "key", placeholder: "One-time code")
            if let errorMessage = errorMessage {
                Label(errorMessage, systemImage: "exclamationmark.triangle.fill")
                    .font(.footnote)
                    .foregroundColor(.red)
            }
            Button("Sign in", action: {}).buttonStyle(FilledButtonStyle())
            (Text("No account yet? ").foregroundColor(.secondary) + Text("Join Birch").bold().underline())
                .font(.footnote)
        }
        .cardStyle(padding: 20)
    }
}

struct LoginForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            LoginForm()
            LoginForm(errorMessage: "Wrong password.").preferredColorScheme(.dark)
        }
        .padding()
    }
}
