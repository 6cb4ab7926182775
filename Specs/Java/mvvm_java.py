#!/usr/bin/env python3
"""Writes view models in Java, over RxJava 2, from what 'mvvmgen spec --json' prints.

    mvvmgen spec --json Specs | python3 mvvm_java.py --package com.example.app OUTPUT

A team copies this file and types.json, and makes them its own.
"""

import argparse
import json
import pathlib
import re
import sys
from typing import NamedTuple, Optional

MARK = "// Written by mvvm_java.py, which writes it again."
UNIT = "/** What an event carries that carries nothing. */\npublic enum Unit {\n  UNIT\n}\n"
PRIMITIVES = {
    "boolean": "Boolean", "byte": "Byte", "double": "Double", "float": "Float", "int": "Integer", "long": "Long",
    "short": "Short",
}
# What no member can be called: keywords, what every object has, and what the class itself names.
TAKEN = set(
    "abstract assert boolean break byte case catch char class const continue default do double else enum extends false"
    " final finally float for goto if implements import instanceof int interface long native new null package private"
    " protected public return short static strictfp super switch synchronized this throw throws transient true try void"
    " volatile while _ clone equals finalize getClass hashCode notify notifyAll toString wait logic sent".split()
)


class NoMapping(Exception):
    """Something in a spec that Java has no word for; the message says what to do."""


class Java(NamedTuple):
    """A type of Java, and whether it may be null where it is that of a parameter or a result."""

    name: str
    is_nullable: bool = False

    @property
    def boxed(self):
        """As an argument of a generic type, where there is neither a primitive nor null."""
        boxed = PRIMITIVES.get(self.name, self.name)
        return f"java.util.Optional<{boxed}>" if self.is_nullable else boxed

    def stored(self, value):
        """A value as an element of a stream."""
        return f"java.util.Optional.ofNullable({value})" if self.is_nullable else value


class Types:
    """What the types of a view model are in Java, and the classes that they need."""

    def __init__(self, known):
        self.known, self.unknown, self.classes = known["types"], known["unknown"], {}
        self.words = {True: f"@{known['nullable']} ", False: f"@{known['nonNull']} "}

    def java(self, tree, hint):
        """The type for one of Swift. The class for a tuple is named by the hint."""
        mapped = self.known.get(tree["swift"].strip("`"))
        if mapped:
            return Java(mapped)
        find = getattr(self, tree["kind"], None)
        java = find(tree, hint) if find else None
        if java is None:
            raise NoMapping(f"no type of Java is known for '{tree['swift']}': add it to 'types' in types.json")
        return java

    def name(self, tree, _):
        name = tree["name"].strip("`")
        if name == "Void":
            return Java("Unit")
        return Java(name) if name[:1].isupper() and is_word(name) and name not in self.unknown else None

    def member(self, tree, hint):
        is_ours = tree["base"]["swift"] == self.java(tree["base"], hint).name and tree["name"][:1].isupper()
        return Java(tree["swift"]) if is_ours else None

    def generic(self, tree, hint):
        arguments = [self.java(argument, hint) for argument in tree["arguments"]]
        if tree["base"]["swift"] == "Optional":
            return Java(arguments[0].boxed, is_nullable=True)
        return Java(f"{self.java(tree['base'], hint).name}<{', '.join(one.boxed for one in arguments)}>")

    def optional(self, tree, hint):
        return Java(self.java(tree["wrapped"], hint).boxed, is_nullable=True)

    implicitlyUnwrapped = optional

    def array(self, tree, hint):
        return Java(f"java.util.List<{self.java(tree['element'], hint).boxed}>")

    def dictionary(self, tree, hint):
        return Java(f"java.util.Map<{self.java(tree['key'], hint).boxed}, {self.java(tree['value'], hint).boxed}>")

    def existential(self, tree, hint):
        return self.java(tree["wrapped"], hint)

    def attributed(self, tree, hint):
        """'@Sendable' and the like mean nothing in Java; 'inout' does."""
        return self.java(tree["wrapped"], hint) if all(word[0] == "@" for word in tree["attributes"]) else None

    def tuple(self, tree, hint):
        elements = tree["elements"]
        if len(elements) < 2:
            return self.java(elements[0]["type"], hint) if elements else Java("Unit")
        names = [element["label"] or f"item{index + 1}" for index, element in enumerate(elements)]
        return self.together(hint, [(word(name), self.java(element["type"], hint + capitalized(name)))
                                    for name, element in zip(names, elements)])

    def function(self, tree, hint):
        """java.util.function has interfaces for two parameters and no more, and knows neither async nor throws."""
        count = len(tree["parameters"])
        if tree["isAsync"] or tree["isThrowing"] or count > 2:
            return None
        result = self.java(tree["result"], hint).boxed
        parts = [self.java(parameter["type"], hint).boxed for parameter in tree["parameters"]]
        if result != "Unit":
            parts, names = parts + [result], ["Supplier", "Function", "BiFunction"]
        else:
            names = ["Runnable", "Consumer", "BiConsumer"]
        return Java(f"java.util.function.{names[count]}<{', '.join(parts)}>" if parts else "Runnable")

    def together(self, name, fields):
        """The class for several values that go together."""
        while name in self.classes:
            name += "_"
        self.classes[name] = fields
        return Java(name)

    def declared(self, java, name=""):
        """A type with what it says of null, and the name of what has it."""
        return f"{'' if java.name in PRIMITIVES else self.words[java.is_nullable]}{java.name} {name}".rstrip()

    def signature(self, parameters):
        return ", ".join(self.declared(java, name) for name, java in parameters)


class Member(NamedTuple):
    """An input or an output. An input has a stream of what it is called with, an output may be one."""

    name: str
    documentation: str
    parameters: list
    result: str
    # The name by which the logic knows it; None where that does not answer for it.
    asked: Optional[str]
    # What its stream carries; None for what is asked for each time.
    carried: Optional[Java] = None
    stream: str = ""
    subject: str = ""
    # What an input sends.
    sent: str = ""
    # What the stream begins with; '' if the logic has to say it, None for nothing.
    value: Optional[str] = None

    @property
    def initial(self):
        return f"initial{capitalized(self.stream)}"

    @property
    def field(self):
        """The declaration of the subject behind the stream."""
        subject = f"io.reactivex.subjects.{self.subject}"
        start = f"createDefault({self.value})" if self.value else "create()"
        return f"private final {subject}<{self.carried.boxed}> {self.stream} = {subject}.{start};"

    @property
    def call(self):
        return f"logic.{self.asked}({', '.join(name for name, _ in self.parameters)})"


def read_input(tree, types, overloaded):
    logic, trees, kept = word(tree["logicName"]), tree["parameters"], tree["kept"]
    if tree["async"]:
        raise NoMapping(f"'{tree['selector']}' is async, which no method of Java is: leave it out, or reply by an output")
    hint = f"{capitalized(logic)}Call"
    parameters = read_parameters(trees, types, hint)
    values = [literal(one["value"] or "", java) for one, (_, java) in zip(trees, parameters)]
    if not trees:
        carried, sent, value = Java("Unit"), "Unit.UNIT", None
    elif len(trees) == 1:
        carried = parameters[0][1]
        sent, value = (one and carried.stored(one) for one in (parameters[0][0], values[0]))
    else:
        carried = types.together(hint, parameters)
        sent = f"new {carried.name}({', '.join(name for name, _ in parameters)})"
        value = None if None in values else f"new {carried.name}({', '.join(values)})"
    reply = types.java(tree["reply"], f"{capitalized(logic)}Reply") if tree["reply"] else Java("Unit")
    return Member(
        logic if tree["name"] in overloaded else word(tree["name"]), tree["documentation"], parameters,
        "void" if reply.name == "Unit" else types.declared(reply), f"{logic}Reply" if tree["reply"] else None,
        carried, logic, "BehaviorSubject" if kept else "PublishSubject", sent, value or "" if kept == "value" else None,
    )


def read_output(tree, types):
    name, kind, hint = word(tree["name"]), tree["effectiveKind"], capitalized(tree["name"])
    java = types.java(tree["type"], f"{hint}Value")
    if kind in ("value", "function"):
        parameters = read_parameters(tree["parameters"] or [], types, hint)
        return Member(name, tree["documentation"], parameters, types.declared(java), name)
    result = types.declared(Java(f"io.reactivex.Observable<{java.boxed}>"))
    if kind == "stream":
        return Member(name, tree["documentation"], [], result, name)
    value = literal(tree["value"] or "", java)
    value = None if tree["value"] is None else java.stored(value) if value else ""
    subject = "BehaviorSubject" if kind == "state" else "PublishSubject"
    return Member(name, tree["documentation"], [], result, name, java, name, subject, value=value)


def read_parameters(trees, types, hint):
    return [(word(tree["name"]), types.java(tree["type"], hint + capitalized(tree["name"]))) for tree in trees]


def literal(swift, java):
    """A literal of Swift in Java; None for what only the logic can know."""
    if swift == "nil" and java.is_nullable:
        return "null"
    collection = re.match(r"java\.util\.(List|Set|Map)<", java.name)
    if collection and swift == ("[:]" if collection[1] == "Map" else "[]"):
        return f"java.util.Collections.empty{collection[1]}()"
    forms = {
        "String": r'"([^"\\]|\\[nrt"\\])*"', "boolean": "true|false", "int": r"-?[1-9]\d{0,8}|0",
        "long": r"-?[1-9]\d{0,17}|0", "double": r"-?\d+(\.\d+)?", "float": r"-?\d+(\.\d+)?",
    }
    suffix = {"long": "L", "double": "d", "float": "f"}.get(java.name, "")
    return swift + suffix if re.fullmatch(forms.get(java.name, "(?!)"), swift) else None


def view_model(tree, known, errors):
    """The parts of a class, each a list of lines. What is wrong is added to the errors, each at its place."""
    def each(trees, read):
        described = []
        for one in trees:
            try:
                described.append(read(one))
            except NoMapping as error:
                errors.append((one["range"], str(error)))
        return described

    types = Types(known)
    names = [member["name"] for facet in tree["facets"] if facet["kind"] == "inputs" for member in facet["members"]]
    overloaded = {name for name in names if names.count(name) > 1}
    each([tree], lambda tree: word(tree["name"]))
    dependencies = each(tree["dependencies"], lambda one: (
        word(one["name"]), types.java(one["type"], capitalized(one["name"])), one["documentation"]))
    facets, inputs, outputs = [], [], []
    for facet in tree["facets"]:
        is_input = facet["kind"] == "inputs"
        members = each(facet["members"], lambda one: (
            read_input(one, types, overloaded) if is_input else read_output(one, types)))
        facets.append((word(facet["name"]), capitalized(facet["name"]), members))
        (inputs if is_input else outputs).extend(members)
    parts = [interface(name, members, types) for _, name, members in facets]
    parts += [sent_class(inputs, types), logic_class(dependencies, inputs, outputs, types)]
    parts += [value_class(name, fields, types) for name, fields in types.classes.items()]
    fields = [f"public final {name} {field};" for field, name, _ in facets]
    parts += [fields + [one.field for one in outputs if one.carried]]
    return parts + [constructor(tree["name"], facets, inputs, outputs, types)]


def interface(name, members, types):
    lines = [f"public interface {name} {{"]
    for one in members:
        lines += javadoc(one.documentation, "  ")
        lines += [f"  {one.result} {one.name}({types.signature(one.parameters)});", ""]
    return lines + ["}"]


def sent_class(inputs, types):
    lines = ["/** The inputs as the logic hears them. */", "public static final class Sent {"]
    lines += [f"  {one.field}" for one in inputs]
    for one in inputs:
        stream = types.declared(Java(f"io.reactivex.Observable<{one.carried.boxed}>"))
        lines += ["", f"  public {stream} {one.stream}() {{", f"    return this.{one.stream};", "  }"]
    return lines + ["}"]


def logic_class(dependencies, inputs, outputs, types):
    lines = ["/** What a person writes: each output in terms of what was sent. */"]
    lines += ["public abstract static class Logic {", "  protected final Sent sent = new Sent();"]
    for name, java, documentation in dependencies:
        lines += javadoc(documentation, "  ") + [f"  protected final {types.declared(java, name)};"]
    parameters = types.signature([(name, java) for name, java, _ in dependencies])
    lines += ["", f"  protected Logic({parameters}) {{"]
    lines += [f"    this.{name} = {name};" for name, _, _ in dependencies] + ["  }"]
    for one in inputs + outputs:
        if one.asked:
            lines += ["", f"  protected abstract {one.result} {one.asked}({types.signature(one.parameters)});"]
        if one.value == "":
            lines += ["", f"  protected abstract {types.declared(Java(one.carried.boxed))} {one.initial}();"]
    return lines + ["}"]


def value_class(name, fields, types):
    lines = [f"public static final class {name} {{"]
    lines += [f"  public final {types.declared(java, field)};" for field, java in fields]
    lines += ["", f"  public {name}({types.signature(fields)}) {{"]
    lines += [f"    this.{field} = {field};" for field, _ in fields] + ["  }"]
    equal = " && ".join(f"java.util.Objects.equals(this.{field}, that.{field})" for field, _ in fields)
    lines += ["", "  @Override", "  public boolean equals(Object other) {", f"    if (!(other instanceof {name})) {{"]
    lines += ["      return false;", "    }", f"    {name} that = ({name}) other;", f"    return {equal};", "  }"]
    values = ", ".join(f"this.{field}" for field, _ in fields)
    lines += ["", "  @Override", "  public int hashCode() {", f"    return java.util.Objects.hash({values});", "  }"]
    return lines + ["}"]


def constructor(name, facets, inputs, outputs, types):
    lines = [f"public {name}({types.declared(Java('Logic'), 'logic')}) {{"]
    lines += [f"  logic.sent.{one.stream}.onNext(logic.{one.initial}());" for one in inputs if one.value == ""]
    lines += [f"  this.{one.stream}.onNext(logic.{one.initial}());" for one in outputs if one.value == ""]
    for field, facet, members in facets:
        lines += [f"  this.{field} = new {facet}() {{"]
        for one in members:
            lines += ["    @Override", f"    public {one.result} {one.name}({types.signature(one.parameters)}) {{"]
            lines += [f"      {line}" for line in body(one, name)] + ["    }", ""]
        lines += ["  };"]
    return lines + [f"  {one.call}.subscribe(this.{one.stream});" for one in outputs if one.carried] + ["}"]


def body(one, view_model):
    """The reply comes last, so that it can use what the call has changed."""
    if one.carried and not one.sent:
        return [f"return {view_model}.this.{one.stream};"]
    send = [f"logic.sent.{one.stream}.onNext({one.sent});"] if one.sent else []
    return send + ([f"{'' if one.result == 'void' else 'return '}{one.call};"] if one.asked else [])


def word(name):
    """A name of the spec as one of Java."""
    if not is_word(name):
        raise NoMapping(f"'{name}' is no name in Java: use letters and digits")
    return f"{name}_" if name in TAKEN else name


def is_word(name):
    return re.fullmatch(r"[^\W\d]\w*", name) is not None


def capitalized(name):
    return name[:1].upper() + name[1:]


def javadoc(text, indentation):
    """A documentation as a comment of Java, where no text can be markup, a tag or the end."""
    signs = {"&": "&amp;", "<": "&lt;", ">": "&gt;", "@": "&#64;", "\\": "&#92;", "*/": "*&#47;"}
    lines = re.sub(r"\*/|[&<>@\\]", lambda match: signs[match[0]], text).split("\n")
    if len(lines) == 1:
        return [f"{indentation}/** {lines[0]} */"] if text else []
    return [f"{indentation}/**"] + [f"{indentation} * {line}".rstrip() for line in lines] + [f"{indentation} */"]


def class_text(tree, parts):
    access = "public " if tree["access"] == "public" else ""
    lines = [f"  {line}" if line else "" for part in parts for line in part + [""]]
    code = "\n".join([f"{access}final class {tree['name']} {{"] + lines + ["}", ""])
    imports, code = imported(re.sub(r"\n\n( *)}", r"\n\1}", code))
    return "\n".join(imports + [""] * bool(imports) + javadoc(tree["documentation"], "") + [code])


def imported(code):
    """The imports for code, and the code with short names, but for those that mean something else in it."""
    pattern = r'"(?:[^"\\\n]|\\.)*"|/\*\*.*?\*/|\b(?:android|androidx|io|java)(?:\.[a-z]\w*)+\.([A-Z]\w*)'
    imports = set()

    def shortened(match):
        if not match[1] or re.search(rf"(?<![\w.]){match[1]}\b", code):
            return match[0]
        imports.add(f"import {match[0]};")
        return match[1]

    short = re.sub(pattern, shortened, code, flags=re.DOTALL)
    return sorted(imports), short


def write(path, package, text):
    """Writes a file if it has changed. Returns what is wrong, if another wrote it."""
    text = f"{MARK}\npackage {package};\n\n{text}"
    old = path.read_text(encoding="utf-8") if path.exists() else None
    if old is not None and not old.startswith(MARK):
        return [f"{path}: error: this file is another's: move it away"]
    if old != text:
        path.write_text(text, encoding="utf-8")
    return []


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--package", required=True, help="the package of the classes")
    arguments.add_argument("--types", type=pathlib.Path, default=pathlib.Path(__file__).with_name("types.json"))
    arguments.add_argument("output", type=pathlib.Path, help="the folder for the classes")
    given = arguments.parse_args()
    known, document = json.loads(given.types.read_text(encoding="utf-8")), json.load(sys.stdin)
    if document["version"] != 1:
        sys.exit(f"error: this reads version 1, not {document['version']}")
    given.output.mkdir(parents=True, exist_ok=True)
    problems, seen = write(given.output / "Unit.java", given.package, UNIT), set()
    for spec in document["specs"]:
        for tree in spec["viewModels"]:
            errors = [(tree["range"], f"another is called '{tree['name']}'")] if tree["name"] in seen else []
            seen.add(tree["name"])
            text = class_text(tree, view_model(tree, known, errors))
            problems += [f"{spec['path']}:{at['line']}:{at['column']}: error: {what}" for at, what in errors]
            problems += [] if errors else write(given.output / f"{tree['name']}.java", given.package, text)
    print("".join(f"{problem}\n" for problem in problems), end="", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
