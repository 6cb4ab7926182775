#!/usr/bin/env bash
# Prints the section of a version in the changelog; exits 1 where there is none.
#
#   Sources/Release/notes.sh VERSION
set -euo pipefail

changelog=$(dirname "$0")/../CHANGELOG.md
notes=$(awk -v title="## $1" '$0 == title { inside = 1; next } /^## / { inside = 0 } inside' "$changelog")
[ -n "$notes" ] && printf '%s\n' "$notes" | sed -e '/./,$!d'
