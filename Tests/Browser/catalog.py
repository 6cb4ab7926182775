#!/usr/bin/env python3
"""Opens the catalogue in a headless Chromium, as a person would, by mouse and by keyboard.

    MVVMGEN=.build/debug/mvvmgen python3 Tests/Browser/catalog.py

Each test is a sentence; without a Chromium all of them are skipped.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

import chromium

here = os.path.dirname(os.path.abspath(__file__))
package = os.path.dirname(os.path.dirname(here))
tool = os.path.abspath(os.environ.get("MVVMGEN", os.path.join(package, ".build/debug/mvvmgen")))

nasty = """/// <script>document.title = 'broken in'</script> & "quotes" `<img src=x onerror=alert(1)>`
viewmodel NastyViewModel {
  inputs {
    /// </template></style></textarea><svg onload="document.title = 'broken in'"> {{title}} ${1} \\u003c
    tapped(_ text: String = "<b>'\\"</b><script>document.title = 'broken in'</script>")
  }
}
"""


def generate(folder, *arguments):
    command = [tool, "catalog", *arguments, "--output", os.path.join(folder, "out")]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if run.returncode != 0:
        raise AssertionError(run.stderr + run.stdout)
    return os.path.join(folder, "out", "index.html")


class Case(unittest.TestCase):
    """Tests of one page in one browser; whatever a test does, the page may say nothing on its console."""

    @classmethod
    def setUpClass(cls):
        if not chromium.find():
            raise unittest.SkipTest("skipped: no Chromium is installed")
        cls.folder = tempfile.mkdtemp(prefix="mvvmgen-page-")
        cls.path = cls.make(cls.folder)
        cls.browser = chromium.Chromium()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        shutil.rmtree(cls.folder, ignore_errors=True)

    def setUp(self):
        self.browser.console = []
        self.browser.requests = []
        self.browser.resize(1280, 860)
        self.browser.media()
        self.browser.open(self.path)

    def tearDown(self):
        self.assertEqual(self.browser.console, [])
        fetched = [url for url in self.browser.requests if not url.startswith(("file://", "about:", "data:"))]
        self.assertEqual(fetched, [])

    def run_script(self, script):
        return self.browser.run(script)

    def text(self, selector):
        return self.run_script("document.querySelector(%s).innerText" % json.dumps(selector))

    def heading(self):
        return self.text("main > .current h1")

    def focus(self):
        return self.run_script("document.activeElement.innerText || document.activeElement.id")

    def search(self, words):
        if self.run_script("document.activeElement.id") != "search":
            self.browser.press("/")
        self.browser.type(words)

    def results(self):
        return self.run_script("[...document.querySelectorAll('#results > li > a')].map((link) => link.innerText)")

    def listed(self):
        script = "[...document.querySelectorAll('#list li:not([hidden])')].map((item) => item.innerText.trim())"
        return self.run_script(script)


class Examples(Case):
    """The page of the project's own examples."""

    @classmethod
    def make(cls, folder):
        shutil.copytree(os.path.join(package, "Specs"), os.path.join(folder, "Specs"))
        with open(os.path.join(folder, "Specs", "Nasty.mvvm"), "w") as file:
            file.write(nasty)
        return generate(folder, "Specs")

    def test_the_overview_is_what_comes_first(self):
        self.assertEqual(self.heading(), "View models")
        self.assertEqual(self.text("#status"), "14 view models")
        self.assertEqual(self.run_script("document.querySelectorAll('main > article.current').length"), 0)

    def test_a_search_finds_names_documentation_and_types(self):
        self.search("queryChanged")
        self.assertEqual(self.results(), ["SearchViewModel"])
        self.assertEqual(self.text("#results ul"), "queryChanged")
        self.browser.press("Escape")
        self.search("newsletter switch")
        self.assertEqual(self.results(), ["ProfileViewModel"])
        self.browser.press("Escape")
        self.search("LoginField")
        self.assertEqual(self.results(), ["LoginViewModel"])
        self.assertEqual(self.text("#status"), "1 view model found")

    def test_a_search_that_finds_nothing_says_so(self):
        self.search("zebra")
        self.assertEqual(self.results(), [])
        self.assertEqual(self.text("#status"), "Nothing found")

    def test_a_name_comes_before_what_only_mentions_it(self):
        self.search("settings")
        self.assertEqual(self.results()[0], "SettingsViewModel")

    def test_a_result_is_opened_by_the_keyboard_alone(self):
        self.search("submitTapped")
        self.browser.press("ArrowDown")
        self.assertEqual(self.focus(), "LoginViewModel")
        self.browser.press("ArrowDown")
        self.browser.press("Enter")
        self.browser.wait("location.hash === '#LoginViewModel.submitTapped'")
        self.browser.wait("document.querySelector('li.target')")
        self.assertEqual(self.heading(), "LoginViewModel")
        self.assertEqual(self.focus(), "submitTapped")

    def test_enter_opens_the_first_result(self):
        self.search("cart")
        self.browser.press("Enter")
        self.browser.wait("document.querySelector('main > .current h1').innerText === 'CartViewModel'")

    def test_a_deep_link_leads_to_a_member(self):
        self.browser.open(self.path, "#LoginViewModel.submitTapped")
        self.assertEqual(self.heading(), "LoginViewModel")
        self.assertIn("submitTapped()", self.text("li.target"))
        shown = self.run_script(
            "(() => { const box = document.querySelector('li.target').getBoundingClientRect();"
            " return box.top >= 60 && box.bottom <= innerHeight; })()"
        )
        self.assertTrue(shown)

    def test_a_deep_link_leads_to_one_of_several_of_a_name(self):
        self.browser.open(self.path, "#NotificationSettingsViewModel.toggled(push:)")
        self.assertIn("push isOn", self.text("li.target"))

    def test_a_link_to_nothing_says_so(self):
        self.browser.open(self.path, "#NoSuchViewModel")
        self.assertEqual(self.heading(), "View models")
        self.assertEqual(self.text("#status"), "Nothing is called NoSuchViewModel")

    def test_back_leads_back(self):
        self.browser.run("location.hash = '#CartViewModel'")
        self.browser.wait("document.querySelector('main > .current h1').innerText === 'CartViewModel'")
        self.assertEqual(self.run_script("document.title"), "CartViewModel – View models")
        self.browser.run("history.back()")
        self.browser.wait("document.querySelector('main > .current h1').innerText === 'View models'")
        self.assertEqual(self.run_script("document.title"), "View models")

    def test_the_swift_is_that_of_the_style(self):
        spec = os.path.join(self.folder, "Specs/Cart/CartViewModel.mvvm")
        page = os.path.join(self.folder, "style")
        for style in ["combine", "observation", "reactiveswift", "rxswift", "rxswift-relays"]:
            config = os.path.join(self.folder, "style.json")
            with open(config, "w") as file:
                file.write(json.dumps({"style": style}))
            subprocess.run([tool, "catalog", spec, "--config", config, "--output", page], check=True, capture_output=True)
            with open(spec) as file:
                command = [tool, "generate", "-", "--config", config]
                text = subprocess.run(command, stdin=file, capture_output=True, text=True).stdout
            lines = [line for line in text.splitlines() if not line.strip().startswith("///")]
            head = next(index for index, line in enumerate(lines) if "protocol CartViewModelInputs" in line)
            while lines[head - 1].startswith("@"):
                head -= 1
            written = "\n".join(lines[head:])
            self.browser.open(os.path.join(page, "index.html"), "#CartViewModel")
            shown = self.text("article.current .swift pre").strip()
            self.assertIn("protocol CartViewModelOutputs", shown)
            self.assertGreater(self.run_script("document.querySelectorAll('article.current .swift .keyword').length"), 3)
            # Generated code is broken into lines of a width, which the page is not.
            self.assertTrue(re.sub(r"\s", "", written).startswith(re.sub(r"\s", "", shown)), style + shown + written[:3000])

    def test_filters_leave_what_fits(self):
        self.choose("module", "Settings")
        self.assertEqual(self.listed(), ["AppearanceSettingsViewModel", "NotificationSettingsViewModel", "SettingsViewModel"])
        self.assertEqual(self.text("#status"), "3 of 14 view models")
        self.choose("kind", "value input")
        self.assertEqual(self.listed(), ["AppearanceSettingsViewModel"])
        self.search("text")
        self.assertEqual(self.results(), [])
        self.browser.press("Escape")
        self.browser.click("#reset")
        self.assertEqual(len(self.listed()), 14)

    def choose(self, name, value):
        script = "(() => { const select = document.querySelector('#%s'); select.value = %s;"
        script += " select.dispatchEvent(new Event('change')); })()"
        self.browser.run(script % (name, json.dumps(value)))

    def test_a_bar_leads_to_what_it_counts(self):
        for name in ["sizes", "kinds"]:
            bars = self.run_script(
                "[...document.querySelectorAll('#figure-%s a')].map((bar) => [bar.getAttribute('href'),"
                " bar.querySelector('.value').innerText])" % name
            )
            self.assertTrue(bars)
            for link, value in bars:
                self.browser.run("location.hash = %s" % json.dumps(link))
                self.browser.wait("document.querySelector('#status').innerText.includes(' of 14 ')")
                if name == "sizes":
                    self.assertEqual(len(self.listed()), int(value), link)
                self.assertTrue(self.listed(), link)
                self.browser.run("location.hash = '#'")
                self.browser.click("#reset")

    def test_what_is_shown_can_be_reached_with_the_tab_key_alone(self):
        stops = []
        for _ in range(60):
            self.browser.press("Tab")
            stops.append(self.run_script("document.activeElement.id || document.activeElement.getAttribute('href') || ''"))
        for wanted in ["#main", "#", "search", "module", "kind", "mark", "#CartViewModel", "#?kind=state"]:
            self.assertIn(wanted, stops)

    def test_focus_is_seen(self):
        self.browser.press("Tab")
        self.browser.press("Tab")
        style = self.run_script("getComputedStyle(document.activeElement).outlineStyle + getComputedStyle(document.activeElement).outlineWidth")
        self.assertEqual(style, "solid2px")

    def test_text_that_tries_to_be_markup_is_text(self):
        self.browser.open(self.path, "#NastyViewModel")
        self.assertIn("<script>document.title = 'broken in'</script> & \"quotes\" <img", self.text("article.current .lead"))
        self.assertIn("</template></style></textarea><svg onload", self.text("article.current .facets p"))
        self.assertIn("{{title}} ${1} \\u003c", self.text("article.current .facets p"))
        self.search("<script>")
        self.assertEqual(self.results(), ["NastyViewModel"])
        self.assertNotIn("broken in", self.run_script("document.title"))
        self.assertEqual(self.run_script("document.querySelectorAll('script').length"), 2)
        self.assertEqual(self.run_script("document.querySelectorAll('main img, main svg[onload]').length"), 0)
        self.assertIn("func tapped(_ text: String)", self.text("article.current .swift pre"))

    def test_light_and_dark_have_contrast(self):
        for scheme in ["light", "dark"]:
            for place in ["", "#SettingsViewModel", "#CartViewModel", "#LoginViewModel.submitTapped"]:
                self.browser.media(prefers_color_scheme=scheme)
                self.browser.open(self.path, place)
                self.browser.settle()
                time.sleep(0.35)
                with open(os.path.join(here, "contrast.js")) as file:
                    poor = self.run_script(file.read())
                self.assertEqual(poor, [], scheme + place)
        ground = self.run_script("getComputedStyle(document.body).backgroundColor")
        self.assertEqual(ground, "rgb(16, 20, 26)")

    def test_everything_that_can_be_used_has_a_name_and_a_role(self):
        for place in ["", "#SettingsViewModel", "#CartViewModel"]:
            self.browser.open(self.path, place)
            nodes = [node for node in self.browser.accessibility() if not node.get("ignored")]
            value = lambda node, key: node.get(key, {}).get("value", "")
            for node in nodes:
                if value(node, "role") in ["link", "button", "searchbox", "combobox", "radio", "heading", "navigation", "region", "img", "list item" "group"]:
                    self.assertTrue(value(node, "name") or value(node, "role") == "region", str(node))
            roles = [value(node, "role") for node in nodes]
            for role in ["banner", "search", "navigation", "main", "status", "heading"]:
                self.assertIn(role, roles)
            levels = [
                property["value"]["value"] for node in nodes if value(node, "role") == "heading"
                for property in node["properties"] if property["name"] == "level"
            ]
            self.assertEqual(levels.count(1), 1)
        names = self.run_script("[...document.querySelectorAll('[id]')].map((element) => element.id)")
        self.assertEqual(len(names), len(set(names)))

    def test_a_narrow_screen_shows_the_list_when_asked(self):
        self.browser.resize(390, 800, mobile=True)
        self.browser.open(self.path, "#CartViewModel")
        self.assertEqual(self.run_script("getComputedStyle(document.querySelector('#contents')).display"), "none")
        self.assertLessEqual(self.run_script("document.documentElement.scrollWidth"), 390)
        self.browser.click("#menu")
        self.assertEqual(self.run_script("document.querySelector('#menu').getAttribute('aria-expanded')"), "true")
        self.assertNotEqual(self.run_script("getComputedStyle(document.querySelector('#contents')).display"), "none")
        self.browser.click("#list li:nth-child(1) a")
        self.browser.wait("getComputedStyle(document.querySelector('#contents')).display === 'none'")

    def test_print_has_all_of_it_and_no_controls(self):
        self.browser.media("print", prefers_color_scheme="dark")
        self.assertEqual(self.run_script("getComputedStyle(document.querySelector('.bar')).display"), "none")
        shown = "[...document.querySelectorAll('main > article')].filter((article) => getComputedStyle(article).display !== 'none').length"
        self.assertEqual(self.run_script(shown), 14)
        self.assertEqual(self.run_script("getComputedStyle(document.body).backgroundColor"), "rgb(255, 255, 255)")
        self.browser.open(self.path, "#CartViewModel")
        self.assertEqual(self.run_script(shown), 1)
        self.assertTrue(self.browser.pdf().startswith(b"%PDF"))


@unittest.skipUnless(os.environ.get("MVVMGEN_EXHAUSTIVE"), "it takes a while: set MVVMGEN_EXHAUSTIVE=1")
class Many(Case):
    """A page of 2,000 view models with 16 members each; what it takes is printed, as times never decide a test."""

    count = 2000

    @classmethod
    def make(cls, folder):
        for number in range(cls.count):
            name = "Screen%d" % number
            module = os.path.join(folder, "Sources", "Module%02d" % (number % 40))
            os.makedirs(module, exist_ok=True)
            part = "    /// The next one.\n    part: any Screen%dViewModelType\n" % (number + 40)
            has_part = number % 4 == 0 and number + 40 < cls.count
            inputs = ["closeTapped()", "configure(with model: %sModel)" % name, "nameChanged(_ name: String)",
                      "pageShown(_ page: Int)", "refreshed()", "rowTapped(at row: Int)", "submitTapped()",
                      "textChanged(_ text: String = \"\")"]
            outputs = ["event didClose: Void", "state isLoading: Bool = false", "state name: String", "value pages: Int",
                       "state rows: [%sRow] = []" % name, "event showDetail: %sRow" % name, "state title: String",
                       "stream updates: %sUpdate" % name]
            with open(os.path.join(module, name + "ViewModel.mvvm"), "w") as file:
                file.write("/// Shows screen number %d, and what belongs to it.\nviewmodel %sViewModel {\n" % (number, name))
                file.write("  dependencies {\n    /// Talks to the server.\n    service: any %sService\n" % name)
                file.write((part if has_part else "") + "  }\n\n  inputs {\n")
                for member in inputs:
                    file.write("    /// Call when the person has done this on %s.\n    %s\n" % (name, member))
                file.write("  }\n\n  outputs {\n")
                for member in outputs:
                    file.write("    /// Emits what %s is to show of this.\n    %s\n" % (name, member))
                file.write("  }\n}\n")
        return generate(folder)

    def test_the_page_is_small_and_answers_at_once(self):
        size = os.path.getsize(self.path)
        self.assertLess(size, 8_000_000)
        self.browser.call("Performance.enable", timeDomain="threadTicks")
        taken = lambda: next(
            metric["value"] for metric in self.browser.call("Performance.getMetrics")["metrics"]
            if metric["name"] == "TaskDuration"
        )
        self.browser.run("document.querySelector('#search').focus()")
        time.sleep(1)
        for words in ["e", "screen4", "submittapped", "rows emits", "zebra"]:
            start = taken()
            self.browser.run(
                "(() => { const search = document.querySelector('#search'); search.value = %s;"
                " search.dispatchEvent(new Event('input')); return document.body.offsetHeight; })()" % json.dumps(words)
            )
            self.browser.settle()
            print("\n%d bytes; '%s': %.0f ms of the page's thread" % (size, words, (taken() - start) * 1000), end="")
        self.assertEqual(self.results(), [])
        self.browser.run("location.hash = '#Screen1999ViewModel.rowTapped'")
        self.browser.wait("document.querySelector('li.target')")


if __name__ == "__main__":
    if not chromium.find():
        print("skipped: no Chromium is installed")
        sys.exit(0)
    unittest.main(verbosity=2)
