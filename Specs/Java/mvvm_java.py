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
    """Translates a view model by the settings in types.json. Problems are noted at the tree in work."""

    def __init__(self, settings: Tree, path: str, tree: Tree, problems: list[str]):
        self.settings, self.path, self.tree, self.problems = settings, path, tree, problems
        self.fields: set[str] = set()
        self.refused = {*settings["unknown"], *(name.rsplit(".", 1)[1] for name in settings["imports"])}

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
            return Java(optional["type"].format(boxed), f"@Nullable {boxed}", optional["value"])
        if kind == "existential" or kind == "attributed" and all(word[0] == "@" for word in tree["attributes"]):
            return self.java(tree["wrapped"])
        if kind == "tuple" and len(tree["elements"]) == 1:
            return self.java(tree["elements"][0]["type"])
        if kind == "name" and re.fullmatch(r"[A-Z]\w*", swift) and swift not in self.refused:
            return self.named(swift)
        if kind == "member" and self.java(tree["base"]).boxed == tree["base"]["swift"] and tree["name"][0].isupper():
            return self.named(swift)
        if kind == "generic":
            return self.generic(self.java(tree["base"]).boxed, tree["arguments"])
        if kind == "array":
            return self.generic("List", [tree["element"]])
        if kind == "dictionary":
            return self.generic("Map", [tree["key"], tree["value"]])
        if kind == "tuple" and len(tree["elements"]) == 2:
            return self.generic("Pair", [element["type"] for element in tree["elements"]])
        return self.refuse(f"no Java type is known for '{swift}': add it to 'types' in types.json")

    def named(self, name: str) -> Java:
        boxed = self.settings["boxed"].get(name)
        return Java(boxed, name) if boxed else Java(name, f"@NonNull {name}")

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
        return Java(f"Pair<{boxed}>", "", f"new Pair<>({elements})")

    def member(self, tree: Tree, overloaded: set[str]) -> Member:
        self.tree = tree
        member = self.input(tree, overloaded) if "logicName" in tree else self.output(tree)
        if member.field in self.fields:
            self.refuse(f"the class already has a field '{member.field}': choose another name")
        self.fields.update({member.field} - {""})
        return member

    def input(self, tree: Tree, overloaded: set[str]) -> Member:
        if tree["async"]:
            self.refuse("no Java method is async: leave it out, or report the result by an output")
        if len(tree["parameters"]) > 2:
            self.refuse("it has more than two arguments: pass one object that holds them")
        parameters, field, reply = self.parameters(tree["parameters"]), self.word(tree["logicName"]), tree["reply"]
        name = field if tree["name"] in overloaded else self.word(tree["name"])
        result = self.java(reply).annotated if reply and reply["swift"] not in ("Void", "()") else "void"
        payload = self.payload(list(parameters.values()))
        send = f"this.{field}.onNext({payload.element.format(*parameters)});"
        declaration, value = self.subject(tree, parameters, payload)
        body = [send, UNWRITTEN] if reply else [send]
        return Member(tree, f"{result} {name}({signature(parameters)})", body, field, declaration, value)

    def subject(self, tree: Tree, parameters: dict[str, Java], payload: Java) -> tuple[str, str]:
        """The declaration of an input's subject, and the value that the constructor gives it, if it must."""
        subject = "BehaviorSubject" if tree["kept"] else "PublishSubject"
        declaration = f"{subject}<{payload.boxed}> {self.word(tree['logicName'])}"
        if tree["kept"] != "value":
            return f"{declaration} = {subject}.create()", ""
        values = [parameter["value"] for parameter in tree["parameters"]]
        forms = [LITERALS.get(java.boxed, "(?!)") for java in parameters.values()]
        if all(re.fullmatch(form, value) for form, value in zip(forms, values)):
            return f"{declaration} = {subject}.{self.settings['startAt']}({payload.element.format(*values)})", ""
        return declaration, f"{subject}.create(); // TODO: the start value"

    def output(self, tree: Tree) -> Member:
        if tree["effectiveKind"] == "binding":
            self.refuse("no Java view writes a property: write an input and a state")
        name, java = self.word(tree["name"]), self.java(tree["type"])
        if tree["effectiveKind"] in ("value", "function"):
            parameters = signature(self.parameters(tree["parameters"] or []))
            return Member(tree, f"{java.annotated} {name}({parameters})", [UNWRITTEN])
        stream = f"Observable<{java.boxed}>"
        body, value = [f"return this.{name};"], "Observable.never(); // TODO"
        return Member(tree, f"@NonNull {stream} {name}()", body, name, f"{stream} {name}", value)

    def imports(self, code: str) -> list[str]:
        """The imports for the names in code, other than those in its documentation."""
        names = set(re.findall(r"(?<![\w.])\w+", re.sub(r"/\*\*.*?\*/", "", code, flags=re.DOTALL)))
        return [f"import {name};" for name in self.settings["imports"] if name.rsplit(".", 1)[1] in names]

    def superclass(self, name: str) -> str:
        for ending, superclass in self.settings["superclasses"].items():
            if name.endswith(ending):
                return superclass.format(name=name[: len(name) - len(ending)])
        return self.refuse("no superclass is known: add the end of this name to 'superclasses' in types.json").boxed


def signature(parameters: dict[str, Java]) -> str:
    return ", ".join(f"final {java.annotated} {name}" for name, java in parameters.items())


def class_lines(tree: Tree, translator: Translator) -> tuple[list[str], list[str], list[str]]:
    """The lines above the developer's part of a class, those that the part starts with, and those below it."""
    superclass = translator.superclass(translator.word(tree["name"]))
    names = {facet["name"]: facet["name"][0].upper() + facet["name"][1:] for facet in tree["facets"]}
    called = [one["name"] for facet in tree["facets"] for one in facet["members"] if "logicName" in one]
    overloaded = {name for name in called if called.count(name) > 1}
    facets = [[translator.member(one, overloaded) for one in facet["members"]] for facet in tree["facets"]]
    members = [one for facet in facets for one in facet]
    inputs = [one for one in members if "logicName" in one.tree]
    outputs = [one for one in members if "logicName" not in one.tree]
    above = [
        *javadoc(tree, ""), f"public interface {tree['name']} {{",
        *blocks(*(interface(name, facet) for name, facet in zip(names.values(), facets))), "",
        f"  final class ViewModel extends {superclass} implements {', '.join(names.values())} {{",
    ]
    below = blocks(
        [f"    private final {one.declaration};" for one in sorted(inputs, key=lambda one: one.field)],
        [f"    private final {one.declaration};" for one in outputs if one.field],
        [f"    public final {name} {field} = this;" for field, name in names.items()],
        [line for one in inputs if not one.is_developers for line in one.method],
        [line for one in outputs if not one.is_developers for line in one.method],
    )
    return above, developers_part(tree, translator, members), [f"    {MARK}", *below, "  }", "}"]


def interface(name: str, members: list[Member]) -> list[str]:
    """An interface, where only null needs an annotation."""
    heads = [re.sub(r"\bfinal |@NonNull ", "", one.head) for one in members]
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


def file_text(path: pathlib.Path, package: str, tree: Tree, translator: Translator) -> str:
    """The new text of a file, with the imports and the developer's part of the old one."""
    old = path.read_bytes().decode() if path.exists() else ""
    start, _, end = old.partition(MARK)
    head = re.search(r"^[ \t]*final class ViewModel [^{]*\{ *\r?\n", start, re.MULTILINE)
    if old and (not head or not end or MARK in end):
        message = f"{path}: error: its class 'ViewModel' must have the line '{MARK}' once"
        translator.problems.append(f"{message}: put it after your code, or move the file away")
    above, part, below = ("".join(f"{line}\n" for line in lines) for lines in class_lines(tree, translator))
    imports = translator.imports(above + below if head else above + part + below)
    if head:
        imports += re.findall(r"^import .*;", start[: head.start()], re.MULTILINE)
        part = start[head.end():].rstrip(" ")
    return "\n".join([f"package {package};", "", *sorted(set(imports)), "", above + part + below])


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
        for tree in spec["viewModels"]:
            path = given.output / f"{tree['name']}.java"
            if path in texts:
                problems.append(f"{path}: error: two view models have this name")
            texts[path] = file_text(path, given.package, tree, Translator(settings, spec["path"], tree, problems))
    if problems:
        sys.exit("\n".join(problems))
    given.output.mkdir(parents=True, exist_ok=True)
    for path, text in texts.items():
        if not path.exists() or path.read_bytes() != text.encode():
            path.write_bytes(text.encode())


if __name__ == "__main__":
    main()
