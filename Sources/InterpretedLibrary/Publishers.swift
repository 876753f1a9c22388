// Publishers: values that stand for what a property will tell of its changes. They can be passed on, and nothing hears
// of them. The property itself is stored as others are: the compiler's files have the wrapper.

struct Published<Value> {
  struct Publisher {}
}
