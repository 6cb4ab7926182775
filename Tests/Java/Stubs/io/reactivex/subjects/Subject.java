package io.reactivex.subjects;

import io.reactivex.Observable;
import io.reactivex.Observer;
import java.util.ArrayList;
import java.util.List;

/** A stand-in. */
public abstract class Subject<T> extends Observable<T> implements Observer<T> {
  private final List<Observer<? super T>> observers = new ArrayList<>();

  @Override
  protected void subscribeActual(Observer<? super T> observer) {
    this.observers.add(observer);
  }

  @Override
  public void onNext(T value) {
    if (value == null) {
      throw new NullPointerException("a stream of RxJava 2 carries no null");
    }
    for (Observer<? super T> observer : new ArrayList<>(this.observers)) {
      observer.onNext(value);
    }
  }

  @Override
  public void onError(Throwable error) {
    throw new IllegalStateException(error);
  }

  @Override
  public void onComplete() {}
}
