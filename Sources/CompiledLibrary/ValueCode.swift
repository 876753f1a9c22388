// Code that stands for a value, by which two evaluations of a view are compared.

/// Returns code that stands for a value: it equals that of an equal value.
func _valueCode<Value>(_ value: Value) -> () -> Void { { _ = value } }
