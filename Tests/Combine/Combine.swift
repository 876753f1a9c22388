// The module that apps import for publishers. Its declarations stand with the views, as they do for the interpreter.
