// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Hides the stored properties of these classes, and of their subclasses in Tessera, from Swift's `Mirror`.

public import TesseraFoundation

extension UIDragInteraction: _SystemReflectable {}
extension UIDragItem: _SystemReflectable {}
extension UIDragPreview: _SystemReflectable {}
extension UIDropInteraction: _SystemReflectable {}
extension UIDropProposal: _SystemReflectable {}
extension UIEditMenuConfiguration: _SystemReflectable {}
extension UIEditMenuInteraction: _SystemReflectable {}
extension UIFeedbackGenerator: _SystemReflectable {}
extension UIMenuController: _SystemReflectable {}
extension UIMenuItem: _SystemReflectable {}
extension UIPrintInfo: _SystemReflectable {}
extension UIPrintInteractionController: _SystemReflectable {}
extension UIPrintPaper: _SystemReflectable {}
extension UISpringLoadedInteraction: _SystemReflectable {}
