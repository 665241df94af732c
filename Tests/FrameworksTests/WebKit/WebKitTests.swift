// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import WebKit

/// Tests commonly used WebKit API and the values that it stores.
@MainActor
struct WebKitTests {
  private func cookie(_ value: String, path: String = "/") throws -> HTTPCookie {
    try #require(HTTPCookie(properties: [.name: "session", .value: value, .domain: "example.org", .path: path]))
  }

  /// RFC 6265, 5.3: a cookie replaces any cookie with the same name, domain and path.
  @Test func cookies() async throws {
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    await store.setCookie(try cookie("1"))
    await store.setCookie(try cookie("2"))
    await store.setCookie(try cookie("3", path: "/a"))
    #expect(await store.allCookies().map(\.value) == ["2", "3"])
    await store.deleteCookie(try cookie("other value"))
    #expect(await store.allCookies().map(\.value) == ["3"])
  }

  @Test func removingData() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    await store.httpCookieStore.setCookie(try cookie("1"))
    await store.removeData(ofTypes: [WKWebsiteDataTypeDiskCache], modifiedSince: .distantPast)
    #expect(await store.httpCookieStore.allCookies().count == 1)
    await store.removeData(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
    #expect(await store.httpCookieStore.allCookies().isEmpty)
    #expect(!store.isPersistent && WKWebsiteDataStore.default().isPersistent)
  }

  private final class Handler: NSObject, WKScriptMessageHandler, WKScriptMessageHandlerWithReply {
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
      _ = (message.frameInfo.isMainFrame, message.world)
    }
    func userContentController(
      _ controller: WKUserContentController, didReceive message: WKScriptMessage,
      replyHandler: @escaping @MainActor (Any?, String?) -> Void
    ) { replyHandler(1, nil) }
  }

  @Test func configuration() {
    let configuration = WKWebViewConfiguration()
    configuration.defaultWebpagePreferences.allowsContentJavaScript = false
    configuration.limitsNavigationsToAppBoundDomains = true
    configuration.preferences.isElementFullscreenEnabled = true
    let script = WKUserScript(
      source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true, in: WKContentWorld.world(name: "app"))
    configuration.userContentController.addUserScript(script)
    configuration.userContentController.add(Handler(), contentWorld: .page, name: "a")
    configuration.userContentController.addScriptMessageHandler(Handler(), contentWorld: .page, name: "b")
    configuration.userContentController.removeScriptMessageHandler(forName: "b", contentWorld: .page)
    #expect(configuration.userContentController.userScripts.count == 1)
    #expect(WKContentWorld.world(name: "app") === WKContentWorld.world(name: "app"))
    let view = WKWebView(frame: .zero, configuration: configuration)
    #expect(view.backForwardList.backList.isEmpty && view.backForwardList.currentItem == nil)
  }

  /// According to Apple's "Creating a content blocker", rules are an array of objects with a trigger and an action.
  @Test(arguments: [
    (#"[{"trigger": {"url-filter": ".*"}, "action": {"type": "block"}}]"#, true), ("[]", true),
    (#"[{"trigger": {}}]"#, false), ("{", false), ("", false),
  ])
  func rules(text: String, isRight: Bool) async {
    let store: WKContentRuleListStore = .default()
    let result = await withCheckedContinuation { continuation in
      store.compileContentRuleList(forIdentifier: "r\(text.count)", encodedContentRuleList: text) { list, error in
        continuation.resume(returning: (list?.identifier, error.map { $0 as NSError }))
      }
    }
    #expect((result.0 != nil) == isRight && (result.1?.code == 6) == !isRight)
  }

  private final class Receiver: NSObject, WKDownloadDelegate {
    var codes: [Int] = []

    func download(
      _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
      completionHandler: @escaping @MainActor (URL?) -> Void
    ) { completionHandler(nil) }

    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
      codes.append((error as NSError).code)
    }
  }

  @Test func downloads() async {
    let (view, receiver) = (WKWebView(frame: .zero), Receiver())
    let download = await withCheckedContinuation { continuation in
      view.startDownload(using: URLRequest(url: URL(fileURLWithPath: "/a"))) { download in
        download.delegate = receiver
        continuation.resume(returning: download)
      }
    }
    for _ in 0..<3 { await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } } }
    #expect(receiver.codes == [1] && download.originalRequest?.url?.path == "/a")
  }

  /// UIWebView calls its delegate for each request and stores the requests that the delegate allows.
  @Test func deprecatedWebViews() {
    final class Gate: NSObject, UIWebViewDelegate {
      func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
      ) -> Bool { request.url?.path == "/allowed" }
    }
    let (view, gate) = (UIWebView(frame: .zero), Gate())
    view.delegate = gate
    view.loadRequest(URLRequest(url: URL(fileURLWithPath: "/refused")))
    #expect(view.request == nil)
    view.loadRequest(URLRequest(url: URL(fileURLWithPath: "/allowed")))
    #expect(view.request?.url?.path == "/allowed")
  }
}
