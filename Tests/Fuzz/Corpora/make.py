#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Makes the inputs that fuzzing begins with: Tests/Fuzz/Corpora/TARGET. Run it anywhere; the same files come out.

Pictures in lossy formats and of other programs are copies of the fixtures in Tests/TesseraImagingTests and
Tests/TesseraVectorTests, which say how they were made. All else is written here, byte by byte.
"""
import json
import pathlib
import random
import shutil
import struct
import zlib

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
PICTURES = ROOT / "Tests/TesseraImagingTests/Formats/Fixtures"
VECTORS = ROOT / "Tests/TesseraVectorTests/References"


def put(target, name, data):
    folder = HERE / target
    folder.mkdir(exist_ok=True)
    (folder / name).write_bytes(data if isinstance(data, bytes) else data.encode())


def copy(target, folder, *names):
    for name in names:
        put(target, name, (folder / name).read_bytes())


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, depth, kind, rows, *chunks, interlaced=0, packed=None):
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + b"".join(chunk(*one) for one in chunks)
            + chunk(b"IDAT", packed or zlib.compress(rows)) + chunk(b"IEND", b""))


def pngs():
    numbers = random.Random(1)
    noise = lambda count: bytes(numbers.randrange(256) for _ in range(count))
    for kind, samples in ((0, 1), (2, 3), (4, 2), (6, 4)):
        for depth in (8, 16):
            row = samples * depth // 8 * 9
            filters = b"".join(bytes([y % 5]) + noise(row) for y in range(7))
            put("png", f"kind-{kind}-depth-{depth}.png", png(9, 7, depth, kind, filters))
    palette = (b"PLTE", noise(48))
    put("png", "palette-4.png", png(9, 7, 4, 3, b"".join(b"\0" + noise(5) for _ in range(7)), palette, (b"tRNS", noise(16))))
    # Adam7 of 9 x 7 pixels: columns and rows of each pass.
    passes = [(2, 1), (1, 1), (3, 1), (2, 2), (5, 2), (4, 4), (9, 3)]
    rows = b"".join(b"\0" + noise(4 * w) for w, h in passes for _ in range(h))
    put("png", "interlaced.png", png(9, 7, 8, 6, rows, interlaced=1))
    put("png", "texts.png", png(1, 1, 8, 0, b"\0\0", (b"tEXt", b"Title\0text"), (b"zTXt", b"a\0\0" + zlib.compress(b"b" * 99)),
                                (b"iTXt", b"c\0\0\0\0\0d"), (b"gAMA", struct.pack(">I", 100000)),
                                (b"pHYs", struct.pack(">IIB", 2835, 2835, 1))))
    control = lambda number, dispose, blend: chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, 4, 4, 1, 1, 1, 10, dispose, blend))
    frames = control(1, 1, 0) + chunk(b"fdAT", struct.pack(">I", 2) + zlib.compress(b"\0aaaabbbbccccdddd" * 4))
    frames += control(3, 2, 1) + chunk(b"fdAT", struct.pack(">I", 4) + zlib.compress(b"\1aaaabbbbccccdddd" * 4))
    first = chunk(b"fcTL", struct.pack(">IIIIIHHBB", 0, 6, 6, 0, 0, 1, 10, 0, 0))
    still = png(6, 6, 8, 6, b"".join(b"\0" + bytes(24) for _ in range(6)), (b"acTL", struct.pack(">II", 3, 0)))
    place = still.index(b"IDAT") - 4
    put("png", "moving.png", still[:place] + first + still[place:-12] + frames + still[-12:])
    # A picture of 2048 x 2048 pixels in four kilobytes, beyond what the target allows.
    put("png", "bomb.png", png(2048, 2048, 8, 6, bytes((2048 * 4 + 1) * 2048)))
    copy("png", PICTURES, "p3-alpha.png", "orientation-8.png", "gray-1.8.png")


def pdf(content, resources="", more=""):
    objects = ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
               f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 60 40]/Contents 4 0 R/Resources<<{resources}>>>>",
               f"<</Length {len(content)}>>stream\n{content}\nendstream", more]
    text, places = "%PDF-1.4\n", []
    for number, one in enumerate(one for one in objects if one):
        places.append(len(text))
        text += f"{number + 1} 0 obj\n{one}\nendobj\n"
    start = len(text)
    text += f"xref\n0 {len(places) + 1}\n0000000000 65535 f \n" + "".join(f"{place:010} 00000 n \n" for place in places)
    return text + f"trailer<</Size {len(places) + 1}/Root 1 0 R>>\nstartxref\n{start}\n%%EOF\n"


def vectors():
    copy("svg", VECTORS, *sorted(path.name for path in VECTORS.glob("*.svg"))[:12])
    put("svg", "use.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><g id="a"><path d="M0 0h4v4z"/></g>'
        '<pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse"><use href="#a"/></pattern><radialGradient id="r" '
        'spreadMethod="repeat"><stop offset="0" stop-color="red"/><stop offset="1" stop-opacity=".5"/></radialGradient>'
        '<clipPath id="c"><circle r="4"/></clipPath><mask id="m"><rect width="9" height="9" fill="url(#r)"/></mask></defs>'
        '<use href="#a" x="3" transform="rotate(20)"/><rect width="9" height="9" fill="url(#p)" clip-path="url(#c)" '
        'mask="url(#m)" stroke="#0f08" stroke-dasharray="1 2"/></svg>')
    put("svg", "entities.svg", '<!DOCTYPE svg [<!ENTITY a "M0 0"><!ENTITY b "&a;&a;">]><svg viewBox="0 0 5 5"><style>.x{fill:#12f}'
        'path{stroke:rgb(1,2,3)}</style><path class="x" d="&b;L5 5A1 2 3 0 1 4 4z"/></svg>')
    put("pdf", "paths.pdf", pdf("q 1 0 0 1 5 5 cm 0.2 0.4 0.6 rg 0 0 20 10 re f* 1 0 0 RG 2 w [3 1] 0 d 0 0 m 9 9 l 1 2 3 4 5 6 c S Q "
                                "W n /G gs BI /W 2 /H 2 /BPC 8 /CS /G ID abcd EI", "/ExtGState<</G<</ca .5/CA .3/BM/Multiply>>>>"))
    put("pdf", "shading.pdf", pdf("/S sh /P cs /X scn 0 0 9 9 re f", "/Shading<</S 5 0 R>>/Pattern<</X<</PatternType 2/Shading 5 0 R>>>>",
                                  "<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 60 40]/Function<</FunctionType 2/Domain[0 1]"
                                  "/C0[1 0 0]/C1[0 0 1]/N 1>>/Extend[true true]>>"))
    put("pdf", "form.pdf", pdf("/F Do", "/XObject<</F 5 0 R>>",
                               "<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Matrix[2 0 0 2 1 1]/Length 14>>stream\n1 g 0 0 5 5 re f\nendstream"))


def font(composite):
    """A square under A; under B a glyph of two squares, one of them moved."""
    words = lambda *values: b"".join(struct.pack(">H", value & 0xFFFF) for value in values)
    square = words(1, 0, 0, 500, 500, 3, 0) + bytes([1, 1, 1, 1]) + words(0, 0, 500, 0) + words(0, 500, 0, -500)
    double = words(-1, 0, 0, 500, 500) + words(0x22, 1) + bytes([0, 0]) + words(0x2, 1) + bytes([9, 9])
    glyphs = [square, square, double if composite else square]
    glyphs = [one + bytes(-len(one) % 4) for one in glyphs]
    loca = b"".join(struct.pack(">I", sum(map(len, glyphs[:n]))) for n in range(4))
    groups = struct.pack(">III", 65, 66, 1)
    name = b"".join(words(3, 1, 0x409, number, 8, 0) for number in (1, 2, 4, 6))
    tables = {
        b"OS/2": words(4, 500, 400, 5, 0, *[0] * 10, *[0] * 13) + b"TEST" + words(0x40, 65, 66, 800, -200, 0, 800, 200)
        + bytes(8) + words(500, 700, 0, 32, 1),
        b"cmap": words(0, 1, 3, 10) + struct.pack(">I", 12) + words(12, 0) + struct.pack(">III", 28, 0, 1) + groups,
        b"glyf": b"".join(glyphs), b"head": struct.pack(">IIIIHH", 0x10000, 0, 0, 0x5F0F3CF5, 0, 1000) + bytes(16)
        + words(0, 0, 1000, 1000, 0, 8, 2, 1, 0), b"hhea": struct.pack(">I", 0x10000) + words(800, -200, 0, 1000, *[0] * 11, 0, 3)[:30]
        + words(3), b"hmtx": words(1000, 0) * 3, b"loca": loca,
        b"maxp": struct.pack(">I", 0x10000) + words(3, 64, 8, 64, 8, 1, 0, 0, 0, 0, 0, 0, 4, 4),
        b"name": words(0, 4, 6 + len(name)) + name + "Test".encode("utf-16-be"), b"post": struct.pack(">I", 0x30000) + bytes(28)}
    directory, body = struct.pack(">I", 0x10000) + words(len(tables), 128, 3, len(tables) * 16 - 128), b""
    for tag, table in sorted(tables.items()):
        directory += tag + struct.pack(">III", 0, 12 + 16 * len(tables) + len(body), len(table))
        body += table + bytes(-len(table) % 4)
    return directory + body


def texts():
    formats = ["H:|-[a]-[b(==a)]-|", "V:|-(>=8,<=m@p)-[view_1(40@250)][Z9]|", "[a]-wide-[b(c)]", "|[a(>=10,<=90)]-0-[b]-m-[c]|",
               "H:[a(==1e2@999)]", "V:|[a]-", "H:|-[a]-(-3.5)-[b]", "[nobody]", "X:[a]"]
    for number, text in enumerate(formats):
        put("vfl", f"{number}.txt", text)
    color = {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {
        "red": "0xFF", "green": "127", "blue": "0.5", "alpha": "1.000"}}}, {
            "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"platform": "ios", "reference": "systemBlueColor"}}]}
    images = {"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x", "locale": "pt-BR", "display-gamut": "display-P3",
                          "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
                                       "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}},
                          "alignment-insets": {"top": 1}, "language-direction": "right-to-left", "width-class": "compact"},
                         {"filename": "b.svg", "idiom": "ipad", "size": "83.5x83.5"}],
              "properties": {"template-rendering-intent": "template"}, "info": {"author": "xcode", "version": 1}}
    symbols = {"symbols": [{"filename": "a.svg", "idiom": "universal"}]}
    for name, value in (("color", color), ("images", images), ("symbols", symbols)):
        put("catalogues", f"{name}.json", json.dumps(value))
    size = {"x": 0, "y": 0, "width": 20, "height": 30}
    result = {"name": "a.iphone", "group": "a", "state": "failed", "message": "moved \u202e\u0007\n</script>", "golden": "/a.png",
              "changes": [{"kind": "moved", "path": "UIWindow", "words": "moved", "before": [1, 2, 3, 4], "after": [2, 2, 3, 4]}],
              "findings": [{"rule": "low-contrast", "path": "UILabel", "message": "2.1", "frame": [1, 2, 3, 4]}],
              "pictures": {"expected": "images/a.png"}, "frames": [], "scale": 3, "milliseconds": 1.5,
              "difference": {"mismatched": 1, "compared": 600, "largestCluster": 1, "expected": size, "actual": size, "boxes": [size]}}
    put("reports", "report.json", json.dumps({"version": 1, "title": "Tests", "results": [result], "isComplete": False}))
    put("reports", "empty.json", '{"version":1,"results":[]}')
    put("reports", "text.txt", "a\u2028b\u202e\ufeff\0]]>&<")
    requests = ["GET / HTTP/1.1\r\nHost: a\r\n\r\n", "POST /a HTTP/1.1\nContent-Length: 3\n\nabcGET /b HTTP/1.0\n\n",
                "GET /%20?x=1 HTTP/1.1\r\nConnection: keep-alive, close\r\nExpect: 100-continue\r\nX: 1\r\nX: 2\r\n\r\n",
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", "\r\n\r\nBAD\r\n\r\n"]
    for number, text in enumerate(requests):
        put("http", f"{number}.txt", bytes([3 * number]) + text.encode())


def documents():
    page = ("<!DOCTYPE html><style>p.a, em { color: #f00; letter-spacing: 2px; text-shadow: 1px 2px 3px rgba(0, 0, 0, .5) } </style>"
            "<h2>Title</h2><p class=a align='center'>a <b>bold</b>&nbsp;&amp;&#x2014; <a href=\"https://example.com\">link</a><br/>"
            "<ol><li>one<ul><li>two</ul></ol><table><tr><td>1<td>2</table><pre>  x\n y</pre><font color=teal size=+2>f</font>"
            "<span style='font: bold 12pt/1.5 serif; text-decoration: underline dotted red'>s</span><!-- -- --><script>x</script>")
    put("html", "page.html", page)
    put("html", "broken.html", "<b><i></b>&#99999999;&amp<p style='line-height:1e99;font-size:-1px'><a href=><")
    put("rtf", "page.rtf", r"{\rtf1\ansi\ansicpg1252\uc1{\fonttbl{\f0\fswiss Helvetica;}{\f1\fnil\fcharset0 Menlo;}}{\colortbl;\red255\green0\blue0;}"
        r"\pard\qc\li720\fi-360\sb120\tx1440\f0\fs28 A \b bold\b0  \'e9 \u8212? \ul u\ulnone\super 2\nosupersub\par\cf1 red\line"
        r"{\*\unknown x}{\field{\*\fldinst{HYPERLINK \"https://example.com\"}}{\fldrslt link}}\tab end\bin3 abc}")
    put("rtf", "broken.rtf", r"{\rtf1{\u-99999999999 \'zz\fs-2\bin99999999 }}}")
    put("markdown", "page.md", "# One\nTwo\n===\n\n> - a **b *c* d** `e` ~~f~~\n>   1. [g](h \"i\") ![j](<k>)\n\n    code\n```swift\nx\n```\n"
        "| a | b |\n|:-|-:|\n| c | \\| |\n\n[r]: /s 't'\n[r] <https://u.v> &amp; &#35;\\\n* * *\n<div>\nw\n\n***x__y_z*")
    put("markdown", "broken.md", "[[[[](](((*_*_**`` `[a][b]![<a@b.c><!-- ~~~ \0 \r\t> >\t-\t1.\t")
    texts = ["Hamburgefonstiv fi 12.5\ta\tb\nc", "مرحبا abc שלום (1) ⁧x⁩",
             "ภาษาไทย ភាសាខ្មែរ 語「人」한국어",
             "👩🏽‍🚀🇯🇵 ẹ́ re­for­ma­tion / a/b ￼ 󠀁"]
    source = random.Random(2)
    for number, text in enumerate(texts):
        put("layouts", f"{number}.bin", bytes(source.randrange(255) for _ in range(48)) + text.encode())


def numbers():
    for target, length in (("mortar", 60), ("solver", 400), ("painter", 300)):
        for seed in range(6):
            source = random.Random(seed)
            put(target, f"{seed}.bin", bytes(source.randrange(255) for _ in range(length)))


def main():
    for folder in HERE.iterdir():
        if folder.is_dir():
            shutil.rmtree(folder)
    pngs()
    copy("jpeg", PICTURES, "baseline-420.jpg", "baseline-444.jpg", "progressive.jpg", "arithmetic.jpg", "cmyk-adobe.jpg", "gray.jpg",
         "restart.jpg", "orientation-6.jpg", "p3.jpg", "ycck-adobe.jpg")
    copy("pictures", PICTURES, "still.gif", "interlaced.gif", "clear.gif", "previous.gif", "rgb.bmp", "palette.bmp", "bilevel.bmp",
         "lossy.webp", "lossless.webp", "lossy-alpha.webp", "moving.webp", "p3.webp", "packbits.tiff", "group4.tiff", "gray.tiff",
         "orientation-6.tiff")
    vectors()
    put("fonts", "squares.ttf", font(False))
    put("fonts", "parts.ttf", font(True))
    texts()
    documents()
    numbers()


main()
