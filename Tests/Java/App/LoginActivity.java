package com.example.app;

/** The view of the login screen. */
final class LoginActivity {}
