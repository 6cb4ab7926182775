package io.reactivex;

/** A stand-in without disposables. */
public interface Observer<T> {
  void onNext(T value);

  void onError(Throwable error);

  void onComplete();
}
