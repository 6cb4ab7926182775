package io.reactivex.subjects;

/** A stand-in. */
public final class PublishSubject<T> extends Subject<T> {
  public static <T> PublishSubject<T> create() {
    return new PublishSubject<>();
  }
}
