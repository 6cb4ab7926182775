package com.example.app;

/** The value of events that carry none. */
public enum Unit {
  UNIT
}
