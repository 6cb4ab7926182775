"""Tables of times, memory and instructions, and the limits that the tool should keep."""

from processes import DEBUG_SIZE, ENGINES, LINT, PYTHON, TOOL, UNCHANGED


def sizes_table(size, programs):
    """The time and memory of each program over so many specs."""
    tool = find(programs, TOOL)
    lines = [f"{specs(size):<34}{'CPU ms':>10}{'wall ms':>10}{'peak MiB':>10}{'× mvvmgen':>11}{'runs':>6}"]
    for program in programs:
        figures = f"{program.cpu:>10.2f}{program.wall:>10.2f}{program.peak:>10.1f}{program.cpu / tool.cpu:>11.2f}"
        lines.append(f"{program.label:<34}{figures}{len(program.samples):>6}")
    return "\n".join(lines) + "\n"


def ratios_table(found, instructions):
    """The CPU time of each program as a multiple of the tool's, by the number of specs; and instructions."""
    labels = dict.fromkeys(program.label for programs in found.values() for program in programs)
    columns = [specs(size) for size in found] + (["instr., one", "each further"] if instructions else [])
    lines = [f"{'as a multiple of mvvmgen':<34}" + "".join(f"{column:>14}" for column in columns)]
    for label in labels | dict.fromkeys(instructions):
        line = f"{label:<34}"
        for programs in found.values():
            program = find(programs, label)
            line += f"{program.cpu / find(programs, TOOL).cpu:>14.2f}" if program else f"{'':>14}"
        if label in instructions:
            line += "".join(f"{count:>14,}" for count in instructions[label])
        lines.append(line.rstrip())
    return "\n".join(lines) + "\n"


def limits_table(found, instructions):
    """The figures that have a limit. A missed limit fails nothing, since a shared machine decides nothing."""
    lines = [f"{'limit':<46}{'measured':>12}{'wanted':>12}"]

    def add(name, figure, limit, is_met):
        lines.append(f"{name:<46}{figure:>12}{limit:>12}  {'met' if is_met else 'MISSED'}")

    def add_ratio(name, left, right, least=None, most=None):
        if left and right:
            ratio = left.cpu / right.cpu
            limit, is_met = (f"≥ {least}", ratio >= least) if least else (f"≤ {most}", ratio <= most)
            add(name, f"{ratio:.2f}", limit, is_met)

    thousand, ten_thousand = (find_all(found.get(size, [])) for size in (DEBUG_SIZE, 10 * DEBUG_SIZE))
    tool = thousand.get(TOOL)
    add_ratio("1,000 specs, nothing changed / written", thousand.get(UNCHANGED), tool, most=0.9)
    add_ratio("1,000 specs, plain Python / mvvmgen", thousand.get(PYTHON), tool, least=1.5)
    for engine in ENGINES:
        add_ratio(f"1,000 specs, {engine} / mvvmgen", thousand.get(engine), tool, least=3)
    add_ratio("10,000 specs / 1,000 specs", ten_thousand.get(TOOL), tool, most=11)
    if large := ten_thousand.get(TOOL):
        add("10,000 specs, peak", f"{large.peak:.1f} MiB", "≤ 48 MiB", large.peak <= 48)
    for label, limit in [(TOOL, 717_500), (LINT, 760_500)]:
        if label in instructions:
            each = instructions[label][1]
            add(f"{label}, instructions of each spec", f"{each:,}", f"≤ {limit:,}", each <= limit)
    return "\n".join(lines) + "\n" if len(lines) > 1 else ""


def specs(size):
    return f"{size:,} specs" if size > 1 else "one spec"


def find(programs, label):
    return find_all(programs).get(label)


def find_all(programs):
    return {program.label: program for program in programs}
