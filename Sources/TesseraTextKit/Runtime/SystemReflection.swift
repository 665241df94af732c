// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Mirrors omit the stored properties of these classes and of the framework's subclasses of them.

public import TesseraFoundation

extension NSLayoutManager: _SystemReflectable {}
extension NSTextContainer: _SystemReflectable {}
extension NSTextContentManager: _SystemReflectable {}
extension NSTextElement: _SystemReflectable {}
extension NSTextLayoutFragment: _SystemReflectable {}
extension NSTextLayoutManager: _SystemReflectable {}
extension NSTextLineFragment: _SystemReflectable {}
extension NSTextRange: _SystemReflectable {}
extension NSTextSelection: _SystemReflectable {}
extension NSTextSelectionNavigation: _SystemReflectable {}
extension NSTextViewportLayoutController: _SystemReflectable {}
extension TextAttachmentBase: _SystemReflectable {}
