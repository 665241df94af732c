// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The state of a spring-loaded view.
///
/// - `inactive`: No drag is over the view.
/// - `possible`: A drag is over the view.
/// - `activating`: The view is about to be activated. Never set automatically.
/// - `activated`: The view has been activated.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive = 0
  case possible, activating, activated
}
