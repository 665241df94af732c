// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The state of a spring-loaded view.
///
/// - `inactive`: no drag is over it.
/// - `possible`: a drag is over it.
/// - `activating`: about to be activated. Never set automatically.
/// - `activated`: activated.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive = 0
  case possible, activating, activated
}
