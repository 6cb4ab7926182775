// The least that a generator can do: reads each spec and writes bytes that it knew before, by way of another name.
// Usage: limit SPECS OUTPUT KNOWN; KNOWN is a file whose bytes are written for each spec.

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char buffer[1 << 16], known[1 << 16];
static ssize_t knownSize;

static void fail(const char *path) {
  perror(path);
  exit(1);
}

static ssize_t readFile(const char *path, char *bytes) {
  int file = open(path, O_RDONLY);
  if (file < 0) fail(path);
  struct stat status;
  fstat(file, &status);
  ssize_t size = read(file, bytes, 1 << 16);
  close(file);
  return size;
}

static void writeFile(const char *path) {
  char temporary[4096];
  snprintf(temporary, sizeof temporary, "%s~", path);
  int file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (file < 0 || write(file, known, knownSize) != knownSize || close(file)) fail(temporary);
  if (rename(temporary, path)) fail(path);
}

static void generate(const char *specs, const char *output) {
  mkdir(output, 0777);
  DIR *folder = opendir(specs);
  if (!folder) fail(specs);
  struct dirent *entry;
  while ((entry = readdir(folder))) {
    if (entry->d_name[0] == '.') continue;
    char from[2048], to[2048];
    snprintf(from, sizeof from, "%s/%s", specs, entry->d_name);
    char *suffix = strstr(entry->d_name, ".mvvm");
    if (suffix) {
      snprintf(to, sizeof to, "%s/%.*s.generated.swift", output, (int)(suffix - entry->d_name), entry->d_name);
      readFile(from, buffer);
      writeFile(to);
    } else {
      snprintf(to, sizeof to, "%s/%s", output, entry->d_name);
      generate(from, to);
    }
  }
  closedir(folder);
}

int main(int count, char **arguments) {
  if (count < 4) return 64;
  knownSize = readFile(arguments[3], known);
  generate(arguments[1], arguments[2]);
  return 0;
}
