// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

/// Item provider contents, according to Apple's documentation.
struct NSItemProviderTests {
  final class Box<Value>: @unchecked Sendable {
    var value: Value?
  }

  @Test("An object loads as itself or as data")
  func objects() {
    let provider = NSItemProvider(object: "Hello" as NSString)
    let (text, data) = (Box<String>(), Box<Data>())
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
    provider.loadObject(ofClass: String.self) { value, _ in text.value = value }
    provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { value, _ in data.value = value }
    #expect(text.value == "Hello")
    #expect(data.value == Data("Hello".utf8))
  }

  @Test("Registered data and objects are created on request")
  func data() {
    let (calls, url) = (Box<Int>(), Box<URL>())
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) { handler in
      calls.value = (calls.value ?? 0) + 1
      handler(Data("https://example.com/a".utf8), nil)
      return nil
    }
    #expect(calls.value == nil)
    provider.loadObject(ofClass: URL.self) { value, _ in url.value = value }
    #expect(url.value?.absoluteString == "https://example.com/a")
    #expect(calls.value == 1)
  }

  @Test("Items are passed unchanged")
  func items() async throws {
    let provider = NSItemProvider(item: URL(string: "https://example.com")! as NSURL, typeIdentifier: "public.url")
    let item = Box<URL>()
    provider.loadItem(forTypeIdentifier: "public.url") { value, _ in item.value = value as? URL }
    #expect(item.value?.host == "example.com")
    let loaded = try await provider.loadItem(forTypeIdentifier: "public.url")
    #expect((loaded as? NSURL)?.host == "example.com")
  }

  @Test("The error for a missing type lists the registered types")
  func missing() {
    let error = Box<NSError>()
    NSItemProvider(object: "Hello" as NSString).loadDataRepresentation(forTypeIdentifier: "public.png") {
      error.value = $1 as NSError?
    }
    #expect(error.value?.domain == NSItemProvider.errorDomain)
    #expect(error.value?.code == -1000)
    #expect(error.value?.localizedDescription.contains("public.utf8-plain-text") == true)
  }

  @Test("A file with the suggested name and the type's extension is written for the handler")
  func files() {
    let (name, text) = (Box<String>(), Box<String>())
    let provider = NSItemProvider(object: "Hello" as NSString)
    provider.suggestedName = "Greeting"
    provider.loadFileRepresentation(forTypeIdentifier: "public.utf8-plain-text") { url, _ in
      name.value = url?.lastPathComponent
      text.value = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
    #expect(name.value == "Greeting.txt")
    #expect(text.value == "Hello")
  }

  @Test("Extension items and contexts store their values")
  func extensions() {
    let item = NSExtensionItem()
    item.attachments = [NSItemProvider(object: "Hello" as NSString)]
    let context = NSExtensionContext(inputItems: [item])
    context.completeRequest(returningItems: [item])
    #expect((context.inputItems.first as? NSExtensionItem)?.attachments?.count == 1)
    #expect(context.returnedItems?.count == 1)
  }
}
