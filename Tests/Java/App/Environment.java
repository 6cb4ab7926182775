package com.example.app;

/** The services that every view model gets. */
public final class Environment {}
