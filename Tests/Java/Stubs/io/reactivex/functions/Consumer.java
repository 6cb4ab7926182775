package io.reactivex.functions;

/** A stand-in, which throws nothing. */
public interface Consumer<T> {
  void accept(T value);
}
