// The system's C library, whose module has a different name on each system.

#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Musl)
  @_exported import CFiles
  @_exported import Musl
#else
  @_exported import CFiles
  @_exported import Glibc
#endif
