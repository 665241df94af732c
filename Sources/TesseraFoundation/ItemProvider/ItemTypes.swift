// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The type conformances that drag and drop and sharing use. The complete type hierarchy is in the
/// UniformTypeIdentifiers module.
enum ItemTypes {
  /// The parent types and file extension of each type.
  private static let table: [String: (parents: [String], ending: String)] = [
    "public.utf8-plain-text": (["public.plain-text"], "txt"), "public.plain-text": (["public.text"], "txt"),
    "public.html": (["public.text"], "html"), "public.json": (["public.text"], "json"),
    "public.rtf": (["public.text"], "rtf"),
    "public.text": (["public.data", "public.content"], ""), "public.url": (["public.data"], ""),
    "public.file-url": (["public.url"], ""), "public.png": (["public.image"], "png"),
    "public.jpeg": (["public.image"], "jpeg"), "com.compuserve.gif": (["public.image"], "gif"),
    "public.heic": (["public.image"], "heic"), "public.image": (["public.data", "public.content"], ""),
    "com.adobe.pdf": (["public.data", "public.content"], "pdf"),
    "com.apple.quicktime-movie": (["public.movie"], "mov"), "public.mpeg-4": (["public.movie"], "mp4"),
    "public.movie": (["public.data", "public.content"], ""), "public.data": (["public.item"], ""),
    "public.content": (["public.item"], ""),
  ]

  static func conforms(_ type: String, to wanted: String) -> Bool {
    type == wanted || table[type]?.parents.contains { conforms($0, to: wanted) } == true
  }

  static func ending(of type: String) -> String { table[type]?.ending ?? "" }

  static func type(ofEnding ending: String) -> String {
    let ending = ending.lowercased() == "jpg" ? "jpeg" : ending.lowercased()
    if ending == "txt" { return "public.plain-text" }
    return ending.isEmpty ? "public.data" : table.first { $0.value.ending == ending }?.key ?? "public.data"
  }
}
