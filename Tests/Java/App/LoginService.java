package com.example.app;

/** Returns the page to show, or nothing if the person is not let in. */
interface LoginService {
  String login(String email);
}
