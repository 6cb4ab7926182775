package io.reactivex.functions;

/** A stand-in, which throws nothing. */
public interface Predicate<T> {
  boolean test(T value);
}
