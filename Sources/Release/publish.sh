#!/usr/bin/env bash
# Publishes the package around the bundle and the Homebrew formula of a release, each in a repository of its own.
#
#   Sources/Release/publish.sh VERSION DIR PACKAGE [TAP]
#
# DIR is the folder that release.sh wrote. PACKAGE and TAP are repositories, as git pushes to them. The package is tagged
# with the version; a version that is there already is never replaced.
set -euo pipefail

[ $# -ge 3 ] || { echo "usage: $0 VERSION DIR PACKAGE [TAP]" >&2; exit 64; }
version=$1
release=$(cd "$2" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Commits what is in a clone, and pushes it.
push() { # CLONE [TAG]
  git -C "$1" add --all
  git -C "$1" diff --cached --quiet 2>/dev/null ||
    git -C "$1" -c user.name=mvvmgen -c user.email=noreply@example.com commit -qm "$version"
  [ -z "${2:-}" ] || git -C "$1" tag "$2"
  git -C "$1" push -q --atomic origin HEAD ${2:+"$2"}
}

if git ls-remote --exit-code --tags "$3" "$version" >/dev/null; then
  echo "$version is published already: the package stays as it is"
else
  git clone -q "$3" "$folder/package"
  git -C "$folder/package" rm -rq --ignore-unmatch .
  tar -xzf "$release/mvvmgen-binary-$version.tar.gz" -C "$folder/package" --strip-components 1
  push "$folder/package" "$version"
  echo "package $version published"
fi

if [ -n "${4:-}" ]; then
  git clone -q "$4" "$folder/tap"
  mkdir -p "$folder/tap/Formula"
  cp "$release/mvvmgen.rb" "$folder/tap/Formula/"
  push "$folder/tap"
  echo "formula $version published"
fi
