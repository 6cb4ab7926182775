#!/usr/bin/env bash
# Makes what a release is, from a clean checkout: the same commit gives the same bytes.
#
#   Sources/Release/release.sh VERSION DIR [URL]
#
# DIR gets the programs of this system with their manual page and completions, the artifact bundle and the package
# around it, a Homebrew formula, notes and checksums. URL is where the files of the release will lie. A run on another
# system with the same DIR adds the programs for it: x86_64 and arm64 Linux want such a machine with Swift, and on a Mac
# one run builds both kinds of Mac. The run that is to be published comes last, since it writes the checksums.
set -euo pipefail

[ $# -ge 2 ] || { echo "usage: $0 VERSION DIR [URL]" >&2; exit 64; }
version=$1
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
mkdir -p "$2"
release=$(cd "$2" && pwd)
url=${3:-https://git.example.com/mvvmgen/releases/download/$version}

fail() { echo "$0: error: $1" >&2; exit 1; }

# The seconds since 1970 that every file of the release has as its time.
time=$(git -C "$root" log -1 --format=%ct)
[ -z "$(git -C "$root" status --porcelain)" ] || fail "the checkout is not clean: commit or stash what changed"
notes=$("$here/notes.sh" "$version") || fail "Sources/CHANGELOG.md has no section '## $version'"

"$root/Sources/Bundle/make-bundle.sh" "$release/package" >/dev/null
bundle=$release/package/mvvmgen.artifactbundle
tool=
for program in "$bundle"/*/mvvmgen; do "$program" --version >/dev/null 2>&1 && tool=$program; done
[ -n "$tool" ] || fail "no program of the bundle runs here"
[ "$("$tool" --version)" = "$version" ] || fail "the tool calls itself $("$tool" --version), not $version"

# Gives all files below a folder the time of the commit, and lists them in one order.
files() { # FOLDER
  find "$1" -exec touch -h -d "@$time" {} + 2>/dev/null ||
    find "$1" -exec touch -h -t "$(date -u -r "$time" +%Y%m%d%H%M.%S)" {} +
  (cd "$(dirname "$1")" && find "$(basename "$1")" -type f | LC_ALL=C sort)
}

archive() { # ARCHIVE FOLDER
  files "$2" >"$release/list"
  if tar --version | grep -q GNU; then
    local owner=(--owner=0 --group=0 --numeric-owner)
  else
    local owner=(--uid 0 --gid 0 --numeric-owner)
  fi
  TZ=UTC tar -C "$(dirname "$2")" --format=ustar "${owner[@]}" -cf - -T "$release/list" | gzip -9n >"$1"
  rm "$release/list"
}

# The name of a system in the names of archives.
system() { # TRIPLE
  case $1 in
    x86_64-*-linux-*) echo linux-x86_64 ;;
    aarch64-*-linux-*) echo linux-arm64 ;;
    arm64-apple-*) echo macos-arm64 ;;
    x86_64-apple-*) echo macos-x86_64 ;;
    *) echo "$1" ;;
  esac
}

# The programs of one system, laid out as below /usr/local.
tree=$release/mvvmgen-$version
for folder in "$bundle"/*/; do
  rm -rf "$tree"
  mkdir -p "$tree"/{bin,share/man/man1,share/bash-completion/completions,share/zsh/site-functions}
  mkdir -p "$tree/share/fish/vendor_completions.d"
  cp "$folder"/mvvmgen "$folder"/mvvmgen-build "$tree/bin/"
  "$tool" --man-page >"$tree/share/man/man1/mvvmgen.1"
  "$tool" completions bash >"$tree/share/bash-completion/completions/mvvmgen"
  "$tool" completions zsh >"$tree/share/zsh/site-functions/_mvvmgen"
  "$tool" completions fish >"$tree/share/fish/vendor_completions.d/mvvmgen.fish"
  cp "$root/LICENSE" "$tree/"
  archive "$release/mvvmgen-$version-$(system "$(basename "$folder")").tar.gz" "$tree"
done
rm -rf "$tree"

rm -f "$release/mvvmgen.artifactbundle.zip"
files "$bundle" >"$release/list"
(cd "$release/package" && TZ=UTC zip -X -D -9 -q "$release/mvvmgen.artifactbundle.zip" -@ <"$release/list")
rm "$release/list"

sha256() { # FILE…
  if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi
}
sum() { # FILE
  sha256 "$1" | cut -d' ' -f1
}

# The package that is published as a repository of its own: the plugins, and where the bundle lies.
published=$release/mvvmgen-binary-$version
rm -rf "$published"
mkdir "$published"
cp -R "$release/package/Sources" "$release/package/LICENSE" "$published/"
bundled='path: "mvvmgen.artifactbundle"'
checksum=$(sum "$release/mvvmgen.artifactbundle.zip")
replacement="url: \"$url/mvvmgen.artifactbundle.zip\", checksum: \"$checksum\""
sed "s|$bundled|$replacement|" "$release/package/Package.swift" >"$published/Package.swift"
archive "$release/mvvmgen-binary-$version.tar.gz" "$published"
cp "$published/Package.swift" "$release/Package.swift"
rm -rf "$published"

formula() { # SYSTEM: two lines of the formula, none where the release lacks the system.
  local name=mvvmgen-$version-$1.tar.gz
  [ -e "$release/$name" ] || return 0
  printf '    url "%s"\n    sha256 "%s"\n' "$url/$name" "$(sum "$release/$name")"
}
while IFS= read -r line; do
  case $line in
    *@VERSION@*) printf '%s\n' "${line//@VERSION@/$version}" ;;
    *@*@*) line=${line//[@# ]/}; formula "$line" ;;
    *) printf '%s\n' "$line" ;;
  esac
done <"$here/mvvmgen.rb" >"$release/mvvmgen.rb"

printf '%s\n' "$notes" >"$release/notes.md"
(cd "$release" && sha256 ./*.tar.gz ./*.zip | sed 's|\./||' >checksums.txt)
ls "$release"
