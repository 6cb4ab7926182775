// What Swift's module of the C library leaves out.
#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

#ifndef F_SETLEASE
#define F_SETLEASE 1024
#endif

/// Renames a file. Flags: 1 where no file may be yet (RENAME_NOREPLACE), 2 for two that change places (RENAME_EXCHANGE).
static inline int renameFile(const char *path, const char *target, unsigned flags) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, target, flags);
}

/// Whether files can be added to a folder but not taken away.
static inline int isAppendOnlyFolder(const char *path) {
  unsigned long long status[32] = {0}; // struct statx, which old headers lack
  return syscall(SYS_statx, AT_FDCWD, path, 0, 0u, status) == 0 && (status[1] & 0x20 /* STATX_ATTR_APPEND */);
}

/// Whether somebody has a file open to write it. Only the file's owner is told.
static inline int isOpenForWriting(const char *path) {
  int descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW);
  if (descriptor < 0) return 0;
  int isOpen = fcntl(descriptor, F_SETLEASE, F_RDLCK) < 0 && errno == EAGAIN;
  close(descriptor);
  return isOpen;
}
#endif
