// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Reflection) internal import Swift
internal import TesseraSwiftUILayout

/// The stored properties of a view type, with their offsets. Records which ones are dynamic properties, and how each
/// one is compared.
///
/// Each view type has one table. The graph uses it to access properties, such as a view's `@State`, by offset,
/// because it does not know the view's type statically.
@MainActor
final class FieldTable {
  private enum Kind {
    /// A property that is bound to the storage slot at an index. The index is nil for a property of a nested view,
    /// because the nested view binds the property itself.
    case bound(any GraphProperty.Type, slot: Int?)
    /// A dynamic property composed of other dynamic properties.
    case custom(any DynamicProperty.Type)
    /// A value that is compared bytewise.
    case bytes(Int)
    case equatable(any Equatable.Type)
    /// An existential or an optional. The type of its value is determined when it is compared.
    case dynamic(Any.Type)
    /// A value that cannot be compared, such as a closure.
    case opaque
  }

  private struct Field {
    let offset: Int
    let kind: Kind
  }

  private static var tables: [ObjectIdentifier: FieldTable] = [:]

  private let fields: [Field]
  /// The number of slots required for bound properties.
  let slotCount: Int
  private let hasDynamicProperties: Bool
  private let isComparable: Bool
  /// Whether the type is animatable.
  let isAnimatable: Bool

  static func table(of type: Any.Type) -> FieldTable {
    if let known = tables[ObjectIdentifier(type)] { return known }
    let table = FieldTable(type)
    tables[ObjectIdentifier(type)] = table
    return table
  }

  private init(_ type: Any.Type) {
    var builder = Builder()
    let isStruct = builder.visit(type, at: 0, binds: true)
    fields = builder.fields
    isAnimatable = type is any Animatable.Type
    slotCount = builder.slotCount
    hasDynamicProperties = fields.contains { if case .custom = $0.kind { true } else { false } } || slotCount > 0
    isComparable = isStruct && !fields.contains { if case .opaque = $0.kind { true } else { false } }
  }

  /// Collects the fields of a type, including the fields of nested structs.
  @MainActor
  private struct Builder {
    var fields: [Field] = []
    var slotCount = 0

    /// Adds the fields of a struct. Returns false if the type is not a struct.
    mutating func visit(_ type: Any.Type, at base: Int, binds: Bool) -> Bool {
      guard TypeKind(type) == .structure else { return false }
      var own: [(offset: Int, type: Any.Type)] = []
      guard
        _forEachField(
          of: type, options: [],
          body: { _, offset, type, _ in
            own.append((base + offset, type))
            return true
          })
      else { return false }
      var customs: [Field] = []
      var isStruct = true
      for (offset, type) in own {
        if let bound = type as? any GraphProperty.Type {
          fields.append(Field(offset: offset, kind: .bound(bound, slot: binds ? slotCount : nil)))
          if binds { slotCount += 1 }
        } else if binds, let custom = type as? any DynamicProperty.Type {
          isStruct = visit(type, at: offset, binds: true) && isStruct
          customs.append(Field(offset: offset, kind: .custom(custom)))
        } else {
          add(type, at: offset)
        }
      }
      fields += customs
      return isStruct
    }

    /// Adds a field that is compared but not bound.
    private mutating func add(_ type: Any.Type, at offset: Int) {
      if FieldTable.isPlain(type) {
        fields.append(Field(offset: offset, kind: .bytes(FieldTable.size(of: type))))
      } else if let equatable = type as? any Equatable.Type {
        fields.append(Field(offset: offset, kind: .equatable(equatable)))
      } else if TypeKind(type) == .existential || type is any OptionalType.Type {
        fields.append(Field(offset: offset, kind: .dynamic(type)))
      } else if !visit(type, at: offset, binds: false) {
        fields.append(Field(offset: offset, kind: .opaque))
      }
    }
  }

  fileprivate static func isPlain(_ type: Any.Type) -> Bool {
    func check<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    // References are compared bytewise. An optional reference may be weak.
    if type is AnyClass || (type as? any OptionalType.Type)?.wrappedType is AnyClass { return true }
    return _openExistential(type, do: check)
  }

  fileprivate static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  // MARK: Use

  /// Binds a view's dynamic properties to the storage slots of its node.
  func bind<V>(_ view: inout V, slots: inout [AnyObject?], node: _ViewNode) {
    guard hasDynamicProperties else { return }
    withUnsafeMutablePointer(to: &view) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for field in fields {
        switch field.kind {
        case .bound(let type, let slot?): bind(type, base + field.offset, &slots[slot], node)
        case .custom(let type): node.graph.track(node) { update(type, base + field.offset) }
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

  /// Returns whether two values of the type are equal. Returns false if their equality can't be determined.
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
      return UnsafeRawBufferPointer(start: a, count: count).elementsEqual(
        UnsafeRawBufferPointer(start: b, count: count))
    case .equatable(let type): return areEqual(type, a, b)
    case .dynamic(let type): return areEqual(anyOf: type, a, b)
    case .opaque: return false
    }
  }

  private func areSame<P: GraphProperty>(_ type: P.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    P.areSame(a.assumingMemoryBound(to: P.self).pointee, b.assumingMemoryBound(to: P.self).pointee)
  }

  private func areEqual<E: Equatable>(_ type: E.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
  }

  private func areEqual(anyOf type: Any.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    func load<T>(_ type: T.Type) -> Bool {
      Self.areEqual(a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee)
    }
    return _openExistential(type, do: load)
  }

  /// Returns the value in an existential.
  ///
  /// In generic code, a conversion to `Any` contains the existential itself. An existential begins with the words of an
  /// `Any`: three of the value, and its type. The witness tables follow. The existential of a protocol for classes
  /// begins with the reference, and `any Error` is a reference to a box.
  private static func opened<Existential>(_ value: Existential) -> Any {
    guard MemoryLayout<Existential>.size >= MemoryLayout<Any>.size else { return value as AnyObject }
    return withUnsafePointer(to: value) { (pointer: UnsafePointer<Existential>) -> Any in
      UnsafeRawPointer(pointer).assumingMemoryBound(to: Any.self).pointee
    }
  }

  /// Returns whether two values are equal, using `==` or their fields. Returns false if their equality can't be
  /// determined.
  static func areEqual(_ a: Any, _ b: Any) -> Bool {
    if haveSameBytes(a, b) { return true }
    if let a = a as? any OptionalType, let b = b as? any OptionalType {
      guard let first = a.wrappedValue, let second = b.wrappedValue else {
        return a.wrappedValue == nil && b.wrappedValue == nil
      }
      return areEqual(first, second)
    }
    if let a = a as? any Equatable { return areEqual(a, to: b) }
    if let a = a as? [Any], let b = b as? [Any] {
      return a.count == b.count && zip(a, b).allSatisfy { areEqual($0, $1) }
    }
    func compare<T>(_ a: T) -> Bool {
      guard let b = b as? T else { return false }
      if TypeKind(T.self) == .existential { return areEqual(opened(a), opened(b)) }
      if T.self is AnyClass { return a as AnyObject === b as AnyObject }
      return table(of: T.self).areEqual(a, b)
    }
    return _openExistential(a, do: compare)
  }

  /// Returns whether two existentials contain the same bytes, as the copies of a value do: the value itself if it is
  /// small, or a reference to its storage.
  private static func haveSameBytes(_ a: Any, _ b: Any) -> Bool {
    // A function would open an existential that it is passed directly.
    struct Box { let value: Any }
    let (a, b) = (Box(value: a), Box(value: b))
    return withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
  }

  private static func areEqual<E: Equatable>(_ a: E, to b: Any) -> Bool { (b as? E) == a }
}

/// The kind of a type, read from the first word of its metadata.
private enum TypeKind: Int {
  case structure = 0x200
  case existential = 0x303

  init?(_ type: Any.Type) { self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee) }
}

/// An optional of any type.
private protocol OptionalType {
  static var wrappedType: Any.Type { get }
  var wrappedValue: Any? { get }
}

extension Optional: OptionalType {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate var wrappedValue: Any? { self }
}
