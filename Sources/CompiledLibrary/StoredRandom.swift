// The random numbers of C, with the algorithms of glibc: the same seed gives the same numbers.  `drand48` is the linear
// congruential generator of POSIX. `random` and `rand` share an additive feedback generator of 31 words.

var _state48: UInt64 = 0

func _step48() -> UInt64 {
  _state48 = (_state48 &* 25_214_903_917 &+ 11) & 281_474_976_710_655
  return _state48
}

func srand48(_ seed: Int) { _state48 = (UInt64(truncatingIfNeeded: seed) & 4_294_967_295) << 16 | 13070 }

func drand48() -> Double { Double(_step48()) / 281_474_976_710_656 }

func lrand48() -> Int { Int(_step48() >> 17) }

func mrand48() -> Int { Int(Int32(truncatingIfNeeded: _step48() >> 16)) }

var _feedback: [UInt32] = _seededFeedback(1)

func _seededFeedback(_ seed: UInt32) -> [UInt32] {
  var word = seed == 0 ? 1 : Int(Int32(truncatingIfNeeded: seed))
  var words = [UInt32(truncatingIfNeeded: word)]
  while words.count < 31 {
    word = 16807 * (word % 127773) - 2836 * (word / 127773)
    if word < 0 { word += 2_147_483_647 }
    words.append(UInt32(truncatingIfNeeded: word))
  }
  var state = Array(words[3...]) + Array(words[..<3])
  for _ in 0..<310 { _ = _stepFeedback(&state) }
  return state
}

func _stepFeedback(_ state: inout [UInt32]) -> UInt32 {
  let next = state[28] &+ state[0]
  state.removeFirst()
  state.append(next)
  return next >> 1
}

func srandom(_ seed: UInt32) { _feedback = _seededFeedback(seed) }

func srand(_ seed: UInt32) { _feedback = _seededFeedback(seed) }

func random() -> Int { Int(_stepFeedback(&_feedback)) }

func rand() -> Int32 { Int32(_stepFeedback(&_feedback)) }

func arc4random() -> UInt32 { UInt32(truncatingIfNeeded: _nextRandom()) }

// swift-format-ignore: AlwaysUseLowerCamelCase
func arc4random_uniform(_ bound: UInt32) -> UInt32 {
  if bound < 2 { return 0 }
  return UInt32((_nextRandom() >> 32) * UInt64(bound) >> 32)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
let RAND_MAX: Int32 = 2_147_483_647
