"""A remote cache for Bazel: nginx with WebDAV, one of those that Bazel's documentation names."""

import contextlib
import os
import pathlib
import socket
import subprocess
import time

CONFIGURATION = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{user}
events {{ }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  server {{
    listen 127.0.0.1:{port};
    location / {{
      root {folder}/files;
      dav_methods PUT;
      create_full_put_path on;
      client_max_body_size 1G;
    }}
  }}
}}
"""


@contextlib.contextmanager
def running(folder: pathlib.Path):
    """The address of a cache that is empty at first and ends with the block."""
    (folder / "files").mkdir(parents=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    # Who is root would have files written by somebody who may not.
    user = "user root;" if os.geteuid() == 0 else ""
    configuration = folder / "nginx.conf"
    configuration.write_text(CONFIGURATION.format(folder=folder, port=port, user=user))
    process = subprocess.Popen(["nginx", "-c", configuration, "-e", folder / "error.log"])
    try:
        _wait(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def _wait(port):
    for _ in range(100):
        with socket.socket() as client:
            if client.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError("nginx does not answer")
