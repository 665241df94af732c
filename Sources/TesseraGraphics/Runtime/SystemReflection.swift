// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Mirrors hide the stored properties of these classes and of their system subclasses.

public import TesseraFoundation

extension NSDataAsset: _SystemReflectable {}
extension NSParagraphStyle: _SystemReflectable {}
extension NSShadow: _SystemReflectable {}
extension NSStringDrawingContext: _SystemReflectable {}
extension NSTextList: _SystemReflectable {}
extension NSTextTab: _SystemReflectable {}
extension UIBezierPath: _SystemReflectable {}
extension UIColor: _SystemReflectable {}
extension UIFont: _SystemReflectable {}
extension UIFontDescriptor: _SystemReflectable {}
extension UIFontMetrics: _SystemReflectable {}
extension UIGraphicsImageRenderer: _SystemReflectable {}
extension UIGraphicsImageRendererContext: _SystemReflectable {}
extension UIGraphicsImageRendererFormat: _SystemReflectable {}
extension UIGraphicsPDFRenderer: _SystemReflectable {}
extension UIGraphicsPDFRendererContext: _SystemReflectable {}
extension UIGraphicsPDFRendererFormat: _SystemReflectable {}
extension UIImage: _SystemReflectable {}
extension UIImageAsset: _SystemReflectable {}
extension UITraitCollection: _SystemReflectable {}
