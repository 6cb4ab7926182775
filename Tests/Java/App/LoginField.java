package com.example.app;

enum LoginField {
  EMAIL,
  PASSWORD
}
