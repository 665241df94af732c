// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera

/// An HTML page in the same folder as its images. It has no external resources. Its only script is for the search
/// field.
struct GalleryPage {
  /// A screen with its images.
  struct Item {
    let name: String
    let device: String
    /// The screen's size, in points.
    let points: (width: Double, height: Double)
    var pictures: [Picture] = []
    var strips: [Picture] = []
    /// The reasons for missing content.
    var problems: [String] = []
    var source: SourceFinder.File?
  }

  /// An image file in the page's folder.
  struct Picture {
    let file: String
    let title: String
  }

  let title: String
  let items: [Item]

  /// The page as HTML.
  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Self.escaped(title))</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <header><h1>\(Self.escaped(title))</h1><p>\(items.count) \(items.count == 1 ? "screen" : "screens")</p>
    <input type="search" placeholder="Find a screen" aria-label="Find a screen" autofocus></header>
    <nav>\(items.map { "<a href=\"#\(Self.escaped($0.name))\">\(Self.escaped($0.name))</a>" }.joined(separator: " "))</nav>
    <main>
    \(items.map(section).joined(separator: "\n"))
    </main>
    <script>\(Self.script)</script>
    </body>
    </html>

    """
  }

  private func section(_ item: Item) -> String {
    let name = Self.escaped(item.name)
    var parts = ["<section id=\"\(name)\"><h2><a href=\"#\(name)\">\(name)</a></h2>"]
    parts.append(
      "<p>\(Self.escaped(item.device)), \(Self.decimal(of: item.points.width)) × \(Self.decimal(of: item.points.height)) points</p>"
    )
    for problem in item.problems { parts.append("<p class=\"problem\">\(Self.escaped(problem))</p>") }
    if !item.pictures.isEmpty {
      parts.append(
        "<div class=\"pictures\">\(item.pictures.map { Self.figure(for: $0, width: item.points.width) }.joined())</div>"
      )
    }
    for strip in item.strips { parts.append("<div class=\"strip\">\(Self.figure(for: strip, width: nil))</div>") }
    if let source = item.source {
      parts.append(
        "<details><summary>\(Self.escaped(source.path))</summary><pre>\(Self.escaped(source.text))</pre></details>")
    }
    return parts.joined(separator: "\n") + "</section>"
  }

  private static func figure(for picture: Picture, width: Double?) -> String {
    let file = escaped(
      picture.file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? picture.file)
    let size = width.map { " width=\"\(Int($0.rounded(.up)))\"" } ?? ""
    let title = escaped(picture.title)
    return "<figure><a href=\"\(file)\"><img src=\"\(file)\" alt=\"\(title)\" loading=\"lazy\"\(size)></a>"
      + "<figcaption>\(title)</figcaption></figure>"
  }

  private static func decimal(of value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  private static func escaped(_ text: String) -> String { XMLText.escaped(text, lineEnds: .kept) }

  private static let style = """
    :root{color-scheme:light dark;--ground:#f2f2f4;--pane:#fff;--ink:#1b1b1f;--quiet:#6b6b73;--line:#dcdce1;--tint:#0a63e0;--bad:#c62828}
    @media(prefers-color-scheme:dark){:root{--ground:#161618;--pane:#1f1f22;--ink:#ececf0;--quiet:#9a9aa3;--line:#343439;--tint:#6aa8ff;--bad:#ff7b72}}
    *{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:14px/1.5 system-ui,sans-serif}
    header{display:flex;flex-wrap:wrap;gap:16px;align-items:baseline;padding:24px 32px 8px}h1{margin:0;font-size:24px}
    header p,section>p{margin:0;color:var(--quiet)}header input{margin-left:auto;width:220px;padding:6px 10px;font:inherit;color:inherit;
    background:var(--pane);border:1px solid var(--line);border-radius:8px}
    nav{padding:0 32px 16px;display:flex;flex-wrap:wrap;gap:2px 12px;font-size:12px}a{color:var(--tint);text-decoration:none}
    main{padding:0 32px 64px;display:grid;gap:24px}section{background:var(--pane);border:1px solid var(--line);border-radius:12px;padding:20px 24px;min-width:0;
    content-visibility:auto;contain-intrinsic-size:auto 900px}
    h2{margin:0;font-size:18px}h2 a{color:inherit}.problem{color:var(--bad);white-space:pre-wrap;overflow-wrap:anywhere}
    .pictures{display:flex;flex-wrap:wrap;gap:24px;margin-top:16px}figure{margin:0}figcaption{margin-top:6px;color:var(--quiet);font-size:12px}
    img{display:block;max-width:100%;height:auto;background:#8882;box-shadow:0 1px 12px #0002}.strip{margin-top:24px;overflow:auto}.strip img{width:auto}
    details{margin-top:16px}summary{cursor:pointer;color:var(--quiet);font-size:12px}
    pre{overflow:auto;max-height:70vh;margin:8px 0 0;padding:12px;background:var(--ground);border-radius:8px;font:12px/1.5 ui-monospace,monospace;tab-size:2}
    """

  private static let script = """
    const field=document.querySelector("input");field.addEventListener("input",()=>{const wish=field.value.trim().toLowerCase();
    for(const section of document.querySelectorAll("section"))section.hidden=!section.id.toLowerCase().includes(wish)});
    """
}
