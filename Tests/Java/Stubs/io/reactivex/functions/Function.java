package io.reactivex.functions;

/** A stand-in, which throws nothing. */
public interface Function<T, R> {
  R apply(T value);
}
