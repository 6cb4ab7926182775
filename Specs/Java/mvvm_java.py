#!/usr/bin/env python3
"""Writes view models in Java, over RxJava, from the output of 'mvvmgen spec --json'.

    mvvmgen spec --json Specs | python3 mvvm_java.py --package com.example.app OUTPUT

Copy this file and types.json, and make them your own.
"""

import argparse
import html
import json
import pathlib
import re
import sys
from typing import Any, NamedTuple

MARK = "// mvvmgen: your code ends here. Everything below, and everything above the class, is generated."
KEPT = "\0"
UNWRITTEN = "throw new UnsupportedOperationException(); // TODO"
# The values that Java spells as Swift does.
LITERALS = {"Boolean": "true|false", "Integer": r"-?[1-9]\d{0,8}|0", "String": r'"([^"\\]|\\[nrt"\\])*"'}
Tree = dict[str, Any]


class Java(NamedTuple):
    """A type of Java: inside '<>' and elsewhere, and the form of its values in a stream, which are never null."""

    boxed: str
    annotated: str
    element: str = "{}"


class Member(NamedTuple):
    """The Java of an input or an output."""

    tree: Tree
    head: str
    body: list[str]
    # The field with the stream, and the value that the constructor gives it, if it must.
    field: str = ""
    declaration: str = ""
    value: str = ""

    @property
    def is_developers(self) -> bool:
        return UNWRITTEN in self.body

    @property
    def method(self) -> list[str]:
        return [f"    @Override public {self.head} {{", *(f"      {line}" for line in self.body), "    }"]


class Translator:
    """Translates by the settings in types.json. A problem is noted at the tree that is translated."""

    def __init__(self, settings: Tree, path: str, problems: list[str]):
        self.settings, self.path, self.problems = settings, path, problems
        self.tree: Tree = {}

    def refuse(self, message: str) -> Java:
        place, name = self.tree["range"], self.tree.get("selector", self.tree["name"])
        problem = f"{self.path}:{place['line']}:{place['column']}: error: '{name}': {message}"
        self.problems += [problem] if problem not in self.problems else []
        return Java("", "")

    def word(self, name: str) -> str:
        """A name of Swift, with an underscore if Java reserves it."""
        if not re.fullmatch(r"[^\W\d]\w*", name):
            self.refuse(f"'{name}' is not a name in Java: use letters and digits")
        return f"{name}_" if name in self.settings["reserved"] else name

    def java(self, tree: Tree) -> Java:
        swift, kind, settings = tree["swift"].strip("`"), tree["kind"], self.settings
        if swift in settings["types"]:
            return self.named(settings["types"][swift])
        if kind in ("optional", "implicitlyUnwrapped"):
            boxed, optional = self.java(tree["wrapped"]).boxed, settings["optional"]
            return Java(optional["type"].format(boxed), f"@{settings['nullable']} {boxed}", optional["value"])
        if kind == "existential" or kind == "attributed" and all(word[0] == "@" for word in tree["attributes"]):
            return self.java(tree["wrapped"])
        if kind == "tuple" and len(tree["elements"]) == 1:
            return self.java(tree["elements"][0]["type"])
        if kind == "name" and re.fullmatch(r"[A-Z]\w*", swift) and swift not in settings["unknown"]:
            return self.named(swift)
        if kind == "member" and self.java(tree["base"]).boxed == tree["base"]["swift"] and tree["name"][0].isupper():
            return self.named(swift)
        if kind == "generic":
            return self.generic(self.java(tree["base"]).boxed, tree["arguments"])
        if kind == "array":
            return self.generic("java.util.List", [tree["element"]])
        if kind == "dictionary":
            return self.generic("java.util.Map", [tree["key"], tree["value"]])
        if kind == "tuple" and len(tree["elements"]) == 2:
            return self.generic("android.util.Pair", [element["type"] for element in tree["elements"]])
        return self.refuse(f"no Java type is known for '{swift}': add it to 'types' in types.json")

    def named(self, name: str) -> Java:
        boxed = self.settings["boxed"].get(name)
        return Java(boxed, name) if boxed else Java(name, f"@{self.settings['nonNull']} {name}")

    def generic(self, base: str, arguments: list[Tree]) -> Java:
        return self.named(f"{base}<{', '.join(self.java(argument).boxed for argument in arguments)}>")

    def parameters(self, trees: list[Tree]) -> dict[str, Java]:
        return {self.word(tree["name"]): self.java(tree["type"]) for tree in trees}

    def payload(self, javas: list[Java]) -> Java:
        """The type of the elements that carry an input's parameters."""
        if len(javas) == 1:
            return javas[0]
        if not javas:
            return Java(self.settings["types"]["Void"], "", self.settings["unit"])
        boxed, elements = ", ".join(one.boxed for one in javas), ", ".join(one.element for one in javas)
        return Java(f"android.util.Pair<{boxed}>", "", f"new android.util.Pair<>({elements})")

    def input(self, tree: Tree, is_overloaded: bool) -> Member:
        if tree["async"]:
            self.refuse("no Java method is async: leave it out, or report the result by an output")
        if len(tree["parameters"]) > 2:
            self.refuse("it has more than two arguments: pass one object that holds them")
        parameters, field, reply = self.parameters(tree["parameters"]), self.word(tree["logicName"]), tree["reply"]
        name = field if is_overloaded else self.word(tree["name"])
        result = self.java(reply).annotated if reply and reply["swift"] not in ("Void", "()") else "void"
        payload = self.payload(list(parameters.values()))
        send = f"this.{field}.onNext({payload.element.format(*parameters)});"
        declaration, value = self.subject(tree, parameters, payload)
        body = [send, UNWRITTEN] if reply else [send]
        return Member(tree, f"{result} {name}({signature(parameters)})", body, field, declaration, value)

    def subject(self, tree: Tree, parameters: dict[str, Java], payload: Java) -> tuple[str, str]:
        """The declaration of an input's subject, and the value that the constructor gives it, if it must."""
        subject = self.settings["behaviorSubject" if tree["kept"] else "publishSubject"]
        declaration = f"{subject}<{payload.boxed}> {self.word(tree['logicName'])}"
        if tree["kept"] != "value":
            return f"{declaration} = {subject}.create()", ""
        values = [parameter["value"] for parameter in tree["parameters"]]
        forms = [LITERALS.get(java.boxed, "(?!)") for java in parameters.values()]
        if all(re.fullmatch(form, value) for form, value in zip(forms, values)):
            return f"{declaration} = {subject}.{self.settings['startAt']}({payload.element.format(*values)})", ""
        return declaration, f"{subject}.create(); // TODO: the start value"

    def output(self, tree: Tree) -> Member:
        name, java, observable = self.word(tree["name"]), self.java(tree["type"]), self.settings["observable"]
        if tree["effectiveKind"] in ("value", "function"):
            parameters = signature(self.parameters(tree["parameters"] or []))
            return Member(tree, f"{java.annotated} {name}({parameters})", [UNWRITTEN])
        stream = f"{observable}<{java.boxed}>"
        head = f"{self.named(stream).annotated} {name}()"
        value = f"{observable}.never(); // TODO"
        return Member(tree, head, [f"return this.{name};"], name, f"{stream} {name}", value)

    def superclass(self, name: str) -> str:
        for ending, superclass in self.settings["superclasses"].items():
            if name.endswith(ending):
                return superclass.format(name=name[: len(name) - len(ending)])
        return self.refuse("no superclass is known: add the end of this name to 'superclasses' in types.json").boxed


def signature(parameters: dict[str, Java]) -> str:
    return ", ".join(f"final {java.annotated} {name}" for name, java in parameters.items())


def class_lines(tree: Tree, translator: Translator, is_new: bool) -> list[str]:
    """The lines after the imports, with KEPT for the developer's part unless the file is new."""
    translator.tree = tree
    superclass = translator.superclass(translator.word(tree["name"]))
    names = {facet["name"]: facet["name"][0].upper() + facet["name"][1:] for facet in tree["facets"]}
    facets = read_facets(tree, translator)
    members = [one for facet in facets for one in facet]
    inputs = [one for one in members if "logicName" in one.tree]
    outputs = [one for one in members if one not in inputs]
    developers = developers_part(tree, translator, members)
    interfaces = blocks(*(interface(name, facet, translator) for name, facet in zip(names.values(), facets)))
    return [
        *javadoc(tree, ""), f"public interface {tree['name']} {{", *interfaces, "",
        f"  final class ViewModel extends {superclass} implements {', '.join(names.values())} {{",
        *(developers if is_new else [KEPT]), f"    {MARK}",
        *blocks(
            [f"    private final {one.declaration};" for one in sorted(inputs, key=lambda one: one.field)],
            [f"    private final {one.declaration};" for one in outputs if one.field],
            [f"    public final {name} {field} = this;" for field, name in names.items()],
            [line for one in inputs if not one.is_developers for line in one.method],
            [line for one in outputs if not one.is_developers for line in one.method],
        ),
        "  }", "}",
    ]


def read_facets(tree: Tree, translator: Translator) -> list[list[Member]]:
    """The members of each facet. Two fields of the class cannot share a name."""
    inputs = [one["name"] for facet in tree["facets"] for one in facet["members"] if "logicName" in one]
    facets, fields = [], set()
    for facet in tree["facets"]:
        facets.append([])
        for one in facet["members"]:
            translator.tree = one
            is_input = "logicName" in one
            member = translator.input(one, inputs.count(one["name"]) > 1) if is_input else translator.output(one)
            if member.field in fields:
                translator.refuse(f"the class already has a field '{member.field}': choose another name")
            fields.update({member.field} - {""})
            facets[-1].append(member)
    return facets


def interface(name: str, members: list[Member], translator: Translator) -> list[str]:
    """An interface, where only null needs an annotation."""
    heads = [re.sub(rf"\bfinal |@{translator.settings['nonNull']} ", "", one.head) for one in members]
    methods = [[*javadoc(one.tree, "    "), f"    {head};"] for one, head in zip(members, heads)]
    return [f"  interface {name} {{", *blocks(*methods), "  }"]


def developers_part(tree: Tree, translator: Translator, members: list[Member]) -> list[str]:
    """The constructor and the methods that a developer completes."""
    inherited = {name: translator.named(java) for name, java in translator.settings["superclassParameters"].items()}
    parameters = dict(inherited)
    for dependency in tree["dependencies"]:
        translator.tree = dependency
        parameters.update(translator.parameters([dependency]))
    head = [f"    public ViewModel({signature(parameters)}) {{", f"      super({', '.join(inherited)});"]
    assignments = [f"      this.{one.field} = {one.value}" for one in members if one.value]
    methods = [one.method for one in members if one.is_developers]
    return blocks([*blocks(head, assignments), "    }"], *methods) + [""]


def blocks(*groups: list[str]) -> list[str]:
    """The lines of the groups that have any, with an empty line in between."""
    return [line for group in groups if group for line in ["", *group]][1:]


def javadoc(tree: Tree, indentation: str) -> list[str]:
    """The documentation, where no text can be markup, a tag or the end of the comment."""
    text = html.escape(tree["documentation"], quote=False).replace("*/", "*&#47;")
    rows = text.replace("@", "&#64;").replace("\\", "&#92;").split("\n")
    rows = ["/**", *(f" * {row}" for row in rows), " */"] if len(rows) > 1 else [f"/** {row} */" for row in rows if row]
    return [indentation + row.rstrip() for row in rows]


def with_imports(code: str, kept: str, imports: list[str]) -> str:
    """The code with short names, after its imports. A name stays long if its short form means something else."""
    pattern = r'"(?:[^"\\\n]|\\.)*"|/\*\*.*?\*/|(?<![\w.])(?:[a-z]\w*\.)+([A-Z]\w*)'
    other_names = set(re.findall(r"\w+", re.sub(pattern, "", code + kept, flags=re.DOTALL)))
    known = {line.rstrip(";").rsplit(".", 1)[1]: line for line in imports}

    def shortened(match: "re.Match[str]") -> str:
        name, line = match[1], f"import {match[0]};"
        if not name or known.get(name) != line and name in {*known, *other_names}:
            return match[0]
        known[name] = line
        return name

    code = re.sub(pattern, shortened, code, flags=re.DOTALL)
    return "\n".join([*sorted({*imports, *known.values()}), "", code])


def file_text(path: pathlib.Path, package: str, tree: Tree, translator: Translator) -> str:
    """The new text of a file, with the imports and the developer's part of the old one."""
    old = path.read_bytes().decode() if path.exists() else ""
    above, _, below = old.partition(MARK)
    head = re.search(r"^[ \t]*final class ViewModel [^{]*\{ *\r?\n", above, re.MULTILINE)
    if old and (not head or not below or MARK in below):
        message = f"{path}: error: its class 'ViewModel' must have the line '{MARK}' once"
        translator.problems.append(f"{message}: put it after your code, or move the file away")
    imports, kept = [], ""
    if head:
        imports, kept = re.findall(r"^import .*;", above[: head.start()], re.MULTILINE), above[head.end():].rstrip(" ")
    code = "\n".join([*class_lines(tree, translator, is_new=not old), ""])
    return f"package {package};\n\n{with_imports(code, kept, imports)}".replace(f"{KEPT}\n", kept)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--package", required=True, help="the package of the classes")
    parser.add_argument("--types", type=pathlib.Path, default=pathlib.Path(__file__).with_name("types.json"))
    parser.add_argument("output", type=pathlib.Path, help="the folder for the classes")
    given, document = parser.parse_args(), json.load(sys.stdin)
    if document["version"] != 1:
        sys.exit(f"error: this reads version 1, not {document['version']}")
    settings, texts, problems = json.loads(given.types.read_text(encoding="utf-8")), {}, []
    for spec in document["specs"]:
        translator = Translator(settings, spec["path"], problems)
        for tree in spec["viewModels"]:
            path = given.output / f"{tree['name']}.java"
            if path in texts:
                problems.append(f"{path}: error: two view models have this name")
            texts[path] = file_text(path, given.package, tree, translator)
    if problems:
        sys.exit("\n".join(problems))
    given.output.mkdir(parents=True, exist_ok=True)
    for path, text in texts.items():
        if not path.exists() or path.read_bytes() != text.encode():
            path.write_bytes(text.encode())


if __name__ == "__main__":
    main()
