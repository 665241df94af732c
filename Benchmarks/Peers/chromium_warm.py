#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Takes the same screenshot repeatedly in one headless Chromium: from loading the page to the bytes of a PNG file.

    chromium_warm.py PAGE.html [RUNS]

Prints the minimum and the median in milliseconds, with Chromium's default PNG preset and with the one for speed. Chromium is
controlled over a pipe, so the script needs only chromium and the standard library.
"""
import base64
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time


class Browser:
    """Chromium with the DevTools protocol on its descriptors 3 and 4: messages in JSON that end with a zero byte."""

    def __init__(self, program, profile):
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()

        def place():
            # Copied above both first, since either may have the number that the other needs.
            high_in, high_out = os.dup2(to_browser, 10), os.dup2(from_browser, 11)
            os.dup2(high_in, 3)
            os.dup2(high_out, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
             f"--user-data-dir={profile}", "--window-size=390,844", "about:blank"],
            preexec_fn=place, pass_fds=(3, 4), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.received, self.number, self.session = b"", 0, None

    def read(self):
        while b"\0" not in self.received:
            part = os.read(self.input, 1 << 20)
            if not part:
                sys.exit("Chromium ended before it answered.")
            self.received += part
        message, self.received = self.received.split(b"\0", 1)
        return json.loads(message)

    def ask(self, method, awaiting=None, **parameters):
        """Returns the answer to a command, after waiting for an event."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        answer, awaited = None, {awaiting} - {None}
        while answer is None or awaited:
            message = self.read()
            awaited.discard(message.get("method"))
            if message.get("id") == self.number:
                if "error" in message:
                    sys.exit(f"Chromium refuses {method}: {message['error']}")
                answer = message["result"]
        return answer

    def open_page(self):
        pages = self.ask("Target.getTargets")["targetInfos"]
        page = next(target["targetId"] for target in pages if target["type"] == "page")
        self.session = self.ask("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
        self.ask("Page.enable")
        self.ask("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=3, mobile=True)

    def screenshot(self, url, for_speed):
        self.ask("Page.navigate", awaiting="Page.loadEventFired", url=url)
        picture = self.ask("Page.captureScreenshot", format="png", optimizeForSpeed=for_speed)
        return base64.b64decode(picture["data"])

    def close(self):
        self.session = None
        self.ask("Browser.close")
        self.process.wait(30)


def main(arguments):
    program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
    if not arguments or not program:
        sys.exit("Usage: chromium_warm.py PAGE.html [RUNS], where chromium is installed")
    url, runs = pathlib.Path(arguments[0]).resolve().as_uri(), int(arguments[1]) if len(arguments) > 1 else 20
    figures = {}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(program, profile)
        browser.open_page()
        for key, for_speed in ("warm", False), ("warm_for_speed", True):
            times = []
            browser.screenshot(url, for_speed)
            for _ in range(runs):
                start = time.perf_counter()
                picture = browser.screenshot(url, for_speed)
                times.append((time.perf_counter() - start) * 1000)
            figures |= {f"{key}_ms_min": round(min(times), 2), f"{key}_ms_median": round(statistics.median(times), 2),
                        f"{key}_bytes": len(picture)}
        browser.close()
    print(json.dumps(figures, separators=(",", ":")))


if __name__ == "__main__":
    main(sys.argv[1:])
