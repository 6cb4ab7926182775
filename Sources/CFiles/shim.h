// What Swift's module of the C library leaves out.
#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

// The C library names these only to those who ask for all it has, which Swift's module of it does not.
#if !defined(O_TMPFILE) && defined(__O_TMPFILE)
#define O_TMPFILE __O_TMPFILE
#endif
#ifndef AT_EMPTY_PATH
#define AT_EMPTY_PATH 0x1000
#endif
#ifndef F_SETLEASE
#define F_SETLEASE 1024
#endif

/// Gives two files each other's name, in one step.
static inline int exchangeFiles(const char *one, const char *other) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, 2u /* RENAME_EXCHANGE */);
}

/// A file that has no name yet, so that nothing is left of it when the process ends.
static inline int openNamelessFile(int folder, const char *path) {
#ifdef O_TMPFILE
  return openat(folder, path, O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
#else
  return -1;
#endif
}

/// Gives such a file a name that no other file has.
static inline int linkNamelessFile(int descriptor, int folder, const char *path) {
  if (linkat(descriptor, "", folder, path, AT_EMPTY_PATH) == 0) return 0;
  if (errno != ENOENT) return -1;
  // Systems older than Linux 6.10 let only root do that.
  char source[32];
  snprintf(source, sizeof source, "/proc/self/fd/%d", descriptor);
  return linkat(AT_FDCWD, source, folder, path, AT_SYMLINK_FOLLOW);
}

/// Whether somebody has a file open to write it. Only the file's owner is told.
static inline int isOpenForWriting(int descriptor) {
  if (fcntl(descriptor, F_SETLEASE, F_RDLCK) < 0) return errno == EAGAIN;
  fcntl(descriptor, F_SETLEASE, F_UNLCK);
  return 0;
}
#endif
