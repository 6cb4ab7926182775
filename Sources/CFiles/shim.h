// Declarations that Swift's module of the C library lacks.
#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

#ifndef F_SETLEASE
#define F_SETLEASE 1024
#endif

/// Renames a file. Flags: 1 if no file may exist there yet (RENAME_NOREPLACE), 2 to exchange two files (RENAME_EXCHANGE).
static inline int renameFile(const char *path, const char *target, unsigned flags) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, target, flags);
}

/// Returns whether files can be added to a folder but not removed.
static inline int isAppendOnlyFolder(const char *path) {
  unsigned long long status[32] = {0}; // struct statx, which old headers lack
  return syscall(SYS_statx, AT_FDCWD, path, 0, 0u, status) == 0 && (status[1] & 0x20 /* STATX_ATTR_APPEND */);
}

/// Returns whether a file is open for writing. Only the file's owner can find out.
static inline int isOpenForWriting(const char *path) {
  int descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW);
  if (descriptor < 0) return 0;
  int isOpen = fcntl(descriptor, F_SETLEASE, F_RDLCK) < 0 && errno == EAGAIN;
  close(descriptor);
  return isOpen;
}
#endif
