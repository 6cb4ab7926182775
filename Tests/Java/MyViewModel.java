package com.example.app;

import androidx.annotation.NonNull;
import io.reactivex.Observable;
import io.reactivex.subjects.PublishSubject;

public interface MyViewModel {
  interface Inputs {
    /** Call to configure the view model with a project. */
    void configureWith(Project project);

    /** Call when the next page has been invoked. */
    void nextPage();
  }

  interface Outputs {
    /** Emits the creator name to be displayed. */
    Observable<String> creatorNameTextViewText();
  }

  final class ViewModel extends ActivityViewModel<MyActivity> implements Inputs, Outputs {
    public ViewModel(final @NonNull Environment environment) {
      super(environment);

      this.creatorNameTextViewText = Observable.never(); // TODO
    }

    // mvvmgen: your code ends here. Everything below, and everything above the class, is generated.
    private final PublishSubject<Unit> nextPage = PublishSubject.create();
    private final PublishSubject<Project> project = PublishSubject.create();

    private final Observable<String> creatorNameTextViewText;

    public final Inputs inputs = this;
    public final Outputs outputs = this;

    @Override public void configureWith(final @NonNull Project project) {
      this.project.onNext(project);
    }
    @Override public void nextPage() {
      this.nextPage.onNext(Unit.UNIT);
    }

    @Override public @NonNull Observable<String> creatorNameTextViewText() {
      return this.creatorNameTextViewText;
    }
  }
}
