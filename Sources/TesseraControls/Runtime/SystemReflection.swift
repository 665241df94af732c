// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Mirrors hide the stored properties of these classes and of their system subclasses.

public import TesseraFoundation

extension UIActivity: _SystemReflectable {}
extension UIAlertAction: _SystemReflectable {}
extension UICalendarSelection: _SystemReflectable {}
extension UIDocumentInteractionController: _SystemReflectable {}
extension UIFindInteraction: _SystemReflectable {}
extension UIFindSession: _SystemReflectable {}
extension UITextInteraction: _SystemReflectable {}
extension UITextItem: _SystemReflectable {}
extension UITextSearchAggregator: _SystemReflectable {}
extension UITextSearchOptions: _SystemReflectable {}
extension UITextSelectionDisplayInteraction: _SystemReflectable {}
