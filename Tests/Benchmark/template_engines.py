"""The plain generator with a template engine in place of its f-strings.

Both engines render 'class.jinja2', which for Mako is translated. Usage: template_engines.py ENGINE SPECS OUTPUT, where
ENGINE is 'jinja2' or 'mako'.
"""

import pathlib
import re
import sys

import plain_python


def jinja2_renderer(template):
    import jinja2

    options = {"trim_blocks": True, "keep_trailing_newline": True}
    return jinja2.Environment(**options).from_string(template).render


def mako_renderer(template):
    import mako.template

    template = re.sub(r"{{ (.+?) }}", r"${\1}", template)
    template = re.sub(r"^{% end(\w+) %}$", r"% end\1", template, flags=re.MULTILINE)
    template = re.sub(r"^{% (.+) %}$", r"% \1:", template, flags=re.MULTILINE)
    return mako.template.Template(template).render


if __name__ == "__main__":
    engine, specs, output = sys.argv[1:]
    template = pathlib.Path(__file__).with_name("class.jinja2").read_text(encoding="utf-8")
    render = {"jinja2": jinja2_renderer, "mako": mako_renderer}[engine](template)
    plain_python.generate(specs, output, lambda spec: render(spec=spec))
