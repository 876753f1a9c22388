import CLibFuzzer

/// Changes a source by its tokens, so that most results can be parsed: libFuzzer calls it instead of changing bytes.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ capacity: Int, _ seed: UInt32) -> Int {
  var mutation = SourceMutation(Array(UnsafeBufferPointer(start: data, count: size)), seed: seed)
  if size == 0 || mutation.random(20) == 0 { return LLVMFuzzerMutate(data, size, capacity) }
  for _ in 0...mutation.random(3) { mutation.apply() }
  return mutation.write(to: data, capacity: capacity)
}

/// Puts some lines or a bracketed part of one source into another.
@_cdecl("LLVMFuzzerCustomCrossOver")
func cross(
  _ first: UnsafePointer<UInt8>, _ firstSize: Int, _ second: UnsafePointer<UInt8>, _ secondSize: Int,
  _ result: UnsafeMutablePointer<UInt8>, _ capacity: Int, _ seed: UInt32
) -> Int {
  var mutation = SourceMutation(Array(UnsafeBufferPointer(start: first, count: firstSize)), seed: seed)
  let other = SourceMutation(Array(UnsafeBufferPointer(start: second, count: secondSize)), seed: seed &+ 1)
  mutation.graft(from: other.tokens)
  return mutation.write(to: result, capacity: capacity)
}

/// A source as tokens, and the changes of it.
struct SourceMutation {
  private(set) var tokens: [[UInt8]]
  private var state: UInt64

  init(_ bytes: [UInt8], seed: UInt32) {
    tokens = Self.tokens(of: bytes)
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  /// A number below a bound: xorshift64*.
  mutating func random(_ bound: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % max(1, bound)
  }

  func write(to data: UnsafeMutablePointer<UInt8>, capacity: Int) -> Int {
    let bytes = tokens.joined().prefix(capacity)
    var count = 0
    for byte in bytes {
      data[count] = byte
      count += 1
    }
    return count
  }

  mutating func apply() {
    guard !tokens.isEmpty else { return }
    let place = random(tokens.count)
    switch random(16) {
    case 0: tokens.removeSubrange(place..<min(tokens.count, place + 1 + random(5)))
    case 1:
      tokens.insert(contentsOf: tokens[place..<min(tokens.count, place + 1 + random(8))], at: random(tokens.count))
    case 2, 3: replace(near: place, Self.isWord) { $0.word() }
    case 4, 5: replace(near: place, Self.isWord) { $0.known(Self.words) }
    case 6: replace(near: place, Self.isNumber) { $0.known(Self.numbers) }
    case 7: replace(near: place, Self.isOperator) { $0.known(Self.operators) }
    case 8: tokens.swapAt(place, random(tokens.count))
    case 9: tokens.removeSubrange(line(at: place))
    case 10: tokens.insert(contentsOf: tokens[line(at: place)], at: line(at: random(tokens.count)).lowerBound)
    case 11: if let part = bracketed(from: place) { tokens.replaceSubrange(part, with: []) }
    case 12:
      guard let part = bracketed(from: place), let other = bracketed(from: random(tokens.count)) else { return }
      tokens.replaceSubrange(part, with: Array(tokens[other]))
    case 13: tokens.insert(Self.bytes(bomb()), at: line(at: place).lowerBound)
    case 14: if let part = bracketed(from: place) { tokens.insert(contentsOf: tokens[part], at: part.upperBound) }
    default: tokens.insert(Self.bytes(Self.snippets[random(Self.snippets.count)]), at: line(at: place).lowerBound)
    }
  }

  mutating func graft(from others: [[UInt8]]) {
    guard !others.isEmpty, !tokens.isEmpty else { return }
    let start = random(others.count)
    let end = min(others.count, start + 1 + random(60))
    tokens.insert(contentsOf: others[start..<end], at: line(at: random(tokens.count)).lowerBound)
  }

  private mutating func replace(
    near place: Int, _ isMeant: ([UInt8]) -> Bool, by other: (inout SourceMutation) -> [UInt8]
  ) {
    guard let index = tokens[place...].firstIndex(where: isMeant) else { return }
    tokens[index] = other(&self)
  }

  /// A word of the source itself.
  private mutating func word() -> [UInt8] {
    tokens[random(tokens.count)...].first(where: Self.isWord) ?? Self.bytes("rect")
  }

  private mutating func known(_ words: [String]) -> [UInt8] { Self.bytes(words[random(words.count)]) }

  /// The tokens of the line that one stands in, with the line's end.
  private func line(at index: Int) -> Range<Int> {
    guard !tokens.isEmpty else { return 0..<0 }
    let newline = Self.bytes("\n")
    let start = tokens[..<index].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = tokens[index...].firstIndex(of: newline).map { $0 + 1 } ?? tokens.count
    return start..<end
  }

  /// The first part in brackets from a token on, brackets and all.
  private func bracketed(from index: Int) -> Range<Int>? {
    let (opening, closing) = (["(", "[", "{"].map(Self.bytes), [")", "]", "}"].map(Self.bytes))
    guard index < tokens.count, let start = tokens[index...].firstIndex(where: opening.contains) else { return nil }
    var depth = 0
    for end in start..<tokens.count {
      if opening.contains(tokens[end]) { depth += 1 }
      if closing.contains(tokens[end]) { depth -= 1 }
      if depth == 0 { return start..<(end + 1) }
    }
    return nil
  }
}
