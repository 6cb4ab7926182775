package com.example.app;

/** Says which page follows; nothing if the person is not let in. */
interface LoginService {
  String login(String email);
}
