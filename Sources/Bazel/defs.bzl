"""Rules that generate the view models of a target from its specs.

One action runs over all specs of a target. It reads them, the configuration, the templates and the tool, and nothing
else; its outputs have names that follow from those of the specs, so that project generators know them.
"""

# What the tool names the files of a spec, by the keys of "naming" in mvvmgen.json: `{file}` is the spec's name.
_SOURCES = struct(
    command = "sources",
    names = {"file": "{file}.generated.swift"},
    support = "MVVMGenSupport.generated.swift",
    prefix = "",
)
_TESTS = struct(
    command = "tests",
    names = {"mockFile": "{file}Mock.generated.swift", "testCaseFile": "{file}TestCase.generated.swift"},
    support = "MVVMGenTestSupport.generated.swift",
    prefix = "{module}:",
)

def _generate(ctx, kind):
    outputs = []
    for spec in ctx.files.specs:
        stem = spec.basename[:-len(".mvvm")]
        for key in sorted(kind.names):
            name = kind.names[key].replace("{file}", stem)
            outputs.append(ctx.actions.declare_file(ctx.label.name + "/" + name))
    support = ctx.actions.declare_file(ctx.label.name + "/" + kind.support)
    outputs.append(support)

    arguments = ctx.actions.args()
    arguments.add(kind.command)
    arguments.add("--output", support.dirname)
    for key in sorted(kind.names):
        arguments.add("--name", key + "=" + kind.names[key])
    arguments.add("--support", kind.support)
    if ctx.file.config:
        arguments.add("--config", ctx.file.config)
    if kind == _SOURCES:
        arguments.add("--module", ctx.attr.module)
    prefix = kind.prefix.replace("{module}", ctx.attr.module)
    arguments.add_all(ctx.files.specs, format_each = prefix + "%s")

    inputs = ctx.files.specs + ctx.files.templates
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = [arguments],
        inputs = inputs + ([ctx.file.config] if ctx.file.config else []),
        outputs = outputs,
        mnemonic = "MVVMGen",
        progress_message = "Generating view models of %s" % ctx.label,
    )
    return [DefaultInfo(files = depset(outputs))]

def _sources(ctx):
    return _generate(ctx, _SOURCES)

def _tests(ctx):
    return _generate(ctx, _TESTS)

_ATTRIBUTES = {
    "specs": attr.label_list(
        allow_files = [".mvvm"],
        mandatory = True,
        doc = "The specs; no two may have one name.",
    ),
    "config": attr.label(
        allow_single_file = [".json"],
        doc = "The configuration, mvvmgen.json, which names the style.",
    ),
    "templates": attr.label_list(
        allow_files = [".mustache", ".json"],
        doc = "The files of the folder that the configuration names as `templates`.",
    ),
    "module": attr.string(
        mandatory = True,
        doc = "The module of the view models, as `module_name` of their swift_library.",
    ),
    "tool": attr.label(
        mandatory = True,
        executable = True,
        cfg = "exec",
        allow_single_file = True,
        doc = "mvvmgen-build: of a release, by platform with select(), or built by rules_swift.",
    ),
}

mvvmgen_sources = rule(
    implementation = _sources,
    attrs = _ATTRIBUTES,
    doc = "The generated files of specs, to be among the `srcs` of their swift_library.",
)

mvvmgen_test_sources = rule(
    implementation = _tests,
    attrs = _ATTRIBUTES,
    doc = "The test cases and mocks of specs, to be among the `srcs` of a swift_test.",
)
