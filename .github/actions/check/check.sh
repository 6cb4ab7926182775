#!/usr/bin/env bash
# Checks specs with the mvvmgen on the path: each check runs, whatever the ones before it found.
set -uo pipefail

read -ra paths <<<"${PATHS:-.}"
status=0
mvvmgen format --check --format github "${paths[@]}" || status=1
if [ "${GENERATED:-true}" = true ]; then
  mvvmgen generate --check --format github "${paths[@]}" || status=1
fi
mvvmgen lint --format github "${paths[@]}" || status=1
mvvmgen lint --format sarif "${paths[@]}" >"$RUNNER_TEMP/mvvmgen.sarif" || true
if [ -n "${GITHUB_BASE_REF:-}" ]; then
  git fetch --quiet --no-tags --filter=blob:none --unshallow origin 2>/dev/null || git fetch --quiet origin
  base=origin/$GITHUB_BASE_REF
  mvvmgen diff --against "$base" --format markdown "${paths[@]}" >"$RUNNER_TEMP/mvvmgen-summary.md" || status=1
  cat "$RUNNER_TEMP/mvvmgen-summary.md" >>"$GITHUB_STEP_SUMMARY"
  options=()
  [ -z "${FAIL_ON:-}" ] || options=(--fail-on "$FAIL_ON")
  mvvmgen diff --against "$base" --format github ${options[@]+"${options[@]}"} "${paths[@]}" || status=1
fi
exit $status
