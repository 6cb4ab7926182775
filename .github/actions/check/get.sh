#!/usr/bin/env bash
# Puts the released mvvmgen for this runner on the path of the job.
set -euo pipefail

version=${VERSION:-$ACTION_REF}
case "$RUNNER_OS-$RUNNER_ARCH" in
  Linux-X64) system=linux-x86_64 ;;
  Linux-ARM64) system=linux-arm64 ;;
  macOS-ARM64) system=macos-arm64 ;;
  macOS-X64) system=macos-x86_64 ;;
  *) echo "::error::mvvmgen has no release for $RUNNER_OS on $RUNNER_ARCH"; exit 1 ;;
esac
archive=mvvmgen-$version-$system.tar.gz
url=$GITHUB_SERVER_URL/$ACTION_REPOSITORY/releases/download/$version
cd "$RUNNER_TEMP"
curl -fsSL --retry 3 -o "$archive" "$url/$archive"
curl -fsSL --retry 3 -o checksums.txt "$url/checksums.txt"
grep " $archive\$" checksums.txt >"$archive.sum"
if command -v sha256sum >/dev/null; then sha256sum -c "$archive.sum"; else shasum -a 256 -c "$archive.sum"; fi
tar -xzf "$archive"
echo "$RUNNER_TEMP/mvvmgen-$version/bin" >>"$GITHUB_PATH"
