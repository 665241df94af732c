// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

/// Hash tables, map tables and pointer arrays with weak references, according to Apple's documentation.
struct ObjectCollectionTests {
  final class Item: NSObject {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  @Test("A weak table does not retain its objects, but a strong one does")
  func hashTables() {
    let (weak, strong) = (NSHashTable<Item>.weakObjects(), NSHashTable<Item>())
    let kept = Item("kept")
    weak.add(kept)
    weak.add(kept)
    weak.add(nil)
    do {
      let lost = Item("lost")
      weak.add(lost)
      #expect(weak.allObjects.map(\.name) == ["kept", "lost"])
    }
    strong.add(Item("strong"))
    #expect(weak.allObjects.map(\.name) == ["kept"] && weak.count == 1)
    #expect(weak.contains(kept) && weak.anyObject === kept)
    #expect(strong.count == 1)
    weak.remove(kept)
    #expect(weak.count == 0)
  }

  @Test("A strong table compares by value, or by identity if its options specify that")
  func equality() {
    let values = NSHashTable<NSString>()
    values.add(NSString(string: "a"))
    values.add(NSString(string: "a"))
    #expect(values.count == 1 && values.contains(NSString(string: "a")))
    let objects = NSHashTable<NSString>(options: .objectPointerPersonality)
    let (a, b) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
    objects.add(a)
    objects.add(b)
    #expect(objects.count == 2)
    objects.minus(values)
    #expect(objects.count == 2)
  }

  @Test("Map tables remove released weak keys and values")
  func mapTables() {
    let table = NSMapTable<NSString, Item>.strongToWeakObjects()
    let kept = Item("kept")
    table.setObject(kept, forKey: "a")
    do { table.setObject(Item("lost"), forKey: "b") }
    #expect(table.object(forKey: NSString(string: "a")) === kept)
    #expect(table.object(forKey: "b") == nil)
    #expect(table.count == 1)
    let byKey = NSMapTable<Item, NSNumber>.weakToStrongObjects()
    byKey.setObject(1, forKey: kept)
    do { byKey.setObject(2, forKey: Item("key")) }
    #expect(byKey.object(forKey: kept) == 1 && byKey.count == 1)
    #expect(byKey.keyEnumerator().allObjects.count == 1)
    byKey.setObject(nil, forKey: kept)
    #expect(byKey.count == 0)
  }

  @Test("A pointer array keeps its indices, with nil for released objects")
  func pointerArrays() {
    let array = NSPointerArray.weakObjects()
    let kept = Item("kept")
    array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    do {
      let lost = Item("lost")
      array.insertPointer(Unmanaged.passUnretained(lost).toOpaque(), at: 0)
      #expect(array.allObjects.count == 2)
    }
    #expect(array.count == 2 && array.pointer(at: 0) == nil)
    array.compact()
    #expect(array.count == 1)
    #expect(array.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
    array.count = 3
    #expect(array.count == 3 && array.allObjects.count == 1)
  }
}
