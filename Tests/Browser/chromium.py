"""Drives a headless Chromium over two pipes, with nothing but Python's own library.

The messages are those of the DevTools protocol, each followed by a zero byte:
https://chromedevtools.github.io/devtools-protocol/
"""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


def find():
    """The path of a Chromium; None where there is none."""
    names = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    found = [shutil.which(os.environ.get("CHROMIUM", ""))] + [shutil.which(name) for name in names]
    return next((path for path in found if path), None)


class Failure(Exception):
    pass


class Chromium:
    """A browser with one page."""

    def __init__(self, width=1280, height=860):
        self.folder = tempfile.mkdtemp(prefix="mvvmgen-chromium-")
        to_read, self.out = os.pipe()
        self.input, to_write = os.pipe()
        command = [
            find(), "--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--no-first-run",
            "--disable-dev-shm-usage", "--disable-extensions", "--disable-background-networking",
            "--hide-scrollbars", "--force-color-profile=srgb", "--user-data-dir=" + self.folder, "about:blank",
        ]

        def connect():
            # The browser reads from 3 and writes to 4; neither may be lost under the other.
            first, second = os.dup(to_read), os.dup(to_write)
            spare, other = os.dup(first), os.dup(second)
            os.dup2(spare, 3)
            os.dup2(other, 4)

        self.process = subprocess.Popen(
            command, preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(to_read)
        os.close(to_write)
        self.buffer = b""
        self.number = 0
        self.session = None
        # What the page wrote to its console, and what went wrong in it.
        self.console = []
        self.requests = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network", "Accessibility", "DOM"]:
            self.call(domain + ".enable")
        self.resize(width, height)

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.out)
        os.close(self.input)
        shutil.rmtree(self.folder, ignore_errors=True)

    # The protocol.

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        number = self.number
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise Failure(method + ": " + answer["error"]["message"])
                return answer["result"]

    def receive(self, timeout=60):
        end = time.time() + timeout
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.input], [], [], max(end - time.time(), 0))
            if not ready:
                raise Failure("the browser does not answer")
            piece = os.read(self.input, 1 << 20)
            if not piece:
                raise Failure("the browser has ended")
            self.buffer += piece
        message, self.buffer = self.buffer.split(b"\0", 1)
        event = json.loads(message)
        self.note(event)
        return event

    def note(self, event):
        method, parameters = event.get("method"), event.get("params", {})
        if method == "Runtime.consoleAPICalled":
            self.console.append(str([part.get("value") for part in parameters["args"]]))
        elif method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.console.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Log.entryAdded":
            self.console.append(parameters["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])

    # The page.

    def open(self, path, fragment=""):
        # A page that differs by its fragment alone would not be loaded anew.
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url="file://" + path + fragment)
        self.wait("document.readyState === 'complete' && location.protocol === 'file:'")

    def run(self, script):
        """The value of an expression."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise Failure(script + ": " + str(answer["exceptionDetails"].get("exception", {}).get("description")))
        return answer["result"].get("value")

    def wait(self, script, timeout=120):
        end = time.time() + timeout
        while time.time() < end:
            if self.run("Boolean(" + script + ")"):
                return
            time.sleep(0.02)
        raise Failure("it never came true: " + script)

    def settle(self):
        """Waits until the page has been drawn."""
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")

    def resize(self, width, height, mobile=False):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=mobile
        )

    def media(self, kind="", **features):
        named = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.call("Emulation.setEmulatedMedia", media=kind, features=named)

    keys = {
        "Tab": ("Tab", 9, ""), "Enter": ("Enter", 13, "\r"), "Escape": ("Escape", 27, ""), "/": ("Slash", 191, "/"),
        "ArrowDown": ("ArrowDown", 40, ""), "ArrowUp": ("ArrowUp", 38, ""), "ArrowLeft": ("ArrowLeft", 37, ""),
        "ArrowRight": ("ArrowRight", 39, ""), "+": ("Equal", 187, "+"), "-": ("Minus", 189, "-"), " ": ("Space", 32, " "),
    }

    def press(self, key, shift=False):
        code, number, text = self.keys[key]
        common = dict(key=key, code=code, windowsVirtualKeyCode=number, modifiers=8 if shift else 0)
        down = "keyDown" if text else "rawKeyDown"
        self.call("Input.dispatchKeyEvent", type=down, text=text, **common)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text):
        for letter in text:
            self.call("Input.dispatchKeyEvent", type="keyDown", text=letter, key=letter)
            self.call("Input.dispatchKeyEvent", type="keyUp", key=letter)

    def click(self, selector):
        # What has just been opened takes clicks once it has been drawn.
        self.settle()
        place = self.run(
            "(() => { const box = document.querySelector(%s).getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]; })()" % json.dumps(selector)
        )
        for kind in ["mousePressed", "mouseReleased"]:
            self.call(
                "Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1,
                buttons=1 if kind == "mousePressed" else 0,
            )

    def screenshot(self, path, whole=False):
        self.settle()
        answer = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        with open(path, "wb") as file:
            file.write(base64.b64decode(answer["data"]))

    def pdf(self):
        return base64.b64decode(self.call("Page.printToPDF", printBackground=True)["data"])

    def accessibility(self):
        return self.call("Accessibility.getFullAXTree")["nodes"]
