package android.util;

/** A stand-in. */
public final class Range<T extends Comparable<? super T>> {}
