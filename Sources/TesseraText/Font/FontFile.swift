// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.HarfBuzz

/// The data of one font and its HarfBuzz objects. Validated once, immutable, and safe to use on any thread.
///
/// The bytes never move and are never memory-mapped from a file, because truncating a mapped file would terminate the
/// process.
final class FontFile: @unchecked Sendable {
  let bytes: UnsafeBufferPointer<UInt8>
  let index: Int
  let face: OpaquePointer
  private let isOwner: Bool
  private let listed = Protected(Characters())

  private struct Characters {
    var isListed = false
    var set: OpaquePointer?
  }

  /// Creates a font from program constants. The bytes must remain valid for the lifetime of the program.
  init(constant bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    index = 0
    isOwner = false
    face = Self.makeFace(bytes, index: 0)
  }

  /// The set of the font's characters. Querying it is faster than querying a character map. Created on first use and
  /// valid for the lifetime of the file. Nil for fonts that aren't program constants, because their character maps
  /// may use legacy encodings.
  var characters: OpaquePointer? {
    guard !isOwner else { return nil }
    return listed.withLock { listed in
      if listed.isListed { return listed.set }
      listed.isListed = true
      let set: OpaquePointer = hb_set_create()
      hb_face_collect_unicodes(face, set)
      if hb_set_allocation_successful(set) != 0 { listed.set = set } else { hb_set_destroy(set) }
      return listed.set
    }
  }

  /// Creates a font from arbitrary bytes, which are copied and validated by `FontCheck`.
  init(checking source: [UInt8], index: Int) throws(FontError) {
    assert(index >= 0, "There is no font \(index).")
    try FontCheck.check(source, index: index)
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: source.count)
    _ = copy.initialize(from: source)
    bytes = UnsafeBufferPointer(copy)
    self.index = index
    isOwner = true
    face = Self.makeFace(bytes, index: index)
  }

  deinit {
    listed.withLock { if let set = $0.set { hb_set_destroy(set) } }
    hb_face_destroy(face)
    if isOwner { bytes.deallocate() }
  }

  private static func makeFace(_ bytes: UnsafeBufferPointer<UInt8>, index: Int) -> OpaquePointer {
    let start = bytes.baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) }
    let blob = hb_blob_create(start, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
    // HarfBuzz returns an empty object instead of nil.
    let face: OpaquePointer = hb_face_create(blob, UInt32(index))
    hb_blob_destroy(blob)
    hb_face_make_immutable(face)
    return face
  }

  var unitsPerEm: Int { Int(hb_face_get_upem(face)) }

  var glyphCount: Int { Int(hb_face_get_glyph_count(face)) }

  /// Returns whether the font has the given table.
  func hasTable(_ tag: StaticString) -> Bool {
    let blob = hb_face_reference_table(face, hbTag(tag))
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }

  /// Returns an English entry of the name table, or an empty string.
  func name(identifier: Int) -> String {
    var size: UInt32 = 256
    var buffer = [CChar](repeating: 0, count: 256)
    hb_ot_name_get_utf8(face, hb_ot_name_id_t(identifier), nil, &size, &buffer)
    assert(size < 256, "The name has no end.")
    return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// Returns HarfBuzz's numeric value for a four-letter tag.
func hbTag(_ text: StaticString) -> hb_tag_t {
  assert(text.utf8CodeUnitCount == 4, "\(text) does not have four letters.")
  let p = text.utf8Start
  return UInt32(p[0]) << 24 | UInt32(p[1]) << 16 | UInt32(p[2]) << 8 | UInt32(p[3])
}
