"""Runs of `import --write` that are killed, and several at once: no class is lost, and nothing stands in the way."""
import os
import subprocess

from kills import at_each_call, injected_errors
from project import Tree, check_whole, temporary

# The calls by which a run changes a disk.
WRITING = "openat write linkat link rename renameat2 unlink fchmod fchown mkdir close flock".split()

# What is moved over in part alone.
EXTRA = "  func other() -> Int { 1 }\n"


def view_model(name, size, extra=""):
    """A view model of the form that is moved over."""
    lines = lambda line: "".join(line.format(n=n) for n in range(size))
    return (
        f"protocol {name}Inputs {{\n{lines('  func tapped{n}(row: Int)' + chr(10))}}}\n\n"
        f"protocol {name}Outputs {{\n{lines('  var row{n}: Signal<Int, Never> {{ get }}' + chr(10))}}}\n\n"
        f"final class {name}: {name}Inputs, {name}Outputs {{\n  init() {{\n"
        f"{lines('    self.row{n} = self.tapped{n}Property.signal.skipNil()' + chr(10))}  }}\n"
        + lines(
            "  private let tapped{n}Property = MutableProperty<Int?>(nil)\n"
            "  func tapped{n}(row: Int) {{ self.tapped{n}Property.value = row }}\n"
            "  let row{n}: Signal<Int, Never>\n"
        )
        + f"{extra}}}\n\n"
    )


def hand_written(trials, count):
    """Swift files of one to three view models each, some of which need a person, or have protocols in a file of all."""
    files = {}
    protocols = ""
    for number in range(count):
        text = "import ReactiveSwift\n\n"
        for letter in "ABC"[: trials.random.choice([1, 2, 2, 3])]:
            extra = EXTRA if trials.random.random() < 0.2 else ""
            code = view_model(f"{letter}{number}", trials.random.choice([1, 3, 40]), extra)
            start = code.index("final class") if trials.random.random() < 0.5 else 0
            protocols += code[:start]
            text += code[start:]
        files[f"f{number % 2}/V{number}.swift"] = text.encode()
    if protocols:
        files["f0/Protocols.swift"] = f"import ReactiveSwift\n\n{protocols}let rest = 1\n".encode()
    return files


def settled(files, before, after):
    """Files of which those count as they were that are on their way: each line was there, or will be."""
    lines = {line for tree in (before, after) for text in tree.values() for line in text.splitlines()}
    return {
        name: before[name] if name in before and lines.issuperset(text.splitlines()) else text
        for name, text in files.items()
    }


WAYS = {
    "import": ("import", "--write"),
    "import in part": ("import", "--write", "--partial"),
    "import in order": ("import", "--write", "--keep-order"),
    "import beside": ("import", "--write", "--output", "O"),
}


def moves(trials, count):
    """What each way to import starts from and comes to, as `(arguments, before, after)` by name."""
    results = {}
    for name, arguments in WAYS.items():
        before = hand_written(trials, count)
        with Tree(before) as tree:
            trials.run(tree.folder, *arguments)
            results[name] = (arguments, before, tree.files())
    return results


def check_moved(trials, label, files, before):
    """Each view model is a class, or a spec and its logic."""
    for path, text in before.items():
        folder = os.path.dirname(path)
        for name in (line.split()[2].rstrip(":") for line in text.decode().splitlines() if "final class" in line):
            is_class = f"final class {name}:".encode() in files.get(path, b"")
            is_logic = f"extension {name}.OutputStreams".encode() in files.get(path, b"")
            trials.demand(is_class != is_logic, f"{label}: {name} is lost, or there twice")
            has_spec = f"viewmodel {name} ".encode() in files.get(os.path.join(folder, f"{name}.mvvm"), b"")
            trials.demand(has_spec or not is_logic, f"{label}: the spec of {name} is lost")


def kill_import(trials):
    """SIGKILL at each call that writes; the next run, which may be killed, too, takes up what there is."""
    kills = taken_up = 0
    rounds = trials.rounds
    while kills < rounds:
        commands = moves(trials, 2)
        for label, arguments, before, after, tree, result in at_each_call(
            trials, lambda call: ["signal=SIGKILL"] if call in WRITING else [], commands
        ):
            files = tree.files()
            check_whole(trials, label, settled(files, before, after), before, after)
            check_moved(trials, label, files, before)
            specs = sum(name.endswith(".mvvm") for name in files)
            taken_up += 0 < specs < sum(name.endswith(".mvvm") for name in after)
            result = trials.run(tree.folder, *arguments)
            files = tree.files()
            left = sorted(name for name in files.keys() | after.keys() if files.get(name) != after.get(name))
            trials.demand(not left, f"{label}: the next run ends with {result.returncode} and leaves {left[:2]}")
            kills += 1
            if kills == rounds:
                break
    return f"{kills} kills, {taken_up} of them between files, all taken up by the next run"


def errors_of_import(trials):
    """A call of the system fails: a view model is moved over as a whole or not at all, and the next run goes on."""
    count = 0
    for label, arguments, before, after, tree, result in at_each_call(trials, injected_errors, moves(trials, 2)):
        files = tree.files()
        check_whole(trials, label, settled(files, before, after), before, after)
        check_moved(trials, label, files, before)
        trials.demand(result.returncode in (0, 1, 74), f"{label}: it ends with {result.returncode}")
        if "at unlink" not in label:
            trials.demand(not temporary(files), f"{label}: {temporary(files)[:1]} stays")
        trials.run(tree.folder, *arguments)
        trials.demand(tree.files() == after, f"{label}: the next run does not end as one alone")
        count += 1
    return f"{count} failures"


def imports_at_once(trials):
    """Two or three imports at once, some of them killed: then one alone finishes."""
    runs = killed = 0
    with Tree() as tree:
        for round in range(trials.rounds):
            before = hand_written(trials, trials.random.choice([1, 1, 2, 6]))
            tree.reset(before)
            names = list(WAYS) if round % 2 else ["import"]
            chosen = [trials.random.choice(names) for _ in range(2 + round % 2)]
            label = f"round {round}, {', '.join(chosen)}"
            processes = [
                subprocess.Popen([trials.tool, *WAYS[name]], cwd=tree.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
                for name in chosen
            ]
            if round % 4 == 3:
                processes[0].kill()
                killed += 1
            for number, process in enumerate(processes):
                messages, _ = process.communicate(timeout=120)
                is_killed = number == 0 and round % 4 == 3
                trials.demand(is_killed or process.returncode in (0, 1), f"{label}: {messages[:200]}")
                runs += 1
            check_moved(trials, label, tree.files(), before)
            trials.run(tree.folder, "import", "--write", "--partial")
            files = tree.files()
            check_moved(trials, label, files, before)
            trials.demand(not temporary(files), f"{label}: {temporary(files)[:1]} stays")
            stuck = [name for name in before if b"final class" in files[name]]
            trials.demand(not stuck, f"{label}: {stuck[:1]} cannot be moved over any more")
    return f"{trials.rounds} rounds, {runs} runs, {killed} of them killed"
