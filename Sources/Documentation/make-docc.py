#!/usr/bin/env python3
"""Makes an archive for Xcode and web servers of the pages as they are: README.md and all that it leads to.

    Sources/Documentation/make-docc.py DIR [URL]

DIR gets mvvmgen.doccarchive, made by Swift's docc, with the catalogue of Specs in it, made by MVVMGEN or else the mvvmgen
on the path. URL is where the repository's files lie, such as
https://git.example.com/mvvmgen/blob/main: links to what is no page lead there, and without it nowhere.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^(`{3,}).*?^\1$", re.M | re.S)
LINK = re.compile(r"(!?)\[([^\[\]]*)\]\(([^)\s#]*)(?:#([^)\s]*))?\)")
# Two backticks are code, but to docc a symbol.
QUOTED = re.compile(r"(?<!`)``(?!`)(.+?)(?<!`)``(?!`)")

# Where the catalogue stands in the archive, and the page that leads there.
CATALOG, CATALOG_PAGE = "catalog", Path("Sources/MVVMCatalog/README.md")


def name(page):
    """What a page is called in the archive."""
    return "-".join(part for part in page.with_suffix("").parts if part not in ("README", ".github")) or "mvvmgen"


def heading(page, anchor):
    """A heading of a page as docc names it, from the name that it has on other hosts."""
    for title in re.findall(r"^#+ +(.*)$", (ROOT / page).read_text(), re.M):
        words = re.sub(r"[^\w\s-]", "", title).replace(" ", "-")
        if words.lower() == anchor:
            return words
    sys.exit(f"{page} has no heading #{anchor}")


class Catalog:
    def __init__(self, folder, url):
        self.folder, self.url, self.pages = folder, url, [Path("README.md")]

    def write(self):
        # Pages are found while others are written: those that a page is the first to lead to are its topics.
        for page in self.pages:
            known = len(self.pages)
            text = self.converted((ROOT / page).read_text(), page)
            if known == 1:
                text = text.replace("\n", "\n\n@Metadata {\n  @TechnologyRoot\n}\n", 1)
            if page == CATALOG_PAGE:
                text += f"\n## Of the examples\n\n[The catalogue of the examples](/{CATALOG}/index.html)\n"
            if self.pages[known:]:
                topics = [f"- <doc:{name(topic)}>\n" for topic in self.pages[known:]]
                text += "\n## Topics\n\n### Pages\n\n" + "".join(topics)
            (self.folder / f"{name(page)}.md").write_text(text)

    def converted(self, text, page):
        parts, end = [], 0
        for block in FENCE.finditer(text):
            parts += [self.prose(text[end : block.start()], page), block.group()]
            end = block.end()
        return "".join(parts) + self.prose(text[end:], page)

    def prose(self, text, page):
        return LINK.sub(lambda link: self.link(page, *link.groups()), QUOTED.sub(r"`\1`", text))

    def link(self, page, image, label, path, anchor):
        if "://" in path:
            return f"[{label}]({path}{'#' + anchor if anchor else ''})"
        target = Path(os.path.normpath(page.parent / path)) if path else page
        if image:
            file = "-".join(target.parts)
            shutil.copy(ROOT / target, self.folder / file)
            return f"![{label}]({file})"
        if target.suffix != ".md":
            return f"[{label}]({self.url}/{target})" if self.url else label
        if target not in self.pages:
            self.pages.append(target)
        # By its name alone docc takes the root for the whole, which has no headings.
        place = "/documentation/mvvmgen" if target == self.pages[0] else name(target)
        return f"[{label}](doc:{place}{'#' + heading(target, anchor) if anchor else ''})"


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        catalog = Path(folder, "mvvmgen.docc")
        catalog.mkdir()
        Catalog(catalog, sys.argv[2] if len(sys.argv) == 3 else "").write()
        archive = out / "mvvmgen.doccarchive"
        command = ["docc", "convert", catalog, "--warnings-as-errors", "--output-path", archive]
        subprocess.run(command, check=True)
    tool = os.environ.get("MVVMGEN", "mvvmgen")
    subprocess.run([tool, "catalog", ROOT / "Specs", "--output", archive / CATALOG], check=True)


if __name__ == "__main__":
    main()
