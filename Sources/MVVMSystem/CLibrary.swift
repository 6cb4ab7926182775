// The C library of the system, whatever its module is called there.

#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import CFiles
  @_exported import Musl
#else
  @_exported import CFiles
  @_exported import Glibc
#endif
