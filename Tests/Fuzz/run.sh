#!/usr/bin/env bash
# Tries made-up inputs until the time is over: Tests/Fuzz/run.sh [--seconds N] [--kind specs|configurations|templates|
# manifests|arguments|swift|messages] [--seed S] [--sanitize]. Those that reach new code are kept, where the toolchain has libFuzzer.
# What breaks a property is made small and left in .build/fuzz/found; --kind K --replay FILE tries it again.
# --sanitize finds wrong uses of memory, too. --sample N type-checks what N specs that are accepted come to, instead.
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=60 seed=1 sanitizers=fuzzer replay='' sample=''
kinds="specs configurations templates manifests arguments swift messages"
while [ $# -gt 0 ]; do
  case $1 in
    --seconds) seconds=$2; shift ;;
    --kind) kinds=$2; shift ;;
    --seed) seed=$2; shift ;;
    --replay) replay=$2; shift ;;
    --sample) sample=$2; shift ;;
    --sanitize) sanitizers=fuzzer,address ;;
    *) sed -n 2,6p "$0"; exit 64 ;;
  esac
  shift
done

build() { # FOLDER [OPTION…]
  folder=.build/fuzz/$1; shift
  echo "== build in $folder"
  MVVMGEN_FUZZ=1 swift build -c release --scratch-path "$folder" --product fuzz "$@" 2>&1 | tail -3
}
if [ -n "$sample" ]; then
  build plain
  sample_folder=$PWD/.build/fuzz/sample
  rm -rf "$sample_folder"
  "$folder/release/fuzz" sample specs "$sample_folder" "$sample" "$seed"
  exec python3 Tests/Fuzz/typecheck.py "$sample_folder" Tests/GeneratedCodeTests/Stubs
fi
options=(-Xswiftc "-sanitize=$sanitizers" -Xswiftc -DFUZZER)
if [ "$(uname)" != Darwin ]; then
  options+=(-Xswiftc -use-ld=lld) # gold crashes on libFuzzer
  for kind in cmp1 cmp2 cmp4 cmp8 const_cmp1 const_cmp2 const_cmp4 const_cmp8; do
    options+=(-Xlinker "--defsym=__sanitizer_cov_trace_$kind=ignoreComparison")
  done
fi
build "${sanitizers/,/-}" "${options[@]}" || { echo "no libFuzzer: not guided"; build plain; }
fuzz=$folder/release/fuzz
swift build --product mvvmgen 2>&1 | tail -1
tool=$PWD/.build/debug/mvvmgen

export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 # Foundation leaks
found=$PWD/.build/fuzz/found
mkdir -p "$found"
if [ -n "$replay" ]; then exec "$fuzz" replay "$kinds" "$replay" "$tool"; fi

rm -f "$found"/counts-*
share=$((seconds / $(wc -w <<<"$kinds")))
status=0
for kind in $kinds; do
  end=$((SECONDS + share))
  while [ $((end - SECONDS)) -gt 0 ]; do
    touch "$found/.start"
    "$fuzz" run "$kind" "$found" $((end - SECONDS)) "$seed" "$tool" 2>"$found/log-$kind" && break
    status=1
    echo "CRASH or hang of $kind with seed $seed: $(grep -m1 -E 'Fatal error|ERROR: ' "$found/log-$kind" || true)"
    find "$found" -newer "$found/.start" \( -name "$kind-crash-*" -o -name "$kind-timeout-*" -o -name "$kind-oom-*" \) |
      while read -r file; do "$fuzz" minimize "$kind" "$file" "$tool" 2>/dev/null; done
    seed=$((seed + 1))
  done
done

echo "== inputs, those without errors, those whose Swift code was parsed, closures that did not, and what does not hold"
for kind in $kinds; do
  cat "$found"/counts-"$kind"-* 2>/dev/null | awk -v kind="$kind" '
    { number = $NF; NF--; counts[$0] += number }
    END { for (name in counts) print kind, name, counts[name] }' | sort
done
grep -q VIOLATION "$found"/counts-* && status=1
exit $status
