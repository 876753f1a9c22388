/// Returns the first of `count` lines to show in a pane of `room` lines, so that the line `selected` is in its middle
/// if possible.
func firstVisible(of count: Int, around selected: Int, room: Int) -> Int {
  max(0, min(selected - room / 2, count - room))
}
