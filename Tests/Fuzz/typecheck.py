#!/usr/bin/env python3
"""Type-checks a sample of what made-up specs come to: `Tests/Fuzz/run.sh --sample N` calls this.

A module has the files of many specs of one style. The types that specs name and nobody declares are declared as the
compiler misses them in the specs' references; a spec whose reference is no Swift even so is its author's mistake, and
left out. Whatever else the compiler says is a mistake of the generator.
"""

import collections, pathlib, re, shutil, subprocess, sys

sample, stubs = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
BATCH = 40
MODULES = ["RxSwift", "RxRelay", "RxCocoa", "RxTest", "RxBlocking", "ReactiveSwift", "Combine"]
FRONT = ["swiftc", "-swift-version", "5", "-wmo", "-parse-as-library", "-diagnostic-style", "llvm",
         "-suppress-warnings", "-package-name", "P", "-I", str(sample / "modules"), "-I", "."]
AMBIGUOUS = re.compile(r"is ambiguous for type lookup|\('(\w+)' vs\. '\1'\)")
MISSING = re.compile(r"cannot find (?:type )?'([A-Z]\w*)' in scope")

LIBRARY_TYPES = {name for path in stubs.glob("*.swift") for name in
                 re.findall(r"public (?:final )?(?:class|enum|protocol|struct|typealias) (\w+)", path.read_text())}


def swiftc(arguments, folder):
    """The messages of errors by file."""
    run = subprocess.run(FRONT + arguments, cwd=folder, capture_output=True, text=True, errors="replace")
    found = collections.defaultdict(list)
    for line in run.stderr.splitlines():
        match = re.match(r"(\S+?\.swift):(\d+):\d+: error: (.*)", line)
        # A type of the app that is called as one of the library is written with its module, or is its author's mistake.
        if match and not AMBIGUOUS.search(match[3]):
            found[pathlib.Path(match[1]).parts[0]].append(f"{match[1]}:{match[2]}: {match[3]}")
    if run.returncode and not found and not AMBIGUOUS.search(run.stderr):
        found["the compiler"].append(run.stderr[-2000:])
    return found


def build_modules():
    folder = sample / "modules"
    folder.mkdir()
    for name in MODULES:
        swift = (stubs / f"{name}.swift").read_text()
        (folder / f"{name}.swift").write_text(swift)
        errors = swiftc(["-emit-module", "-module-name", name, f"{name}.swift"], folder)
        assert not errors, errors


class StandIns:
    """The types that a batch of specs names."""

    def __init__(self, texts):
        self.text, self.names, self.members = "\n".join(texts), set(), collections.defaultdict(set)

    def learn(self, errors):
        before = (len(self.names), sum(map(len, self.members.values())))
        for message in [message for messages in errors.values() for message in messages]:
            if match := MISSING.search(message):
                self.names.add(match[1])
            if match := re.search(r"type '([A-Z]\w*)(?:<.*>)?' has no member '(\w+)'", message):
                if match[1] in self.names:
                    self.members[match[1]].add(match[2])
            if match := re.search(r"'(\w+)' is not a member type of \w+ '(?:\w+\.)?([A-Z]\w*)'", message):
                if match[2] in self.names:
                    self.members[match[2]].add(match[1])
        return before != (len(self.names), sum(map(len, self.members.values())))

    def arity(self, name):
        counts = [0]
        for match in re.finditer(rf"\b{name}<", self.text):
            depth, count = 1, 1
            for character in self.text[match.end():match.end() + 200]:
                depth += character in "<([" 
                depth -= character in ">)]"
                count += character == "," and depth == 1
                if depth == 0:
                    break
            counts.append(count)
        return max(counts)

    def declaration(self, name):
        if re.search(rf"\b(any|some) {name}\b|& {name}\b|\b{name} &|viewmodel \w+ ?: ?{name}\b", self.text):
            return f"public protocol {name}: Sendable {{}}"
        count = self.arity(name)
        parameters = f"<{', '.join(f'T{index}' for index in range(count))}>" if count else ""
        members = [
            f"public struct {member}: Hashable, Sendable {{ public init() {{}} }}" if member[0].isupper()
            else f"public static var `{member}`: Self {{ Self() }}" for member in sorted(self.members[name])
        ]
        literals = "ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral"
        makers = ("public init() {} \n public init(stringLiteral value: String) {}\n"
                  "public init(integerLiteral value: Int) {}\n public init(booleanLiteral value: Bool) {}")
        return f"public struct {name}{parameters}: Hashable, Sendable, {literals} {{\n{makers}\n" + \
            "\n".join(members) + "\n}"

    def write(self, folder):
        lines = [self.declaration(name) for name in sorted(self.names)]
        (folder / "StandIns.swift").write_text("\n".join(lines) + "\n")


def words(path):
    return set(re.findall(r"\w+", path.read_text(errors="replace")))


def swift_files(folder, specs, part):
    return [str(path.relative_to(folder)) for spec in specs for path in sorted((folder / spec).glob(part))]


def check(style, numbers):
    """How many specs were type-checked, and what is wrong with each that is wrong."""
    folder = sample / f"batch-{style}-{numbers[0]}"
    folder.mkdir()
    for number in numbers:
        shutil.copytree(sample / number, folder / number)
    shutil.copytree(sample / style, folder / "support", dirs_exist_ok=True)
    (folder / "support").mkdir(exist_ok=True)
    stand_ins = StandIns(path.read_text(errors="replace") for path in folder.glob("*/*.mvvm"))
    for _ in range(8):
        stand_ins.write(folder)
        errors = swiftc(["-typecheck", "StandIns.swift"] + swift_files(folder, numbers, "Reference*.swift"), folder)
        if not stand_ins.learn(errors):
            break
    if "the compiler" in errors or "StandIns.swift" in errors:
        return 0, dict(errors)
    sound = [number for number in numbers if number not in errors]
    found = {}
    while sound:
        sources = ["StandIns.swift"] + swift_files(folder, sound + ["support"], "Sources/*.swift")
        options = ["-emit-module", "-enable-testing", "-module-name", "App", "-emit-module-path", "App.swiftmodule"]
        errors = swiftc(options + sources, folder)
        if not errors:
            break
        found.update(errors)
        if not set(errors) & set(sound):
            return 0, found
        sound = [number for number in sound if number not in errors]
    # In another module than the app's, such a type could be the library's, too.
    shared = stand_ins.names & LIBRARY_TYPES
    clear = [number for number in sound if not shared & words(folder / number / f"S{number}.mvvm")]
    tests = swift_files(folder, clear + ["support"], "Tests/*.swift")
    if tests:
        found.update(swiftc(["-typecheck", "-module-name", "Tests"] + tests, folder))
    shutil.rmtree(folder)
    return len(sound) + len(set(found) & set(numbers)), found


def main():
    build_modules()
    styles = collections.defaultdict(list)
    for path in sorted(sample.glob("*/style"), key=lambda path: int(path.parent.name)):
        styles[path.read_text()].append(path.parent.name)
    total, wrong = 0, {}
    for style, numbers in sorted(styles.items()):
        for start in range(0, len(numbers), BATCH):
            count, found = check(style, numbers[start:start + BATCH])
            total += count
            for number, messages in found.items():
                wrong[number] = messages
                print(f"{style} {sample / number}: {messages[0]}", flush=True)
        print(f"{style}: {total} type-checked, {len(wrong)} wrong", flush=True)
    sys.exit(1 if wrong else 0)


main()
