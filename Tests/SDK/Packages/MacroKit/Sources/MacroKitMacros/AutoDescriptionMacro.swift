// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A macro that adds a description listing a type's stored properties.
public struct AutoDescriptionMacro: ExtensionMacro {

    public static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self) else {
            throw MacroError("@AutoDescription can only be attached to a struct or class")
        }
        guard !protocols.isEmpty else { return [] }

        let isPublic = declaration.modifiers.contains { modifier in
            ["public", "open"].contains(modifier.name.text)
        }
        let access = isPublic ? "public " : ""
        let typeName = type.trimmedDescription
        let properties = storedProperties(of: declaration)
            .map { "\($0): \\(\($0))" }
            .joined(separator: ", ")

        let syntax: DeclSyntax = """
            extension \(raw: typeName): CustomStringConvertible {
                \(raw: access)var description: String {
                    "\(raw: typeName)(\(raw: properties))"
                }
            }
            """
        guard let extensionDeclaration = syntax.as(ExtensionDeclSyntax.self) else { return [] }
        return [extensionDeclaration]
    }

    private static func storedProperties(of declaration: some DeclGroupSyntax) -> [String] {
        declaration.memberBlock.members
            .compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .filter { variable in
                !variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
            }
            .flatMap { Array($0.bindings) }
            .filter { $0.accessorBlock == nil }
            .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }
}
