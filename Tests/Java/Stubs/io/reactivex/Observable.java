package io.reactivex;

import io.reactivex.functions.BiFunction;
import io.reactivex.functions.Consumer;
import io.reactivex.functions.Function;
import io.reactivex.functions.Predicate;
import java.util.ArrayList;
import java.util.List;

/** A stand-in for the little of RxJava 2 that the tests use. As there, no null passes. */
public abstract class Observable<T> {
  protected abstract void subscribeActual(Observer<? super T> observer);

  public final void subscribe(Observer<? super T> observer) {
    this.subscribeActual(observer);
  }

  public final void subscribe(Consumer<? super T> onNext) {
    this.subscribe(observer(onNext, () -> {}));
  }

  @SafeVarargs
  public static <T> Observable<T> fromArray(T... values) {
    return of(observer -> {
      for (T value : values) {
        observer.onNext(value);
      }
      observer.onComplete();
    });
  }

  public static <T> Observable<T> never() {
    return of(observer -> {});
  }

  public final <R> Observable<R> map(Function<? super T, ? extends R> change) {
    return of(observer -> this.subscribe(
        observer(value -> observer.onNext(change.apply(value)), observer::onComplete)));
  }

  public final Observable<T> filter(Predicate<? super T> isWanted) {
    return of(observer -> this.subscribe(observer(value -> {
      if (isWanted.test(value)) {
        observer.onNext(value);
      }
    }, observer::onComplete)));
  }

  public static <A, B, R> Observable<R> combineLatest(
      Observable<A> first, Observable<B> second, BiFunction<? super A, ? super B, ? extends R> combine) {
    return of(observer -> {
      List<A> a = new ArrayList<>();
      List<B> b = new ArrayList<>();
      first.subscribe(value -> {
        a.add(0, value);
        if (!b.isEmpty()) {
          observer.onNext(combine.apply(value, b.get(0)));
        }
      });
      second.subscribe(value -> {
        b.add(0, value);
        if (!a.isEmpty()) {
          observer.onNext(combine.apply(a.get(0), value));
        }
      });
    });
  }

  private static <T> Observable<T> of(Consumer<Observer<? super T>> subscribe) {
    return new Observable<T>() {
      @Override
      protected void subscribeActual(Observer<? super T> observer) {
        subscribe.accept(observer);
      }
    };
  }

  private static <T> Observer<T> observer(Consumer<? super T> onNext, Runnable onComplete) {
    return new Observer<T>() {
      @Override
      public void onNext(T value) {
        if (value == null) {
          throw new NullPointerException("a stream of RxJava 2 carries no null");
        }
        onNext.accept(value);
      }

      @Override
      public void onError(Throwable error) {
        throw new IllegalStateException(error);
      }

      @Override
      public void onComplete() {
        onComplete.run();
      }
    };
  }
}
