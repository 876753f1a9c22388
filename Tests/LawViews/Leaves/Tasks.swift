// Tasks for the compiler, whose own run on a clock that no session turns: the law's files have none.

func _hasTaskOfView() -> Bool { false }
func _startTaskOfView(_ code: () async -> Void) { preconditionFailure("a file of the law has a task") }
func _endTasksOfView() {}
func _rest(_ seconds: Double) async { preconditionFailure("a file of the law waits") }
func _isCancelled(_ task: Int?) -> Bool { false }
