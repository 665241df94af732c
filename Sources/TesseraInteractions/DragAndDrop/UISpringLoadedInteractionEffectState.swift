// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How far a view has come that loads like a spring.
///
/// - `inactive`: no finger that drags something is on it.
/// - `possible`: one is.
/// - `activating`: it is about to act. Does not occur by itself.
/// - `activated`: it has acted.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive = 0
  case possible, activating, activated
}
