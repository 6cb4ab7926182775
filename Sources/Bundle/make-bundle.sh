#!/usr/bin/env bash
# Makes a package of the programs, built and stripped, and the plugins: who depends on it compiles the plugins alone.
#
#   Sources/Bundle/make-bundle.sh DIR [FOLDER]
#
# DIR is that of the package. Run on another system with the same DIR, this adds the programs for that system.
# Those in FOLDER are taken for this system rather than built.
set -euo pipefail

[ $# -ge 1 ] || { echo "usage: $0 DIR [FOLDER]" >&2; exit 64; }
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
mkdir -p "$1"
package=$(cd "$1" && pwd)
bundle=$package/mvvmgen.artifactbundle

programs=(mvvmgen mvvmgen-build)

# What nothing reads, and what differs with the folder in which a program is built.
unneeded=()
[ "$(uname)" = Darwin ] || unneeded=(-R .swift_modhash -R .note.gnu.build-id)

# Builds the programs for a system and puts them into the bundle.
add() { # TRIPLE BUILD-OPTION…
  local triple=$1
  shift
  local options=(--package-path "$root" --scratch-path "$root/.build/bundle" -c release "$@")
  for program in "${programs[@]}"; do
    swift build "${options[@]}" --product "$program" >&2
  done
  put "$triple" "$(swift build "${options[@]}" --show-bin-path)"
  for program in "${programs[@]}"; do strip ${unneeded[@]+"${unneeded[@]}"} "$bundle/$triple/$program"; done
}

put() { # TRIPLE FOLDER
  mkdir -p "$bundle/$1"
  for program in "${programs[@]}"; do cp "$2/$program" "$bundle/$1/$program"; done
}

if [ "$(uname)" = Darwin ]; then
  triples=(arm64-apple-macosx x86_64-apple-macosx)
else
  triples=("$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1)")
fi
for triple in "${triples[@]}"; do
  if [ $# -ge 2 ]; then
    put "$triple" "$2"
  elif [ "$(uname)" = Darwin ]; then
    add "$triple" --arch "${triple%%-*}"
  else
    # Without the second one a third of the time of a small run would go into looking types up by their names.
    add "$triple" -Xswiftc -static-executable \
      -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
  fi
done

variants() { # PROGRAM
  local separator="" folder triple
  for folder in "$bundle"/*/; do
    triple=$(basename "$folder")
    printf '%s{ "path": "%s/%s", "supportedTriples": ["%s"] }' "$separator" "$triple" "$1" "$triple"
    separator=', '
  done
}

version=$("$bundle/${triples[0]}/mvvmgen" --version)
artifacts=
for program in "${programs[@]}"; do
  artifacts+="${artifacts:+,
    }\"$program\": { \"type\": \"executable\", \"version\": \"$version\", \"variants\": [$(variants "$program")] }"
done
cat >"$bundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    $artifacts
  }
}
JSON

mkdir -p "$package/Sources"
for plugin in MVVMGenPlugin MVVMGenLintPlugin MVVMGenCommandPlugin MVVMGenReadPlugin; do
  rm -rf "${package:?}/Sources/$plugin"
  cp -R "$root/Sources/$plugin" "$package/Sources/"
done
cp "$here/Package.swift" "$root/LICENSE" "$package/"
echo "$package"
