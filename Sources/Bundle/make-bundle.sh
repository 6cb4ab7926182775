#!/usr/bin/env bash
# Makes a package of the tool, built and stripped, and the plugins: who depends on it compiles the plugins alone.
#
#   Sources/Bundle/make-bundle.sh DIR [EXECUTABLE]
#
# DIR is that of the package. Run on another system with the same DIR, this adds the tool for that system.
# EXECUTABLE is taken for this system rather than built.
set -euo pipefail

[ $# -ge 1 ] || { echo "usage: $0 DIR [EXECUTABLE]" >&2; exit 64; }
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
mkdir -p "$1"
package=$(cd "$1" && pwd)
bundle=$package/mvvmgen.artifactbundle

# Builds the tool for a system and puts it into the bundle.
add() { # TRIPLE BUILD-OPTION…
  local triple=$1
  shift
  local options=(--package-path "$root" --scratch-path "$root/.build/bundle" -c release --product mvvmgen "$@")
  swift build "${options[@]}" >&2
  put "$triple" "$(swift build "${options[@]}" --show-bin-path)/mvvmgen"
  strip "$bundle/$triple/mvvmgen"
}

put() { # TRIPLE EXECUTABLE
  mkdir -p "$bundle/$1"
  cp "$2" "$bundle/$1/mvvmgen"
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
    add "$triple" --static-swift-stdlib
  fi
done

variants=
for folder in "$bundle"/*/; do
  triple=$(basename "$folder")
  variants+="${variants:+,
        }{ \"path\": \"$triple/mvvmgen\", \"supportedTriples\": [\"$triple\"] }"
done
version=$("$bundle/${triples[0]}/mvvmgen" --version | sed 's/.* //')
cat >"$bundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "mvvmgen": {
      "type": "executable",
      "version": "$version",
      "variants": [
        $variants
      ]
    }
  }
}
JSON

mkdir -p "$package/Sources"
for plugin in MVVMGenPlugin MVVMGenCommandPlugin; do
  rm -rf "${package:?}/Sources/$plugin"
  cp -R "$root/Sources/$plugin" "$package/Sources/"
done
cp "$here/Package.swift" "$root/LICENSE" "$package/"
echo "$package"
