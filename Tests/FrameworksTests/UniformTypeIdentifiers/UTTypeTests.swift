// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import MobileCoreServices
import Testing

@testable import UniformTypeIdentifiers

/// Types, tags and supertypes match Apple's page "System-declared uniform type identifiers".
struct UTTypeTests {
  @Test(arguments: [
    ("jpg", UTType.jpeg), ("JPEG", .jpeg), ("png", .png), ("txt", .plainText), ("json", .json), ("pdf", .pdf),
    ("csv", .commaSeparatedText), ("mov", .quickTimeMovie), ("mp4", .mpeg4Movie), ("mp3", .mp3), ("html", .html),
    ("swift", .swiftSource), ("zip", .zip), ("heic", .heic), ("vcf", .vCard), ("rtf", .rtf), ("gif", .gif),
  ])
  func extensions(tag: String, type: UTType) {
    #expect(UTType(filenameExtension: tag) == type)
  }

  @Test(arguments: [
    ("image/jpeg", UTType.jpeg), ("IMAGE/PNG", .png), ("application/pdf", .pdf), ("text/html", .html),
    ("text/plain", .plainText), ("text/plain;charset=utf-8", .utf8PlainText), ("text/html; charset=utf-8", .html),
    ("application/json", .json), ("video/mp4", .mpeg4Movie), ("audio/mpeg", .mp3),
  ])
  func mimeTypes(tag: String, type: UTType) {
    #expect(UTType(mimeType: tag) == type)
  }

  @Test func preferredTags() {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.plainText.preferredFilenameExtension == "txt" && UTType.image.preferredMIMEType == nil)
    #expect(UTType.tiff.tags[.filenameExtension] == ["tiff", "tif"])
  }

  @Test func conformance() {
    #expect(UTType.jpeg.conforms(to: .jpeg) && UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .item))
    #expect(!UTType.image.conforms(to: .jpeg) && !UTType.jpeg.conforms(to: .text))
    #expect(UTType.jpeg.isSubtype(of: .data) && !UTType.jpeg.isSubtype(of: .jpeg) && UTType.text.isSupertype(of: .json))
    #expect(UTType.swiftSource.supertypes.contains(.sourceCode) && UTType.svg.conforms(to: .xml))
    #expect(UTType.applicationBundle.conforms(to: .package) && UTType.mpeg4Movie.conforms(to: .audiovisualContent))
  }

  @Test func names() {
    #expect(UTType("public.jpeg") == .jpeg && UTType("PUBLIC.JPEG") == .jpeg && UTType("no.such.type") == nil)
    #expect(UTType("public.jpeg")?.isPublic == true && UTType.pdf.isPublic == false && UTType.pdf.isDeclared)
  }

  @Test func unknownTags() throws {
    let type = try #require(UTType(filenameExtension: "xyzzy"))
    #expect(type.isDynamic && type.conforms(to: .data) && type.preferredFilenameExtension == "xyzzy")
    #expect(UTType(filenameExtension: "xyzzy") == type && UTType(filenameExtension: "xyzzz") != type)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .audio)?.isDynamic == true)
    #expect(UTType(filenameExtension: "") == nil && UTType(mimeType: "") == nil)
    let own = UTType(exportedAs: "com.Example.note", conformingTo: .text)
    #expect(own.conforms(to: .data) && own == UTType(importedAs: "com.example.note") && !own.isDynamic)
  }

  /// A type that an app declares can be found by its identifier, and has the declared supertypes.
  @Test func customTypes() throws {
    let middle = UTType(exportedAs: "com.example.own.middle", conformingTo: .image)
    let own = UTType(exportedAs: "com.example.own.sub", conformingTo: middle)
    #expect(own.conforms(to: middle) && own.conforms(to: .image) && own.conforms(to: .data))
    #expect(UTType("com.example.own.sub") == own && UTType("COM.example.Own.Sub")?.conforms(to: .image) == true)
    #expect(UTType(importedAs: "com.example.own.sub").conforms(to: .image))
    let data = try JSONEncoder().encode([own])
    #expect(try JSONDecoder().decode([UTType].self, from: data).first?.conforms(to: .image) == true)
    // A second supertype is added to the first. A supertype declared later replaces the default supertype, data.
    _ = UTType(importedAs: "com.example.own.sub", conformingTo: .text)
    #expect(own.conforms(to: .text) && own.conforms(to: .image))
    let plain = UTType(exportedAs: "com.example.own.plain")
    #expect(plain.supertypes == [.data, .item])
    _ = UTType(exportedAs: "com.example.own.plain", conformingTo: .movie)
    #expect(plain.conforms(to: .movie))
    // System types can't be redefined.
    #expect(!UTType(exportedAs: "public.png", conformingTo: .audio).conforms(to: .audio))
    let dynamic = try #require(UTType(filenameExtension: "own-tag", conformingTo: .text))
    #expect(UTType(dynamic.identifier)?.conforms(to: .text) == true)
  }

  /// Common file types that are not on Apple's page.
  @Test(arguments: [
    ("docx", "org.openxmlformats.wordprocessingml.document", UTType.compositeContent),
    ("xlsx", "org.openxmlformats.spreadsheetml.sheet", .spreadsheet),
    ("pptx", "org.openxmlformats.presentationml.presentation", .presentation),
    ("doc", "com.microsoft.word.doc", .data), ("xls", "com.microsoft.excel.xls", .spreadsheet),
    ("ppt", "com.microsoft.powerpoint.ppt", .presentation), ("m4a", "com.apple.m4a-audio", .audio),
    ("m4v", "com.apple.m4v-video", .movie), ("3gp", "public.3gpp", .movie), ("jp2", "public.jpeg-2000", .image),
    ("aac", "public.aac-audio", .audio), ("flac", "org.xiph.flac", .audio), ("mkv", "org.matroska.mkv", .movie),
    ("psd", "com.adobe.photoshop-image", .image), ("dng", "com.adobe.raw-image", .rawImage),
  ])
  func commonFiles(tag: String, name: String, parent: UTType) {
    let type = UTType(filenameExtension: tag)
    #expect(type?.identifier == name && type?.conforms(to: parent) == true && type?.preferredFilenameExtension == tag)
  }

  @Test func archives() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([UTType].self, from: Data(#"["x"]"#.utf8)) }
  }

  @Test func addresses() {
    let folder = URL(fileURLWithPath: "/a")
    #expect(folder.appendingPathComponent("b", conformingTo: .png).path == "/a/b.png")
    #expect(folder.appendingPathComponent("b.JPG", conformingTo: .jpeg).path == "/a/b.JPG")
    #expect(folder.appendingPathExtension(for: .image).path == "/a")
  }

  /// Every supertype of a declared type is also declared, so no lookup fails.
  @Test func supertypesAreInTheTable() {
    for (name, type) in TypeTable.shared.types {
      for parent in type.supertypes { #expect(TypeTable.shared.types[parent] != nil, "\(name) names \(parent)") }
    }
    #expect(TypeTable.shared.types.count == DeclaredTypes.table.count)
  }

  @Test func oldNames() {
    #expect(kUTTypeImage as String == "public.image" && kUTTypeJPEG as String == UTType.jpeg.identifier)
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo("x", kUTTypeImage))
    let tag = kUTTagClassFilenameExtension
    #expect(
      UTTypeCreatePreferredIdentifierForTag(tag, "png" as CFString, nil)?.takeRetainedValue() as String?
        == "public.png")
    #expect(
      UTTypeCopyPreferredTagWithClass(kUTTypePDF, kUTTagClassMIMEType)?.takeRetainedValue() == "application/pdf")
  }
}
