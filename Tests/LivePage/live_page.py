# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

"""Drives the page of `serve` in Chromium as a person would, and measures it.

    python3 Tests/LivePage/live_page.py GALLERY [--evil EVIL] [--pictures FOLDER] [--measure]

GALLERY is the gallery's program, EVIL the program of screens that crash and hang. `Tools/Checks/live-page` builds both and installs Chromium
and Playwright where they are missing. Ends with 1 when something is not as it should be.
"""

import argparse
import json
import os
import re
import shutil
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

from playwright.sync_api import sync_playwright


class Server:
    """A program that serves, until it is left."""

    def __init__(self, program, *arguments, watches=False):
        started = time.monotonic()
        # Logs to a file: an unread pipe would block the server when a screen prints a lot.
        self.log = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            [program, "serve", *([] if watches else ["--no-watch"]), *arguments], stdout=subprocess.PIPE, stderr=self.log, text=True)
        self.address = self.process.stdout.readline().strip()
        self.seconds = time.monotonic() - started
        if not self.address.startswith("http://127.0.0.1:"):
            self.log.seek(0)
            raise AssertionError(f"{program} does not serve: {self.log.read()}")
        self.port = int(self.address.split(":")[2].split("/")[0])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(10)


class Page:
    """A page with a screen."""

    def __init__(self, browser, server, pictures, size=(1400, 1000)):
        self.pictures = pictures
        self.context = browser.new_context(viewport={"width": size[0], "height": size[1]}, bypass_csp=True)
        self.page = self.context.new_page()
        self.problems = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.goto(server.address)
        self.page.wait_for_selector("#screens button")

    def open(self, name, wait=True):
        self.page.evaluate("name => { location.hash = name }", name)
        if wait:
            self.page.wait_for_function(
                "name => tessera.live.isOpen && tessera.live.screen === name && tessera.live.canvas.width > 10", arg=name)
            self.rest()

    def rest(self):
        """Waits until nothing moves."""
        self.page.wait_for_timeout(150)
        self.page.wait_for_function(
            "() => tessera.live.rests && !tessera.live.isBusy && tessera.live.inputs.length === 0"
            " && performance.now() - tessera.live.lastChange > 250")

    def place(self, x, y):
        """The page's coordinates of a point of the screen."""
        box = self.page.locator("#screen").bounding_box()
        answer = self.page.evaluate("() => tessera.live.answer")
        zoom = box["width"] / (answer["size"][0] / answer["scale"])
        return box["x"] + (x + answer["origin"][0]) * zoom, box["y"] + (y + answer["origin"][1]) * zoom

    def views(self):
        return self.page.evaluate("async () => (await tessera.live.ask('inspect')).answer.views")

    def shown(self):
        """All texts of views that are not hidden."""
        return [view["text"] for view in self.views() if view.get("text") and not view["isHidden"]]

    def middle(self, text):
        for view in self.views():
            if view.get("text") == text or view.get("identifier") == text:
                x, y, width, height = view["frame"]
                return x + width / 2, y + height / 2
        raise AssertionError(f"nothing shows {text!r}; there are {self.shown()}")

    def tap(self, text):
        self.page.mouse.click(*self.place(*self.middle(text)), delay=60)
        self.rest()

    def drag(self, start, end, steps=12):
        self.page.mouse.move(*self.place(*start))
        self.page.mouse.down()
        for step in range(1, steps + 1):
            part = step / steps
            self.page.mouse.move(*self.place(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            self.page.wait_for_timeout(16)

    def pixels(self):
        return self.page.evaluate("async () => { await tessera.live.drawing; return tessera.live.canvas.toDataURL() }")

    def picture(self, name):
        if self.pictures:
            self.page.screenshot(path=os.path.join(self.pictures, name + ".png"))


def check(condition, sentence):
    print(("ok    " if condition else "FAIL  ") + sentence, flush=True)
    if not condition:
        check.failures.append(sentence)


check.failures = []


# What a person does

def mail(page):
    page.open("mail")
    check("Grace Hopper" in page.shown(), "Mail shows its letters")
    page.tap("Grace Hopper")
    page.picture("mail-letter")
    check("Moth" in page.shown() and "Edsger Dijkstra" not in page.shown(), "a tap on a row leads to the letter")
    page.page.mouse.click(*page.place(30, 81), delay=60)
    page.rest()
    check("Edsger Dijkstra" in page.shown(), "the back button leads back")
    page.picture("mail-back")


def scroll(page):
    page.open("store")
    before = page.pixels()
    page.page.mouse.move(*page.place(195, 500))
    page.page.mouse.wheel(0, 300)
    page.rest()
    check(page.pixels() != before, "the wheel scrolls")
    page.drag((195, 600), (195, 300), steps=6)
    page.page.mouse.up()
    moving = page.page.evaluate("() => tessera.live.frame")
    page.rest()
    check(page.page.evaluate("() => tessera.live.frame") > moving + 20, "a throw goes on after the finger has left")
    page.picture("store-scrolled")


def typing(page):
    page.open("sign-in")
    fields = [view for view in page.views() if "UITextField" in view["name"] or "TextField" in view["name"]]
    check(len(fields) > 0, "Sign in has fields")
    x, y, width, height = fields[0]["frame"]
    page.page.mouse.click(*page.place(x + width / 2, y + height / 2), delay=60)
    page.rest()
    page.page.keyboard.type("ada@example.org")
    page.rest()
    check(any("ada@example.org" in text for text in page.shown()), "what is typed stands in the field")
    page.picture("sign-in-typed")
    page.page.reload()
    page.page.wait_for_function("() => window.tessera?.live.isOpen && tessera.live.canvas.width > 10")
    page.rest()
    check(any("ada@example.org" in text for text in page.shown()), "and is still there after a reload of the page")


def pull(page):
    page.open("mail")
    before = page.pixels()
    page.drag((195, 350), (195, 600))
    page.page.wait_for_timeout(100)
    check(page.pixels() != before, "a list follows the finger that pulls it")
    page.picture("mail-pulled")
    page.page.mouse.up()
    page.rest()
    page.page.wait_for_timeout(1500)
    page.rest()
    check(page.pixels() == before, "and comes back to the same pixels")


def settings(page):
    page.open("show-settings")
    light = page.pixels()
    page.page.select_option("#appearance", "dark")
    page.page.wait_for_timeout(500)
    page.rest()
    check(page.pixels() != light, "the dark appearance is another")
    page.page.select_option("#language", "ja")
    page.page.wait_for_timeout(800)
    page.rest()
    page.picture("settings-dark-japanese")
    page.page.select_option("#language", "")
    page.page.select_option("#appearance", "light")
    page.page.wait_for_timeout(800)
    page.rest()
    check(page.pixels() == light, "and back it is as before")
    page.page.click("#rotate")
    page.page.wait_for_timeout(500)
    page.rest()
    size = page.page.evaluate("() => tessera.live.answer.points")
    check(size[0] > size[1], "it lies on its side")
    page.picture("settings-landscape")
    page.page.click("#rotate")
    page.page.select_option("#text-size", "AX3")
    page.page.wait_for_timeout(500)
    page.rest()
    check(page.pixels() != light, "texts grow")
    page.picture("settings-ax3")
    page.page.select_option("#text-size", "L")
    page.rest()


def scrub(page):
    page.open("springs")
    name = page.page.locator("#animations button").first.get_attribute("data-animation")
    page.page.click("#restart")
    page.page.wait_for_timeout(300)
    page.page.click(f"#animations button[data-animation='{name}']")
    page.page.wait_for_timeout(1200)
    page.page.click("#play")
    page.page.wait_for_timeout(200)
    end = page.page.evaluate("() => tessera.live.frame")
    begin = page.page.evaluate("() => tessera.live.moments.at(-1).frame")

    def seek(frame):
        page.page.evaluate("frame => { tessera.live.isPaused = true; return tessera.live.seek(frame) }", frame)
        page.page.wait_for_function("frame => tessera.live.frame === frame && !tessera.live.isSeeking && !tessera.live.isBusy", arg=frame)
        return page.pixels()

    last = seek(end)
    middle = seek(begin + 12)
    page.picture("springs-scrubbed")
    check(middle != last, "a moment in the middle of an animation is another")
    check(seek(end) == last, "forward again the end has the same pixels")
    check(seek(begin + 12) == middle, "and back again so has the middle")
    page.page.click("#panel-toggle")
    page.page.wait_for_timeout(600)
    page.page.click("#play")


def inspector(page):
    page.open("mail")
    if page.page.get_attribute("#panel-toggle", "aria-pressed") != "true":
        page.page.click("#panel-toggle")
    page.page.wait_for_function("() => tessera.panels.views.length > 20")
    page.page.click("#pick")
    page.page.mouse.click(*page.place(150, 200))
    page.page.wait_for_selector("#details strong")
    check("Place" in page.page.inner_text("#details"), "a picked view says where it is")
    page.picture("inspector")
    page.page.click("#explode")
    page.page.wait_for_selector("#layers .layer")
    page.picture("layers")
    page.page.click("#explode")
    page.page.click("#tabs button[data-tab=audit]")
    page.page.wait_for_timeout(600)
    check(page.page.locator("#findings li, #findings p").count() > 0, "the audit speaks")
    page.page.click("#tabs button[data-tab=compare]")
    page.page.click("#mark")
    page.page.mouse.move(*page.place(195, 500))
    page.page.mouse.wheel(0, 120)
    page.rest()
    page.page.click("#compare")
    page.page.wait_for_selector("#changes li")
    check(page.page.locator("#changes li").count() > 0, "two states differ in words")
    page.picture("compare")
    page.page.evaluate("() => { document.getElementById('before').hidden = true }")
    page.page.click("#panel-toggle")


def matrix(page):
    page.open("springs")
    page.page.click("#matrix-toggle")
    page.page.wait_for_function(
        "() => { const all = [...document.querySelectorAll('#matrix img')];"
        " return all.length > 2 && all.slice(0, 3).every((one) => one.naturalWidth > 100) }", timeout=60000)
    check(page.page.locator("#matrix .failed").count() == 0, "all that tests compare is shown, strips too")
    page.picture("matrix")
    page.page.click("#matrix-toggle")


def flow(page):
    page.open("mail")
    page.page.click("#restart")
    page.page.wait_for_timeout(300)
    page.rest()
    page.tap("Edsger Dijkstra")
    page.page.click("#panel-toggle")
    page.page.click("#tabs button[data-tab=flow]")
    page.page.wait_for_function("() => document.getElementById('code').textContent.includes('tap')")
    code = page.page.inner_text("#code")
    check('tap("Edsger Dijkstra' in code, "what was done becomes code: " + " ".join(code.split()))
    page.page.click("#run-flow")
    page.page.wait_for_function("() => /pixels/.test(document.getElementById('flow-result').textContent)", timeout=20000)
    check("identical" in page.page.inner_text("#flow-result"), "and done again it leads to the same pixels")
    page.picture("flow")
    page.page.click("#panel-toggle")


def catalog_flow(page):
    page.open("checkout")
    page.page.click("#panel-toggle")
    page.page.click("#tabs button[data-tab=flow]")
    page.page.click("#flow-list li[data-flow=Checkout] button:first-of-type")
    page.page.wait_for_selector(".finger")
    page.picture("flow-fingers")
    page.page.wait_for_function("() => /done/.test(document.getElementById('flow-result').textContent)", timeout=60000)
    page.rest()
    check("All 20 steps done." in page.page.inner_text("#flow-result"), "a flow of the catalog is shown on the page")
    check("Thank you, Ada Lovelace!" in page.shown(), "and leads to the receipt")
    page.picture("flow-done")
    page.page.click("#flow-steps li:nth-of-type(9)")
    page.page.wait_for_function("() => !tessera.live.isSeeking && tessera.live.isInPast && !tessera.live.isBusy")
    check("Check out" in page.shown() and "Linen shirt, M" in page.shown(), "a step that is clicked is shown as it began")
    page.picture("flow-step")
    page.page.click("#play")
    for format, what in [("png", "img"), ("strip", "img"), ("mp4", "video"), ("webm", "video")]:
        if what == "video" and not shutil.which("ffmpeg"):
            continue
        page.page.select_option("#film-format", format)
        page.page.click("#flow-list li[data-flow=Checkout] button:last-of-type")
        page.page.wait_for_function("() => /\\d (kB|MB)$/.test(document.getElementById('flow-result').textContent)", timeout=120000)
        if what == "img":
            page.page.wait_for_function("() => document.querySelector('#film-view img').naturalWidth > 100")
        # Chromium on Debian plays both; a browser without the codec still saves the file.
        with page.page.expect_download() as download:
            page.page.click("#film-save")
        path = download.value.path()
        with open(path, "rb") as file:
            head = file.read(12)
        magic = {"png": b"\x89PNG", "strip": b"\x89PNG", "mp4": b"ftyp", "webm": b"\x1aE\xdf\xa3"}[format]
        check(magic in head and os.path.getsize(path) > 10000, f"a film is made and saved as {download.value.suggested_filename}")
        page.picture("film-" + format)
    page.page.wait_for_function("() => tessera.live.isOpen && !tessera.live.isBusy")
    # Who changes something while a film is made gives it up.
    page.page.select_option("#film-format", "png")
    page.page.click("#flow-list li[data-flow=Checkout] button:last-of-type")
    page.page.wait_for_function("() => /Filming/.test(document.getElementById('flow-result').textContent)")
    page.page.select_option("#appearance", "dark")
    page.page.wait_for_function("() => tessera.live.isOpen && !document.querySelector('#flow-list button').disabled", timeout=15000)
    page.page.wait_for_timeout(1500)
    check(page.page.evaluate("() => tessera.live.isOpen && !tessera.flows.job"), "a film is given up for a change, and the page goes on")
    page.page.click("#panel-toggle")


def names(page):
    """The errands from top to bottom."""
    wanted = ["Post office", "Bakery", "Library", "Cobbler", "Garden centre"]
    rows = [(view["frame"][1], view["text"]) for view in page.views() if view.get("text") in wanted and not view["isHidden"]]
    return [name for _, name in sorted(rows)]


def fingers(page):
    page.open("board")
    check(names(page) == ["Post office", "Bakery", "Library", "Cobbler", "Garden centre"], "the errands are as they came")
    page.tap("Sort")
    page.picture("board-menu")
    page.tap("By name")
    check(names(page) == ["Bakery", "Cobbler", "Garden centre", "Library", "Post office"], "a menu sorts them")
    x, y = page.middle("Library")
    page.page.mouse.move(*page.place(x, y))
    page.page.mouse.down()
    page.page.wait_for_timeout(900)
    page.page.mouse.up()
    page.rest()
    page.picture("board-context-menu")
    check("Pin" in page.shown(), "a long press brings the context menu")
    page.tap("Pin")
    page.picture("board-pinned")
    check("Pin" not in page.shown(), "which leaves when something is chosen")
    x, y = page.middle("Post office")
    page.page.mouse.move(*page.place(x, y))
    page.page.mouse.down()
    page.page.wait_for_timeout(450)
    end = page.middle("Cobbler")
    for step in range(1, 21):
        page.page.mouse.move(*page.place(x, y + (end[1] - y) * step / 20))
        page.page.wait_for_timeout(16)
    page.page.wait_for_timeout(400)
    page.picture("board-dragged")
    page.page.mouse.up()
    page.rest()
    check(names(page) == ["Bakery", "Post office", "Cobbler", "Garden centre", "Library"], "a row is dragged to another place: " + ", ".join(names(page)))
    x, y = page.middle("Cobbler")
    # Over more than half of the row it would be done at once.
    page.drag((x + 100, y), (x, y))
    page.page.mouse.up()
    page.rest()
    page.picture("board-swiped")
    check("Done" in page.shown(), "a swipe shows what can be done")
    page.tap("Done")
    check("Cobbler" not in page.shown(), "and it is done")
    before = [view["frame"][2] for view in page.views() if "StreetsView" in view["name"]][0]
    left, top, width, height = [view["frame"] for view in page.views() if view.get("identifier") == "map"][0]
    # With Alt and Shift the middle between the fingers goes along with the pointer: from that of the screen to that of the map.
    screen = page.page.evaluate("() => tessera.live.answer.points")
    page.page.mouse.move(*page.place(screen[0] / 2, screen[1] / 2))
    page.page.keyboard.down("Alt")
    page.page.keyboard.down("Shift")
    page.page.mouse.move(*page.place(left + width / 2, top + height / 2), steps=5)
    page.page.keyboard.up("Shift")
    page.drag((left + width / 2 - 30, top + height / 2), (left + width / 2 - 110, top + height / 2 - 30))
    page.picture("board-pinching")
    page.page.mouse.up()
    page.page.keyboard.up("Alt")
    page.rest()
    after = [view["frame"][2] for view in page.views() if "StreetsView" in view["name"]][0]
    check(after > 1.3 * before, f"two fingers with Alt enlarge: {before} to {after}")
    page.picture("board-zoomed")


def two_pages(browser, server, pictures):
    first, second = Page(browser, server, pictures), Page(browser, server, pictures)
    first.open("mail")
    second.open("mail")
    first.tap("Grace Hopper")
    check("Grace Hopper" in second.shown(), "two pages have a screen each")
    first.context.close()
    second.context.close()


def rebuild(browser, program, pictures):
    """A package whose build is a script: saving a source builds, errors stand on the page, and the screen goes on where it was."""
    with tempfile.TemporaryDirectory() as folder:
        os.makedirs(f"{folder}/Sources/App")
        os.makedirs(f"{folder}/.build/debug")
        source, copy = f"{folder}/Sources/App/Letter.swift", f"{folder}/.build/debug/app"
        for path, text in [(f"{folder}/Package.swift", ""), (source, "// 1")]:
            with open(path, "w") as file:
                file.write(text)
        shutil.copy(program, copy)
        build = (f"if grep -q oops {source}; then echo {source}:1:4: error: cannot find oops in scope; exit 1; fi; "
                 f"cp {program} {copy}.new && mv {copy}.new {copy}")
        with Server(copy, "--build", build, watches=True) as server:
            page = Page(browser, server, pictures)
            page.open("mail")
            page.tap("Edsger Dijkstra")
            letter = page.pixels()
            with open(source, "w") as file:
                file.write("// oops")
            page.page.wait_for_selector("#notice.bad:not([hidden])", timeout=10000)
            text = page.page.inner_text("#notice")
            check("Sources/App/Letter.swift:1:4" in text and "cannot find oops" in text, "errors of the compiler stand on the page: " + text.strip())
            page.picture("does-not-build")
            check(page.pixels() == letter, "and the screen stays")
            with open(source, "w") as file:
                file.write("// 2")
            start = time.monotonic()
            page.page.wait_for_function("() => document.getElementById('notice').textContent.startsWith('Built')", timeout=10000)
            page.rest()
            check(page.pixels() == letter, f"after a build the screen is where it was ({time.monotonic() - start:.1f} s)")
            page.context.close()


# Hostile clients

def status(address, **headers):
    try:
        return urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=5).status
    except urllib.error.HTTPError as error:
        return error.code


def shake_hands(server, path, origin, host=None):
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=5)
    host = host or f"127.0.0.1:{server.port}"
    connection.sendall(
        f"GET {path}socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nOrigin: {origin}\r\n\r\n".encode())
    answer = connection.recv(4096).decode("latin1")
    return connection, int(answer.split(" ")[1]), answer


def closing(connection):
    """The code with which the server closes."""
    data = b""
    try:
        while len(data) < 4:
            part = connection.recv(4096)
            if not part:
                break
            data += part
    except TimeoutError:
        return None
    return struct.unpack(">H", data[2:4])[0] if len(data) >= 4 and data[0] == 0x88 else None


def hostile(server):
    path = "/" + server.address.split("/", 3)[3]
    base = f"http://127.0.0.1:{server.port}"
    origin = f"http://127.0.0.1:{server.port}"
    check(status(base + "/") == 403, "without the token nothing is served")
    check(status(base + "/" + "0" * 32 + "/catalog.json") == 403, "nor with another token")
    check(status(server.address + "catalog.json", Host="evil.example") == 403, "nor under another host's name")
    check(shake_hands(server, path, "http://evil.example")[1] == 403, "a WebSocket of another origin is refused")
    connection, code, answer = shake_hands(server, path, origin)
    check(code == 101 and "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in answer, "the handshake is that of RFC 6455")
    connection.sendall(b"\x81\x05hello")
    check(closing(connection) == 1002, "a frame without mask closes the connection")
    connection, _, _ = shake_hands(server, path, origin)
    connection.sendall(b"\x81\xff" + struct.pack(">Q", 1 << 40) + b"\0\0\0\0")
    check(closing(connection) == 1009, "a message of a terabyte closes the connection")
    connection, _, _ = shake_hands(server, path, origin)
    connection.sendall(b"\x81\x82\0\0\0\0\xff\xff")
    check(closing(connection) == 1007, "text that is no UTF-8 closes the connection")
    connection, _, _ = shake_hands(server, path, origin)
    connection.sendall(b"\x81\x84\0\0\0\0nope")
    reply = connection.recv(4096)
    check(b"problem" in reply, "what is no request is answered with a problem")
    connection.close()
    flood, _, _ = shake_hands(server, path, origin)
    flood.sendall((b"\x81\x84\0\0\0\0nope") * 3000)
    check(status(server.address + "catalog.json") == 200, "a flood stops nobody else")
    flood.close()
    check(status(server.address + "catalog.json") == 200, "the server goes on")


def evil(browser, program, pictures):
    with Server(program, "--time-limit", "2") as server:
        page = Page(browser, server, pictures)
        names = page.page.evaluate("() => [...document.querySelectorAll('#screens button')].map(button => button.dataset.screen)")
        crashes = [name for name in names if re.search("unwraps-nil|fatal-error|another-thread", name)]
        hangs = [name for name in names if name == "evil-hangs"]
        good = [name for name in names if name.startswith("good")]
        for name in crashes[:2] + hangs[:1]:
            page.open(name, wait=False)
            page.page.wait_for_function("() => /crash|did not end/.test(document.getElementById('notice').textContent)", timeout=90000)
            text = page.page.inner_text("#notice")
            check("crash" in text or "did not end" in text, f"{name}: " + text.split("\n")[0])
        page.picture("died")
        if good:
            page.open(good[0])
            check(True, "the page stays: " + good[0])
        page.context.close()


# Speed

def measure(browser, program):
    with Server(program) as server:
        print(f"server ready after {server.seconds * 1000:.0f} ms")
        start = time.monotonic()
        page = Page(browser, server, None)
        print(f"{page.page.locator('#screens button').count()} screens listed after {(time.monotonic() - start) * 1000:.0f} ms")
        # By the page's own clock, from the moment in which its address was asked for.
        first = page.page.evaluate("""async () => {
          while (![...document.querySelectorAll('#screens img')].some((one) => one.naturalWidth > 0)) {
            await new Promise((done) => requestAnimationFrame(done));
          }
          const times = performance.getEntriesByType('resource').filter((one) => one.name.includes('picture.png'));
          return Math.min(...times.map((one) => one.responseEnd));
        }""")
        print(f"the list's first picture {first:.0f} ms after the page's start")
        opened = page.page.evaluate("""async () => {
          const start = performance.now();
          location.hash = 'mail';
          while (!tessera.live.isOpen || tessera.live.screen !== 'mail' || tessera.live.painted.length === 0) {
            await new Promise((done) => setTimeout(done, 1));
          }
          await tessera.live.drawing;
          return performance.now() - start;
        }""")
        print(f"the first screen's first picture {opened:.0f} ms after it was chosen")
        for scale in ["2", "3"]:
            page.page.select_option("#scale", scale)
            start = page.page.evaluate("() => performance.now()")
            page.open("mail")
            # A wheel's step, and a letter that is typed.
            for name in ["mail", "store", "sign-in"]:
                page.open(name)
                if name == "sign-in":
                    page.page.click("#restart")
                    page.page.wait_for_timeout(300)
                    page.tap("isla.murray@example.com")
                page.page.mouse.move(*page.place(195, 500))
                page.page.evaluate("() => { tessera.live.latencies = [] }")
                for step in range(60):
                    if name == "sign-in":
                        page.page.keyboard.type("a")
                    else:
                        page.page.mouse.wheel(0, 24 if step % 2 == 0 else -24)
                    page.page.wait_for_timeout(90)
                values = sorted(page.page.evaluate("() => tessera.live.latencies"))
                print(f"@{scale} {name}: input to pixel median {statistics.median(values):.1f} ms, "
                      f"p95 {values[int(len(values) * 0.95)]:.1f} ms ({len(values)})")
            for name in ["mail", "store", "show-store", "show-photos"]:
                page.open(name)
                page.page.mouse.move(*page.place(195, 500))
                # Away from the ends, where nothing would move.
                page.page.mouse.wheel(0, 55)
                page.rest()
                before, ticks = time.monotonic(), cpu(server)
                count = page.page.evaluate("""async () => {
                  const { live } = tessera;
                  let painted = 0;
                  const push = live.painted.push.bind(live.painted);
                  live.painted.push = (now) => { painted++; return push(now); };
                  const until = performance.now() + 3000;
                  await new Promise((done) => {
                    const step = (now) => {
                      if (now > until) return done();
                      const way = Math.floor((until - now) / 400) % 2 === 0 ? 2 : -2;
                      live.perform({ scroll: { x: 195, y: 500, byX: 0, byY: way } });
                      requestAnimationFrame(step);
                    };
                    requestAnimationFrame(step);
                  });
                  delete live.painted.push;
                  return painted;
                }""")
                seconds = time.monotonic() - before
                print(f"@{scale} {name}: {count / 3:.0f} frames a second scrolling, {(cpu(server) - ticks) / seconds * 100:.0f} % of a core")
        page.context.close()


def cpu(server):
    """Seconds of processor time of the server and its workers."""
    total = 0
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            fields = open(f"/proc/{name}/stat").read().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(name) == server.process.pid or int(fields[1]) == server.process.pid:
            total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


# Inspection

def source_line(file, text):
    """The number of the line of a source of the gallery that has a text."""
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    with open(f"{root}/Gallery/{file}") as lines:
        for number, line in enumerate(lines, 1):
            if text in line:
                return f"{os.path.basename(file)}:{number}"
    raise AssertionError(f"{file} has no {text!r}")


def inspect(page):
    if page.page.get_attribute("#panel-toggle", "aria-pressed") != "true":
        page.page.click("#panel-toggle")
    page.page.wait_for_function("() => tessera.panels.views.length > 2 && document.querySelector('#tree .view')")


def choose(page, name):
    """Chooses the first view whose name has a text, and waits for what is known of it."""
    page.page.evaluate("name => tessera.panels.select(tessera.panels.views.findIndex((view) => view.name.includes(name)))", name)
    page.page.wait_for_function(
        "name => document.querySelector('#details strong')?.textContent.includes(name)", arg=name)


def constraints(page):
    """The texts of all constraints in the details, each with its origin."""
    return page.page.evaluate(
        "() => [...document.querySelectorAll('#details .reasons li')].map((line) =>"
        " [line.firstChild.textContent, line.querySelector('.origin')?.textContent ?? ''])")


def fits(page):
    """Whether nothing in the panel is wider than it."""
    return page.page.evaluate(
        "() => [...document.querySelectorAll('#panel, #tab-views, #details, #cost, #cost-head, #cost-sum, #details li, #tree .view')]"
        ".every((part) => part.hidden || part.scrollWidth <= part.clientWidth + 1)")


def origins(page):
    """The origin of each constraint, by file and line."""
    for screen, file, text in [
            ("player-mortar", "ThreeLanguages/PlayerInMortar.swift", "artwork.m_leading |=| view"),
            ("player-swift-layout", "ThreeLanguages/PlayerInSwiftLayout.swift", "Anchors.horizontal.equalToSuper(inwardOffset: 32)"),
            ("player-layout-builder", "ThreeLanguages/PlayerInLayoutBuilder.swift", "artwork.layout([.leading, .trailing]) == 32")]:
        page.open(screen)
        before = page.pixels()
        inspect(page)
        choose(page, "ArtworkView")
        told = [origin for words, origin in constraints(page) if re.match(r"ArtworkView [^.]*\.leading == ", words)]
        wanted = source_line(file, text)
        check(told and all(origin == wanted for origin in told), f"{screen}: {', '.join(told)} is {wanted}")
        check(page.pixels() == before, "and the screen is as it was")
        place = page.page.locator("#details button.origin").first.get_attribute("title")
        check("/PlayerIn" in place, "the path is at hand: " + place.split("\n")[0])
        page.picture("origins-" + screen)
    page.open("sign-in")
    inspect(page)
    page.page.wait_for_function("() => tessera.panels.views.some((view) => view.name.includes('Forgot'))")
    choose(page, "Forgot")
    told = {origin for _, origin in constraints(page)}
    check({"UIStackView", "intrinsic size"} <= told, "what the system makes is told in words: " + ", ".join(sorted(told)))
    page.page.click("#panel-toggle")
    page.rest()


def costs(page):
    """What the layout of each view costs."""
    page.open("sign-in")
    before = page.pixels()
    inspect(page)
    check(page.page.locator("#cost").is_hidden(), "nothing is measured by itself")
    page.page.click("#measure")
    page.page.wait_for_selector("#cost:not([hidden])")
    cost = page.page.evaluate("() => tessera.panels.cost")
    check(sum(view["own"] for view in cost["views"]) == cost["total"] == cost["views"][0]["all"],
          f"the views' own times are the whole, {cost['total'] / 1e6:.2f} ms")
    check(cost["views"][0]["allConstraints"] > 20 and cost["variables"] > 20, page.page.inner_text("#cost-sum"))
    page.page.click("#heaviest")
    owns = page.page.evaluate("() => tessera.panels.rows.map((index) => tessera.panels.cost.views[index].own)")
    check(len(owns) == len(cost["views"]) and owns == sorted(owns, reverse=True), "the heaviest come first")
    page.page.locator("#tree .view").nth(1).click()
    page.page.wait_for_function("() => /with subviews/.test(document.getElementById('details').textContent)")
    page.picture("costs-heaviest")
    page.page.click("#heaviest")
    page.page.wait_for_timeout(300)
    choose(page, "Forgot")
    text = page.page.inner_text("#details")
    check("measuring content" in text and "constraints" in text, "the details tell what it is made of")
    check(fits(page), "nothing leaves the panel")
    page.picture("costs")
    page.page.emulate_media(color_scheme="dark")
    page.picture("costs-dark")
    page.page.emulate_media(color_scheme="light")
    page.rest()
    check(page.pixels() == before, "and the screen is as it was")
    for screen in ["mail", "store", "show-settings", "player-swift-layout"]:
        page.open(screen)
        page.page.mouse.move(*page.place(195, 500))
        page.page.mouse.wheel(0, 120)
        page.rest()
        before = page.pixels()
        inspect(page)
        page.page.click("#measure")
        page.page.wait_for_function("() => tessera.panels.cost !== null")
        page.rest()
        shares = page.page.evaluate(
            "() => { const sum = (key) => tessera.panels.cost.views.reduce((all, view) => all + view[key], 0);"
            " return [sum('own') === tessera.panels.cost.total, sum('layouts'), sum('measurements')]; }")
        check(shares[0] and shares[1] > 2 and page.pixels() == before,
              f"{screen}: {page.page.inner_text('#cost-sum')} {shares[1]} layouts, {shares[2]} measurements; the same pixels")
    page.page.click("#panel-toggle")


def large(browser, program, pictures):
    """10,000 views, and constraints that contradict each other."""
    os.environ["EVIL_SCREENS_LARGE"] = "1"
    try:
        with Server(program) as server:
            page = Page(browser, server, pictures)
            for name in ["large-wide", "large-deep"]:
                page.open(name)
                start = time.monotonic()
                inspect(page)
                opened = time.monotonic() - start
                count = page.page.evaluate("() => tessera.panels.views.length")
                check(count > 10_000, f"{name}: {count} views")
                start = time.monotonic()
                page.page.wait_for_function("() => !tessera.panels.isRefreshing")
                print(f"      the audit takes {(time.monotonic() - start) * 1000:.0f} ms more")
                # The first one makes the screen again to note who makes its constraints.
                choose(page, page.page.evaluate("() => tessera.panels.views[5000].name"))
                page.rest()
                seconds = []
                for step in range(5):
                    start = time.monotonic()
                    page.page.evaluate("async (index) => { tessera.panels.chosen = index; await tessera.panels.explain(); }", 7000 + step)
                    seconds.append(time.monotonic() - start)
                details = statistics.median(seconds)
                hover = page.page.evaluate(
                    "() => { const start = performance.now();"
                    " for (let step = 0; step < 50; step++) tessera.panels.hover({ x: 7 * step, y: 13 * step });"
                    " return (performance.now() - start) / 50; }")
                page.page.click("#pick")
                page.page.evaluate("() => { tessera.panels.details = null }")
                place = page.place(100, 200)
                start = time.monotonic()
                page.page.mouse.click(*place)
                page.page.wait_for_function(
                    "() => !tessera.panels.isPicking && tessera.panels.details"
                    " && tessera.panels.details.frame.join() === tessera.panels.views[tessera.panels.chosen].frame.join()")
                picked = time.monotonic() - start
                # Ten times what they should take: nothing may grow with the square of the views.
                check(opened < 10 and details < 1 and picked < 1 and hover < 100,
                      f"it opens in {opened * 1000:.0f} ms, tells details in {details * 1000:.0f}, is pointed at in {hover:.1f}, picked in {picked * 1000:.0f}")
                check(page.page.locator("#tree .view").count() < 100, "only the rows in sight are in the page")
                check(any(origin.startswith("EvilScreens.swift:") for _, origin in constraints(page)), "and origins are known")
                check(fits(page), "nothing leaves the panel")
                page.picture(name)
                page.page.click("#panel-toggle")
            page.open("contradicts")
            inspect(page)
            choose(page, "UILabel")
            page.page.wait_for_selector("#details .lost .origin")
            told = page.page.evaluate("() => [...document.querySelectorAll('#details .lost .origin')].map((origin) => origin.textContent)")
            lines = [origin for origin in told if re.match(r"EvilScreens\.swift:\d+$", origin)]
            check(lines and set(told) <= {*lines, "intrinsic size"}, "constraints that lost say who made them: " + ", ".join(told))
            page.picture("contradicts")
            check(not page.problems, "no script failed" + "".join("; " + problem for problem in page.problems))
            page.context.close()
    finally:
        del os.environ["EVIL_SCREENS_LARGE"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("gallery")
    parser.add_argument("--evil")
    parser.add_argument("--pictures")
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--only")
    options = parser.parse_args()
    options.gallery = os.path.abspath(options.gallery)
    if options.pictures:
        os.makedirs(options.pictures, exist_ok=True)
    chromium = next((path for path in ["/usr/bin/chromium", "/usr/bin/google-chrome"] if os.path.exists(path)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        if options.measure:
            measure(browser, options.gallery)
            return 0
        steps = [mail, scroll, typing, pull, settings, scrub, inspector, matrix, flow, catalog_flow, fingers]
        steps += [origins, costs]
        with Server(options.gallery) as server:
            for step in steps:
                if options.only and step.__name__ not in options.only.split(","):
                    continue
                print(step.__name__)
                page = Page(browser, server, options.pictures)
                try:
                    step(page)
                except Exception as error:
                    page.picture("failed-" + step.__name__)
                    check(False, f"{step.__name__}: {error}")
                check(not page.problems, "no script failed" + "".join("; " + problem for problem in page.problems))
                page.context.close()
            if not options.only:
                two_pages(browser, server, options.pictures)
                hostile(server)
                busy = subprocess.run([options.gallery, "serve", "--port", str(server.port)], capture_output=True, text=True, timeout=20)
                check(busy.returncode == 1 and "another program uses it" in busy.stderr, "a port in use is told: " + busy.stderr.strip())
        if not options.only or "rebuild" in options.only:
            rebuild(browser, options.gallery, options.pictures)
        if options.evil and (not options.only or "evil" in options.only):
            evil(browser, options.evil, options.pictures)
        if options.evil and (not options.only or "large" in options.only):
            large(browser, options.evil, options.pictures)
        browser.close()
    print(f"{len(check.failures)} failures")
    return 1 if check.failures else 0


if __name__ == "__main__":
    sys.exit(main())
