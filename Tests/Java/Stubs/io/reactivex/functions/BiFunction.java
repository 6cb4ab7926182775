package io.reactivex.functions;

/** A stand-in, which throws nothing. */
public interface BiFunction<A, B, R> {
  R apply(A first, B second);
}
