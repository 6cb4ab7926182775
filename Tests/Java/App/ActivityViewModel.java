package com.example.app;

import androidx.annotation.NonNull;

/** The superclass of the app's view models. */
public class ActivityViewModel<ViewType> {
  public ActivityViewModel(final @NonNull Environment environment) {}
}
