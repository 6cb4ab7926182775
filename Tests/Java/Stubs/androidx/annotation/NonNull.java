package androidx.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** A stand-in. */
@Target({ElementType.METHOD, ElementType.PARAMETER, ElementType.FIELD})
public @interface NonNull {}
