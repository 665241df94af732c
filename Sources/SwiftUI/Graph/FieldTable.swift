// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Reflection) internal import Swift

/// The stored properties of a type of views: which of them are dynamic properties, and how two values are compared.
///
/// A table is made once for each type. Reading a property by its offset is how the graph updates a `@State` of a view that
/// it knows by its type alone.
@MainActor
final class FieldTable {
  private enum Kind {
    /// A property that the graph binds, with the index of its slot.
    case bound(any GraphProperty.Type, slot: Int)
    /// A dynamic property made of others.
    case custom(any DynamicProperty.Type)
    /// Bytes that say all about the value.
    case bytes(Int)
    case equatable(any Equatable.Type)
    /// A value that cannot be compared, such as a closure.
    case opaque
  }

  private struct Field {
    let offset: Int
    let kind: Kind
  }

  private static var tables: [ObjectIdentifier: FieldTable] = [:]

  private let fields: [Field]
  /// The number of bound properties.
  let slotCount: Int
  private let isComparable: Bool

  static func table(of type: Any.Type) -> FieldTable {
    if let known = tables[ObjectIdentifier(type)] { return known }
    let table = FieldTable(type)
    tables[ObjectIdentifier(type)] = table
    return table
  }

  private init(_ type: Any.Type) {
    var slots = 0
    var fields: [Field] = []
    let isStruct = !(type is AnyObject.Type) && Self.visit(type, at: 0, &fields, &slots)
    self.fields = fields
    slotCount = slots
    isComparable = isStruct
  }

  /// Adds the fields of a struct. Returns false for other types.
  private static func visit(_ type: Any.Type, at base: Int, _ fields: inout [Field], _ slots: inout Int) -> Bool {
    var isStruct = true
    var customs: [Field] = []
    let isVisited = _forEachField(of: type, options: []) { _, offset, type, _ in
      let offset = base + offset
      if let bound = type as? any GraphProperty.Type {
        fields.append(Field(offset: offset, kind: .bound(bound, slot: slots)))
        slots += 1
      } else if let custom = type as? any DynamicProperty.Type {
        isStruct = visit(type, at: offset, &fields, &slots) && isStruct
        customs.append(Field(offset: offset, kind: .custom(custom)))
      } else if isPlain(type) {
        fields.append(Field(offset: offset, kind: .bytes(size(of: type))))
      } else if let equatable = type as? any Equatable.Type {
        fields.append(Field(offset: offset, kind: .equatable(equatable)))
      } else {
        fields.append(Field(offset: offset, kind: .opaque))
      }
      return true
    }
    fields += customs
    return isVisited && isStruct
  }

  private static func isPlain(_ type: Any.Type) -> Bool {
    func check<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    return type is AnyClass || _openExistential(type, do: check)
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  // MARK: Use

  /// Binds the dynamic properties of a view to the storage of its node.
  func bind<V>(_ view: inout V, slots: inout [AnyObject?], node: _ViewNode) {
    guard slotCount > 0 || fields.contains(where: { if case .custom = $0.kind { true } else { false } }) else { return }
    withUnsafeMutablePointer(to: &view) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for field in fields {
        switch field.kind {
        case .bound(let type, let slot): bind(type, base + field.offset, &slots[slot], node)
        case .custom(let type): update(type, base + field.offset)
        default: break
        }
      }
    }
  }

  private func bind<P: GraphProperty>(
    _ type: P.Type, _ address: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _ViewNode
  ) {
    address.assumingMemoryBound(to: P.self).pointee.bind(&slot, node)
  }

  private func update<P: DynamicProperty>(_ type: P.Type, _ address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: P.self).pointee.update()
  }

  /// Whether two values of the type are equal. False if that cannot be determined.
  func areEqual<V>(_ a: V, _ b: V) -> Bool {
    guard isComparable else { return false }
    return withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in
        fields.allSatisfy { isEqual($0, UnsafeRawPointer(a), UnsafeRawPointer(b)) }
      }
    }
  }

  private func isEqual(_ field: Field, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let (a, b) = (a + field.offset, b + field.offset)
    switch field.kind {
    case .bound(let type, _): return areSame(type, a, b)
    case .custom: return true
    case .bytes(let count):
      return UnsafeRawBufferPointer(start: a, count: count).elementsEqual(UnsafeRawBufferPointer(start: b, count: count))
    case .equatable(let type): return areEqual(type, a, b)
    case .opaque: return false
    }
  }

  private func areSame<P: GraphProperty>(_ type: P.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    P.areSame(a.assumingMemoryBound(to: P.self).pointee, b.assumingMemoryBound(to: P.self).pointee)
  }

  private func areEqual<E: Equatable>(_ type: E.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
  }
}
