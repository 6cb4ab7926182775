package io.reactivex.subjects;

import io.reactivex.Observer;

/** A stand-in. */
public final class BehaviorSubject<T> extends Subject<T> {
  private T value;

  public static <T> BehaviorSubject<T> create() {
    return new BehaviorSubject<>();
  }

  public static <T> BehaviorSubject<T> createDefault(T value) {
    BehaviorSubject<T> subject = create();
    subject.onNext(value);
    return subject;
  }

  @Override
  protected void subscribeActual(Observer<? super T> observer) {
    super.subscribeActual(observer);
    if (this.value != null) {
      observer.onNext(this.value);
    }
  }

  @Override
  public void onNext(T value) {
    this.value = value;
    super.onNext(value);
  }
}
