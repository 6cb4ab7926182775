"""Others who write the same files at the same time."""
import os
import subprocess
import time

from project import Tree, check_whole, spec, stale, temporary


def same_run_at_once(trials):
    """Several runs of one command over one tree: all end well, and the tree is as after one."""
    commands = stale(trials, 60)
    with Tree() as tree:
        for round in range(trials.rounds):
            name = trials.random.choice(["generate", "generate --prune"])
            arguments, before, after = commands[name]
            tree.reset(before)
            processes = [
                subprocess.Popen(
                    [trials.tool, *arguments], cwd=tree.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE
                )
                for _ in range(trials.random.choice([2, 3, 4]))
            ]
            for process in processes:
                _, messages = process.communicate(timeout=120)
                trials.demand(process.returncode == 0, f"round {round}, {name}: {messages[:200]}")
            files = tree.files()
            wrong = [name for name in files.keys() | after.keys() if files.get(name) != after.get(name)]
            trials.demand(not wrong, f"round {round}, {name}: {wrong[:3]} are not as after one run")
    return f"{trials.rounds} rounds"


def different_runs_at_once(trials):
    """`generate`, `generate --prune`, `format -i` and `lint --fix` at once lose nothing; each alone then finishes."""
    before = stale(trials, 40)["generate --prune"][1]
    commands = [("generate", "--prune"), ("format", "-i"), ("lint", "--fix"), ("generate",)]
    with Tree() as tree:
        tree.reset(before)
        for arguments in (("lint", "--fix"), ("format", "-i"), ("generate", "--prune")):
            trials.run(tree.folder, *arguments)
        after = tree.files()
        for round in range(trials.rounds):
            tree.reset(before)
            processes = [trials.start(tree.folder, *arguments) for arguments in commands]
            for process in processes:
                process.wait(120)
                trials.demand(process.returncode in (0, 1, 74), f"round {round}: {process.returncode}")
            for arguments in (("lint", "--fix"), ("format", "-i"), ("generate", "--prune")):
                trials.run(tree.folder, *arguments)
            files = tree.files()
            wrong = [name for name in files.keys() | after.keys() if files.get(name) != after.get(name)]
            trials.demand(not wrong, f"round {round}: {wrong[:3]} differ in the end")
    return f"{trials.rounds} rounds"


def save_in_place(path, content, trials):
    with open(path, "wb") as file:
        file.write(content)


def save_slowly(path, content, trials):
    """The file is opened, and after a while cut and written."""
    with open(path, "r+b", buffering=0) as file:
        time.sleep(trials.random.random() * 0.001)
        file.truncate(0)
        time.sleep(trials.random.random() * 0.001)
        file.write(content)


def save_by_rename(path, content, trials):
    with open(path + ".editor", "wb") as file:
        file.write(content)
    os.rename(path + ".editor", path)


def editor_saves(trials):
    """What an editor saves while a run goes on is in the file in the end."""
    saves = 0
    names = [f"V{n:02}.mvvm" for n in range(20)]
    with Tree() as tree:
        for round in range(trials.rounds):
            for arguments in (("format", "-i"), ("lint", "--fix")):
                for save in (save_in_place, save_slowly, save_by_rename):
                    tree.reset({name: spec(name[:3]) for name in names})
                    process = trials.start(tree.folder, *arguments)
                    last = {}
                    while process.poll() is None:
                        name = trials.random.choice(names)
                        last[name] = b"// saved %d\n" % saves
                        save(tree.path(name), spec(name[:3]) + last[name], trials)
                        saves += 1
                    files = tree.files()
                    for name, mark in last.items():
                        label = f"round {round}, {arguments[0]}, {save.__name__}"
                        trials.demand(mark in files.get(name, b""), f"{label}: a save of {name} is lost")
                        trials.demand(b"viewmodel" in files.get(name, b""), f"{label}: {name} is cut")
                    trials.demand(not temporary(files), f"round {round}: {temporary(files)[:1]} stays")
    return f"{trials.rounds} rounds of 2 commands and 3 ways to save, {saves} saves"
