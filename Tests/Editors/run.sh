#!/usr/bin/env bash
# Tries the server and the grammar with real editors and clients; what is missing is said and skipped.
#
#     Tests/Editors/run.sh [TOOL]
#
# --install first installs what it can: Neovim and Emacs with Debian's packages, as root; the rest from PyPI, in a
# folder of .build.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [ "${1:-}" = --install ]; then
  shift
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null && ! { command -v nvim && command -v emacs; } >/dev/null; then
    { apt-get update -qq && apt-get install -y -qq --no-install-recommends neovim emacs-nox elpa-eglot; } >/dev/null ||
      echo "Neovim and Emacs could not be installed"
  fi
  if ! .build/editors/bin/python -c "import pytest_lsp, onigurumacffi, pyte" 2>/dev/null; then
    { python3 -m venv .build/editors &&
      .build/editors/bin/pip install -q pytest-lsp textmate-grammar-python pyte; } ||
      echo "pytest-lsp and textmate-grammar-python could not be installed"
  fi
fi

tool=$(realpath "${1:-.build/debug/mvvmgen}")
python=.build/editors/bin/python
[ -x "$python" ] || python=python3
export PYTHONDONTWRITEBYTECODE=1
status=0

folders=(Specs Tests/Fixtures Tests/Behaviour)
[ -d "${MVVMGEN_SPECS:-}" ] && folders+=("$MVVMGEN_SPECS")
if "$python" -c "import onigurumacffi" 2>/dev/null; then
  "$python" Tests/Editors/grammar.py "$tool" "${folders[@]}" || status=1
else
  echo "skipped: textmate-grammar-python is not installed, so the grammar is not compared"
fi

if "$python" -c "import pytest_lsp" 2>/dev/null; then
  TOOL=$tool "$python" -m pytest -q -p no:cacheprovider Tests/Editors/test_protocol.py || status=1
else
  echo "skipped: pytest-lsp is not installed"
fi

python3 Tests/Editors/together.py "$tool" || status=1
"$python" Tests/Editors/clients.py "$tool" || status=1
exit $status
