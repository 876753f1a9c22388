/// The calls of the standard library, by the kinds of their values. `‹i›` and the like stand for a value of the kind
/// with that sign, `‹3›` for a number from 0 to 3.
enum StandardCalls {
  typealias Kind = StandardCallGenerator.Kind

  /// Expressions without parts.
  static let plain: [Kind: [String]] = [
    .int: ["7", "-3", "0", "12", "100", "255"],
    .double: ["2.5", "-0.75", "0.1", "3.0", "1e6", "12.345", "-7.0", "0.0"],
    .bool: ["true", "false"],
    .string: [
      "\"hello world\"", "\"Abc\"", "\"\"", "\"a,b,,c\"", "\"  pad \"", "\"42\"", "\"x1y22\"", "\"caf\\u{e9}\"",
      "\"e\\u{301}a\"", "\"one two  three\"", "\"3.25\"", "\"Zebra\"", "\"line\\nbreak\"", "\"\\u{1F600}ok\"",
    ],
    .character: ["\"a\"", "\"Z\"", "\"7\"", "\" \"", "\",\"", "\"\\u{e9}\"", "\"l\""],
    .substring: ["\"hello world\".dropFirst(2)", "\"Abc def\".prefix(5)", "\"42x\".dropLast()"],
    .ints: ["[3, 1, 2]", "[Int]()", "[5]", "[1, 2, 3, 4, 5, 6]", "[2, 2, 7, -1, 7]", "Array(0..<5)"],
    .doubles: ["[2.5, 0.5]", "[Double]()", "[1, -2, 3.75]", "[0.1, 0.2, 0.3]"],
    .strings: ["[\"b\", \"a\", \"C\"]", "[String]()", "[\"one\", \"two\", \"three\"]", "[\"x\", \"\", \"yy\"]"],
    .slice: ["[1, 2, 3, 4, 5][1...3]", "[9, 8, 7].dropFirst()", "[4, 5, 6].prefix(2)"],
    .table: ["[\"a\": 1, \"b\": 2]", "[String: Int]()", "[\"one\": 3, \"two\": 3, \"six\": 6]"],
    .set: ["[1, 2, 3]", "Set<Int>()", "Set([5, 3, 5, 9])"],
    .someInt: ["nil", "4", "Int(\"12\")", "Int(\"x\")"],
    .someString: ["nil", "\"some\""],
    .someDouble: ["nil", "1.5", "Double(\"2.75\")", "Double(\"no\")"],
    .range: ["0..<4", "2..<7", "3..<3"],
    .nested: ["[[1, 2], [3]]", "[[Int]]()", "[[], [4, 5, 6]]"],
    .characters: ["[Character(\"a\"), \"b\"]", "Array(\"hello\")", "[Character]()"],
  ]

  /// Expressions with parts.
  static let forms: [Kind: [String]] = [
    .int: ints, .double: doubles, .bool: bools, .string: strings, .character: characters, .substring: substrings,
    .ints: intLists, .doubles: doubleLists, .strings: stringLists, .slice: slices, .table: tables, .set: sets,
    .someInt: someInts, .someString: someStrings, .someDouble: someDoubles, .range: ranges, .nested: nestedLists,
    .characters: characterLists,
  ]

  private static let ints = [
    "‹i› + ‹i›", "‹i› &* ‹i›", "‹i› / 3", "‹i› % 5", "abs(‹i›)", "min(‹i›, ‹i›)", "max(‹i›, ‹i›, 2)", "‹i›.signum()",
    "‹i›.quotientAndRemainder(dividingBy: 4).remainder", "Int(‹i›.magnitude)", "‹i›.nonzeroBitCount",
    "‹i›.trailingZeroBitCount", "‹i› ^ ‹i›", "‹i› & 15", "‹i› | 8", "~‹i›", "‹i› << ‹3›", "‹i› >> 1", "-‹i›",
    "‹s›.count", "‹s›.utf8.count", "‹s›.unicodeScalars.count", "‹s›.split(separator: \" \").count",
    "‹s›.filter { $0.isLetter }.count", "‹I›.count", "‹I›.reduce(0, +)", "‹I›.reduce(1) { $0 &* $1 }",
    "‹I›.reduce(into: 0) { $0 += $1 * 2 }", "‹I›.first ?? ‹i›", "‹I›.max() ?? 0", "‹I›.min(by: >) ?? -1",
    "‹I›.firstIndex(of: ‹i›) ?? 99", "‹I›.lastIndex { $0 > 1 } ?? -1", "‹I›.endIndex", "‹T›[\"a\"] ?? 9",
    "‹T›[\"two\", default: ‹i›]", "‹T›.count", "‹T›.values.reduce(0, +)", "‹E›.count", "‹E›.sorted().first ?? 0",
    "‹o› ?? ‹i›", "‹o›.map { $0 * 2 } ?? 1", "Int(‹d›)", "Int(‹d›.rounded())", "Int(‹s›) ?? ‹i›",
    "Int(\"ff\", radix: 16) ?? 0", "‹r›.count", "‹r›.upperBound", "‹r›.reduce(0, +)", "‹N›.map(\\.count).reduce(0, +)",
    "‹N›.joined().count", "‹b› ? ‹i› : ‹i›", "given(‹I›) { $0.popLast() ?? 0 }",
    "given(‹I› + [4]) { $0.removeFirst() }", "given(‹I› + [4]) { $0.remove(at: 0) }",
    "given(‹E›) { $0.insert(‹9›).inserted ? 1 : 0 }", "given(‹T›) { $0.removeValue(forKey: \"a\") ?? -5 }",
    "given(‹T›) { $0.updateValue(3, forKey: \"b\") ?? -6 }", "‹c›.wholeNumberValue ?? -1",
    "Int(‹c›.unicodeScalars.first!.value)", "‹S›.map(\\.count).max() ?? 0", "‹C›.count", "‹L›.count",
    "‹L›.startIndex", "‹L›.reduce(0, +)", "zip(‹I›, ‹I›).map { $0 * $1 }.reduce(0, +)",
    "‹I›.enumerated().map { $0.offset * $0.element }.reduce(0, +)", "‹I›.lazy.map { $0 + 1 }.reduce(0, +)",
    "stride(from: 0, to: ‹9›, by: 2).reduce(0, +)", "stride(from: 9, through: 0, by: -3).map { $0 }.count",
    "‹s›.distance(from: ‹s›.startIndex, to: ‹s›.startIndex)", "‹s›.hashValue == 0 ? 0 : 1",
    "‹I›.count(where: { $0 > 1 })", "given(‹I›) { $0.partition { $0 > 2 } }", "‹i›.byteSwapped & 1",
    "Int(exactly: ‹d›) ?? 5",
    "Int(clamping: ‹i›)", "Int(UInt8(truncatingIfNeeded: ‹i›))", "Int(Int8(clamping: ‹i›))", "‹i›.advanced(by: ‹3›)",
    "‹i›.distance(to: ‹i›)", "‹i›.leadingZeroBitCount", "‹I›.sorted().last ?? 0", "‹I›.indices.last ?? -2",
  ]

  private static let doubles = [
    "‹d› + ‹d›", "‹d› * 0.5", "‹d› / 4", "-‹d›", "abs(‹d›)", "‹d›.rounded()", "‹d›.rounded(.up)", "‹d›.rounded(.down)",
    "‹d›.rounded(.towardZero)", "‹d›.rounded(.toNearestOrEven)", "‹d›.rounded(.awayFromZero)",
    "‹d›.truncatingRemainder(dividingBy: 1.5)", "‹d›.remainder(dividingBy: 2)", "abs(‹d›).squareRoot()", "floor(‹d›)",
    "ceil(‹d›)", "round(‹d›)", "trunc(‹d›)", "pow(‹d›, 2)", "hypot(‹d›, 3)", "min(‹d›, ‹d›)", "max(‹d›, 0)",
    "Double(‹i›)", "‹D›.reduce(0, +)", "‹D›.max() ?? 0", "‹D›.map { $0 * 2 }.min() ?? 1", "‹q› ?? ‹d›", "‹d›.magnitude",
    "‹d›.sign == .minus ? -1 : 1", "Double(‹s›) ?? 0.5", "Double(Float(‹d›))", "‹d›.isZero ? 1 : 2",
    "‹I›.map { Double($0) / 2 }.reduce(0, +)", "Double(‹I›.count) / 3", "atan2(‹d›, 2)", "sin(‹d›)", "exp(min(‹d›, 2))",
    "‹d›.nextUp", "‹d›.ulp", "‹d›.significand", "Double(‹d›.exponent)",

    "copysign(‹d›, -1)", "fmod(‹d›, 2)", "stride(from: 0.0, to: 1.0, by: 0.25).reduce(0, +)", "cbrt(‹d›)",
    "log(abs(‹d›) + 1)",
    "‹d›.advanced(by: 0.5)", "‹d›.distance(to: 4)", "Double.pi * ‹d›", "‹b› ? ‹d› : ‹d›",
    "fabs(‹d›)", "Double(‹i›) * 0.1", "(‹d› * 100).rounded() / 100", "Double(\"1e3\") ?? 0",
    "Double(exactly: ‹i›) ?? 0",
  ]

  private static let bools = [
    "‹i› > ‹i›", "‹d› <= ‹d›", "‹s› == ‹s›", "‹s› < ‹s›", "‹s›.isEmpty", "‹s›.hasPrefix(\"h\")", "‹s›.hasSuffix(\"c\")",
    "‹s›.contains(\"a\")", "‹s›.contains(\"wor\")", "‹s›.contains { $0.isNumber }", "‹s›.allSatisfy { $0.isLetter }",
    "‹I›.contains(‹i›)", "‹I›.contains { $0 % 2 == 0 }", "‹I›.allSatisfy { $0 > 0 }", "‹I› == ‹I›", "‹I›.isEmpty",
    "‹I›.elementsEqual(‹L›)", "‹I›.starts(with: [1, 2])", "‹I›.lexicographicallyPrecedes(‹I›)", "‹E›.contains(3)",
    "‹E›.isSubset(of: ‹E›)", "‹E›.isDisjoint(with: ‹E›)", "‹E›.isSuperset(of: [1])", "‹E› == ‹E›", "‹T› == ‹T›",
    "‹T›.keys.contains(\"a\")", "‹T›.contains { $0.value == 3 }", "‹T›.isEmpty", "‹o› == nil", "‹o› == ‹i›",
    "‹p› != nil",
    "‹r›.contains(‹i›)", "‹r›.isEmpty", "‹r›.overlaps(1..<3)", "(0...5) ~= ‹i›", "‹i›.isMultiple(of: 3)",
    "‹c›.isLetter",
    "‹c›.isNumber", "‹c›.isWhitespace", "‹c›.isUppercase", "‹c›.isPunctuation", "‹c› < ‹c›", "‹c›.isASCII",
    "‹b› && ‹b›", "‹b› || ‹b›", "!‹b›", "‹b› != ‹b›", "‹d›.isNaN", "‹d›.isFinite", "‹d› == ‹d›.rounded()",
    "‹S›.contains(\"a\")", "‹S› == ‹S›", "‹N›.contains([3])", "Bool(\"true\") ?? false", "Bool(‹s›) ?? true",
    "‹s›.caseInsensitiveCompare(\"ABC\") == .orderedSame", "‹s›.localizedCaseInsensitiveContains(\"O\")",
    "‹s›.range(of: \"o\") != nil", "‹C›.contains(\"l\")", "‹u› == \"llo world\"", "‹u›.isEmpty", "‹L›.contains(4)",
    "‹E›.isStrictSubset(of: ‹E›)", "given(‹b›) { $0.toggle(); return $0 }", "‹c›.isHexDigit", "‹c›.isLowercase",
    "(‹i›, ‹s›) < (7, \"b\")", "(‹i›, ‹i›) == (7, 0)", "‹c›.isNewline", "‹s›.compare(\"b\") == .orderedAscending",
  ]

  private static let strings = [
    "‹s› + ‹s›", "‹s›.uppercased()", "‹s›.lowercased()", "‹s›.capitalized", "String(‹s›.reversed())", "\"<\\(‹i›)>\"",
    "\"\\(‹d›)\"", "\"\\(‹s›)-\\(‹b›)\"", "\"\\(‹I›)\"", "\"\\(‹S›)\"", "\"\\(‹D›)\"", "String(describing: ‹o›)",
    "String(‹i›)", "String(‹d›)", "String(‹i›, radix: 2)", "String(‹i›, radix: 16, uppercase: true)",
    "String(repeating: ‹s›, count: ‹3›)", "String(repeating: \"ab\", count: 2)", "‹S›.joined(separator: \"+\")",
    "‹S›.joined()", "String(‹s›.prefix(‹4›))", "String(‹s›.suffix(‹4›))", "String(‹s›.dropFirst(‹2›))", "String(‹u›)",
    "‹s›.replacingOccurrences(of: \"o\", with: \"00\")", "‹s›.replacing(\"l\", with: \"L\")",
    "‹s›.trimmingCharacters(in: .whitespaces)", "‹s›.filter { !$0.isWhitespace }",
    "String(‹s›.map { $0 == \"a\" ? \"A\" : $0 })",
    "String(‹s›.sorted())", "‹s›.components(separatedBy: \",\").joined(separator: \"|\")",
    "‹s›.split(separator: \" \").map { $0.capitalized }.joined(separator: \" \")", "String(‹s›.first ?? \"-\")",
    "String(format: \"%d\", ‹i›)", "String(format: \"%05d|%-5d|\", ‹i›, ‹i›)", "String(format: \"%.2f\", ‹d›)",
    "String(format: \"%8.3f|\", ‹d›)", "String(format: \"%x %o\", abs(‹i›), abs(‹i›))",
    "String(format: \"%@ is %d%%\", ‹s›, ‹i›)",
    "String(format: \"%g\", ‹d›)", "String(format: \"%+.1e\", ‹d›)",
    "String(format: \"%02d:%02d\", abs(‹i›) / 60, abs(‹i›) % 60)",
    "‹p› ?? ‹s›", "‹I›.description", "‹I›.map(String.init).joined(separator: \",\")", "‹I›.map { \"\\($0)\" }.joined()",
    "String(‹c›)", "‹c›.uppercased()", "‹c›.description", "String(‹C›)",
    "‹s›.padding(toLength: 6, withPad: \".\", startingAt: 0)",
    "changed(‹s›) { $0.append(\"!\") }", "changed(‹s›) { $0 += ‹s› }",
    "changed(‹s›) { $0.insert(\"#\", at: $0.startIndex) }",
    "changed(‹s›) { $0.removeAll { $0 == \"a\" } }", "changed(‹s› + \"q\") { $0.removeLast() }",
    "changed(‹s› + \"q\") { _ = $0.removeFirst() }",
    "\"\\(‹r›)\"", "\"\\((‹i›, ‹s›))\"", "String(describing: ‹s›)",
    "String(reflecting: ‹s›)",
    "‹s›.debugDescription", "\"\\(‹N›)\"", "‹b›.description", "‹d›.description", "‹i›.description",
    "‹T›.keys.sorted().joined(separator: \"/\")",
    "‹T›.sorted { $0.key < $1.key }.map { \"\\($0.key)=\\($0.value)\" }.joined(separator: \"&\")",
    "‹s›.enumerated().map { $0.offset % 2 == 0 ? $0.element.uppercased() : $0.element.lowercased() }.joined()",
    "‹S›.max() ?? \"\"", "‹S›.first ?? ‹s›", "‹S›.min { $0.count < $1.count } ?? \"?\"", "‹S›.sorted().description",
    "‹s›.lowercased().split(separator: \"o\").joined(separator: \"0\")",
    "‹s›.trimmingCharacters(in: .whitespacesAndNewlines)",
    "String(‹s›[‹s›.startIndex..<‹s›.endIndex])", "‹s›.reduce(\"\") { \"\\($1)\" + $0 }",
    "\"\"\"\n    a \\(‹i›)\n      b\n    \"\"\"",
    "‹s›.replacingOccurrences(of: \" \", with: \"\").lowercased()", "‹s›.isEmpty ? \"empty\" : ‹s›",
    "\"\\(‹E›.sorted())\"",
    "‹S›.reversed().joined(separator: \" \")", "‹S›.enumerated().map { \"\\($0)\\($1)\" }.joined()", "\"\\(‹L›)\"",
    "\"\\(‹c›)\\(‹u›)\"",
    "‹s›.prefix(while: { $0.isLetter }).description", "String(‹s›.drop(while: { $0 != \"l\" }))",
    "‹s›.appending(\"z\")",

    "String(‹s›.unicodeScalars.filter { $0.isASCII }.map { Character($0) })", "String(UnicodeScalar(UInt8(65 + ‹9›)))",
    "String(‹b›)", "‹s› > ‹s› ? \"more\" : \"less\"", "String(‹s›.unicodeScalars.first.map { Character($0) } ?? \"n\")",
    "zip(‹s›, ‹s›).map { \"\\($0)\\($1)\" }.joined()",
    "‹s›.components(separatedBy: .whitespaces).filter { !$0.isEmpty }.joined(separator: \"_\")",
    "‹s›.split(whereSeparator: { $0.isNewline }).joined(separator: \"/\")", "\"\\(‹q›.map { $0 + 1 } ?? 0)\"",
    "String(‹s›.prefix(upTo: ‹s›.startIndex))",
    "changed(‹s›) { $0.replaceSubrange($0.startIndex..<$0.endIndex, with: \"new\") }",
  ]

  private static let characters = [
    "‹s›.first ?? ‹c›", "‹s›.last ?? \"z\"", "Character(String(‹9›))", "‹c›.uppercased().first ?? \"?\"",
    "‹C›.first ?? \"f\"",
    "‹s›.max() ?? \"m\"", "‹s›.min() ?? \"n\"", "Array(‹s› + \"k\")[0]", "(‹s› + \"t\")[(‹s› + \"t\").startIndex]",
    "‹b› ? ‹c› : ‹c›", "Character(UnicodeScalar(UInt8(97 + ‹9›)))", "Character(UnicodeScalar(8364)!)",
    "‹C›.last ?? ‹c›",
    "(‹s› + \"yes\")[(‹s› + \"yes\").index(before: (‹s› + \"yes\").endIndex)]", "‹s›.first { $0.isLetter } ?? \"!\"",
  ]

  private static let substrings = [
    "‹s›.prefix(‹4›)", "‹s›.suffix(‹4›)", "‹s›.dropFirst(‹3›)", "‹s›.dropLast(‹3›)",
    "‹s›.prefix { $0 != \" \" }",
    "‹s›.drop { $0.isLetter }", "‹s›.split(separator: \",\").first ?? \"none\"",
    "‹s›.firstIndex(of: \"o\").map { ‹s›[$0...].prefix(0) } ?? \"no\"",
    "Substring(‹s›)", "‹u›.dropFirst()", "‹u›.prefix(2)", "‹s›[..<(‹s›.firstIndex(of: \" \") ?? ‹s›.endIndex)]",
  ]

  private static let intLists = [
    "‹I›.sorted()", "‹I›.sorted(by: >)", "‹I›.reversed()", "‹I› + ‹I›", "‹I›.map { $0 * $0 }", "‹I›.filter { $0 > 1 }",
    "Array(‹I›.dropFirst(‹2›))", "Array(‹I›.prefix(‹3›))", "Array(‹I›.suffix(2))", "Array(‹r›)", "Array(‹L›)",
    "‹N›.flatMap { $0 }",
    "Array(‹N›.joined())", "Array(‹N›.joined(separator: [0]))", "‹S›.compactMap { Int($0) }", "‹S›.map(\\.count)",
    "‹s›.map { $0.isLetter ? 1 : 0 }",
    "‹s›.utf8.map { Int($0) }", "‹s›.compactMap(\\.wholeNumberValue)", "‹E›.sorted()", "‹T›.values.sorted()",
    "‹I›.enumerated().map { $0 + $1 }",
    "zip(‹I›, ‹I›).map { $0 - $1 }", "zip(‹I›, ‹I›.dropFirst()).map(+)", "Array(stride(from: 0, to: 10, by: 3))",
    "Array(repeating: ‹i›, count: ‹4›)",
    "changed(‹I›) { $0.append(‹i›) }", "changed(‹I›) { $0.insert(9, at: 0) }",
    "changed(‹I›) { $0.removeAll { $0 == 2 } }", "changed(‹I›) { $0.sort() }",
    "changed(‹I›) { $0.reverse() }", "changed(‹I› + [8, 9]) { $0.swapAt(0, $0.count - 1) }",
    "changed(‹I›) { $0 += [1] }", "changed(‹I›) { $0.append(contentsOf: ‹L›) }",
    "changed(‹I› + [1, 2, 3]) { $0.removeSubrange(0..<2) }",
    "changed(‹I› + [1, 2]) { $0.replaceSubrange(0...1, with: [7, 7, 7]) }", "changed(‹I› + [1]) { $0.removeLast() }",
    "changed(‹I›) { for i in $0.indices { $0[i] += i } }", "‹I›.reduce(into: []) { $0.insert($1, at: 0) }",
    "‹I›.reduce([]) { $0 + [$1, $1] }",
    "Array(‹I›.prefix { $0 < 4 })", "Array(‹I›.drop { $0 < 2 })",
    "Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil })", "‹I›.indices.map { $0 * 2 }",
    "Array(Set(‹I›)).sorted()", "Array(‹I›.enumerated().filter { $0.offset % 2 == 0 }.map(\\.element))",
    "‹I›.lazy.filter { $0 > 0 }.map { $0 + 1 }.sorted()",
    "‹I›.split(separator: 2).map(\\.count)", "‹I›.map { $0.description.count }", "‹I›.sorted { $0 % 3 < $1 % 3 }",
    "‹I›.flatMap { [$0, -$0] }",
    "‹I›.compactMap { $0 > 2 ? $0 : nil }", "changed(‹I› + [4, 5, 6]) { _ = $0.partition { $0 > 2 } }.sorted()",
    "‹T›.map(\\.value).sorted()", "Array(‹I›.lazy.reversed())",
    "‹I›.min().map { [$0] } ?? []", "changed(‹I›) { $0.removeFirst(min(1, $0.count)) }", "[‹i›, ‹i›]",
    "‹I›.isEmpty ? [1] : ‹I›", "‹c›.utf8.map { Int($0) }",
    "‹E›.union(‹E›).sorted()", "‹E›.map { $0 * 2 }.sorted()", "‹r›.map { $0 * $0 }", "‹r›.filter { $0 % 2 == 1 }",
    "‹r›.reversed()", "changed(‹I› + [3, 4]) { $0[0] = 77 }",
    "‹r›.dropFirst().map { $0 }", "changed(‹I› + [3, 4]) { $0[0...1] = [6] }",

  ]

  private static let doubleLists = [
    "‹D›.map { $0 / 2 }", "‹D›.sorted()", "‹I›.map(Double.init)", "‹D›.filter { $0 > 0 }",
    "Array(stride(from: 0.0, through: 1, by: 0.25))", "‹D› + [‹d›]",
    "‹S›.compactMap(Double.init)", "zip(‹D›, ‹I›).map { $0 * Double($1) }", "‹D›.map { $0.rounded(.up) }",
    "‹I›.map { Double($0) / 3 }", "‹D›.reversed()",
    "changed(‹D›) { $0.append(‹d›) }", "‹D›.enumerated().map { Double($0) * $1 }", "Array(repeating: ‹d›, count: ‹3›)",
    "‹D›.map { max($0, 1) }", "‹r›.map { Double($0) * 0.1 }",
  ]

  private static let stringLists = [
    "‹s›.split(separator: \" \").map(String.init)", "‹s›.components(separatedBy: \",\")",
    "‹s›.components(separatedBy: \"o\")", "‹S›.sorted()", "‹S›.map { $0.uppercased() }",
    "‹S›.filter { !$0.isEmpty }", "‹S› + [‹s›]", "‹S›.reversed()", "‹s›.map { String($0) }", "‹I›.map { \"n\\($0)\" }",
    "‹T›.keys.sorted()", "‹S›.sorted { $0.count > $1.count }",
    "‹s›.split(separator: \",\", omittingEmptySubsequences: false).map(String.init)",
    "‹s›.split(separator: \" \", maxSplits: 1).map(String.init)", "Array(‹S›.prefix(2))",
    "changed(‹S›) { $0.append(‹s›) }", "changed(‹S›) { $0.sort(by: >) }",
    "‹S›.enumerated().map { \"\\($0.offset).\\($0.element)\" }",
    "Dictionary(grouping: ‹S›, by: \\.count).keys.sorted().map { \"\\($0)\" }",
    "‹S›.compactMap { $0.first.map(String.init) }", "‹S›.flatMap { [$0, $0] }",
    "‹S›.sorted { $0.lowercased() < $1.lowercased() }", "[‹s›, ‹s›]", "‹D›.map { String(format: \"%.1f\", $0) }",
    "‹S›.map { $0.isEmpty ? \"-\" : $0 }", "‹S›.map(\\.description)", "Array(Set(‹S›)).sorted()",
    "‹s›.split { $0 == \",\" || $0 == \" \" }.map { \"\\($0)\" }",
    "‹s›.split(separator: \"wo\").map(String.init)", "‹S›.sorted { $0.localizedCompare($1) == .orderedAscending }",
    "‹S›.sorted(by: { ($0.count, $0) < ($1.count, $1) })",
  ]

  private static let slices = [
    "‹I›[...]", "‹I›.dropFirst()", "‹I›.dropLast()", "‹I›.prefix(2)", "‹I›.suffix(2)", "‹L›.dropFirst()",
    "‹I›.prefix { $0 < 3 }", "‹I›.drop { $0 > 2 }",
    "(‹I› + [1, 2, 3])[1..<3]", "(‹I› + [1, 2, 3])[1...]", "‹L›.prefix(1)", "‹I›.split(separator: 2).first ?? []",
    "changed(‹L›) { $0.append(5) }", "(‹I› + [1])[..<1]",
  ]

  private static let tables = [
    "‹T›.filter { $0.value > 1 }", "‹T›.mapValues { $0 * 2 }", "‹T›.merging(‹T›) { $0 + $1 }",
    "Dictionary(uniqueKeysWithValues: [(\"k\", ‹i›), (\"l\", 2)])",
    "changed(‹T›) { $0[\"new\"] = ‹i› }", "changed(‹T›) { $0[\"a\"] = nil }",
    "changed(‹T›) { $0[\"a\", default: 10] += 1 }", "Dictionary(grouping: ‹S›, by: { $0 }).mapValues(\\.count)",
    "Dictionary(‹S›.map { ($0, $0.count) }, uniquingKeysWith: { $0 + $1 })",
    "‹S›.reduce(into: [:]) { $0[$1, default: 0] += 1 }", "changed(‹T›) { $0.merge([\"a\": 50]) { _, new in new } }",
    "‹T›.compactMapValues { $0 > 1 ? $0 * 10 : nil }",
    "Dictionary(uniqueKeysWithValues: zip([\"x\", \"y\", \"z\"], ‹I›))",
    "‹s›.reduce(into: [:]) { $0[String($1), default: 0] += 1 }",
    "Dictionary(grouping: ‹I›) { $0 % 2 == 0 ? \"even\" : \"odd\" }.mapValues { $0.reduce(0, +) }",
    "changed(‹T›) { $0.removeValue(forKey: \"b\") }", "changed(‹T›) { $0.removeAll() }",
  ]

  private static let sets = [
    "Set(‹I›)", "‹E›.union(‹E›)", "‹E›.intersection(‹E›)", "‹E›.subtracting(‹E›)", "‹E›.symmetricDifference(‹E›)",
    "changed(‹E›) { $0.insert(‹9›) }", "changed(‹E›) { $0.remove(3) }",
    "‹E›.filter { $0 > 2 }", "Set(‹S›.map(\\.count))", "changed(‹E›) { $0.formUnion(‹I›) }",
    "changed(‹E›) { $0.subtract([1, 2]) }", "Set(‹E›.map { $0 % 3 })", "changed(‹E›) { $0.formIntersection([1, 3]) }",
    "Set(‹r›)", "‹E›.union(‹I›)",
  ]

  private static let someInts = [
    "‹I›.first", "‹I›.last", "‹I›.max()", "‹I›.min()", "Int(‹s›)", "‹I›.firstIndex(of: ‹i›)", "‹I›.first { $0 > 2 }",
    "‹I›.last { $0 < 5 }", "‹T›[\"b\"]", "‹T›[‹s›]", "‹o›.map { $0 + 1 }",
    "‹o›.flatMap { $0 > 3 ? $0 : nil }", "‹c›.wholeNumberValue", "Int(‹s›, radix: 16)", "‹S›.first?.count",
    "‹p›?.count", "‹L›.first", "‹N›.first?.last", "‹I›.max { $0 % 4 < $1 % 4 }",
    "‹S›.firstIndex(of: \"a\")", "‹E›.max()", "Int(exactly: ‹d›)", "‹r›.first", "‹r›.last", "‹N›.first?.first",
    "‹S›.first.map { $0.count }", "‹c›.hexDigitValue", "‹T›.values.max()", "‹T›.first { $0.key == \"b\" }?.value",
    "‹T›.min { $0.key < $1.key }?.value", "‹I›.indices.first", "‹I›.lastIndex(of: 7)", "Int(‹c›.description)",
    "‹c›.asciiValue.map(Int.init)",
  ]

  private static let someStrings = [
    "‹S›.first", "‹S›.last", "‹S›.max()", "‹p›.map { $0.uppercased() }", "‹S›.first { $0.count > 1 }",
    "‹o›.map { \"\\($0)\" }", "‹b› ? ‹s› : nil", "‹p› ?? ‹p›", "‹T›.keys.sorted().first",
    "‹S›.min { $0.count < $1.count }",
    "‹T›.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key", "‹p›?.lowercased().capitalized",
    "‹s›.first.map(String.init)", "‹S›.dropFirst().first", "‹p›.flatMap { $0.isEmpty ? nil : $0 + \"!\" }",
  ]

  private static let someDoubles = [
    "Double(‹s›)", "‹D›.first", "‹D›.max()", "‹q›.map { $0 * 2 }", "‹o›.map(Double.init)", "‹D›.last",
    "‹S›.compactMap(Double.init).first", "‹D›.min { abs($0) < abs($1) }", "‹b› ? ‹d› : nil", "‹D›.first { $0 > 1 }",
  ]

  private static let ranges = [
    "0..<‹9›", "‹I›.indices", "‹r›.clamped(to: 1..<5)", "‹r›.lowerBound..<‹r›.upperBound + 1", "‹L›.indices",
    "Range(0...‹4›)", "(‹I› + [0]).startIndex..<3",
  ]

  private static let nestedLists = [
    "[‹I›, ‹I›]", "‹I›.map { [$0] }", "‹N›.filter { !$0.isEmpty }", "‹N›.map { $0.sorted() }", "‹N› + [[1]]",
    "‹I›.split(separator: 2).map(Array.init)",
    "stride(from: 0, to: ‹I›.count, by: 2).map { Array(‹I›[$0..<min($0 + 2, ‹I›.count)]) }",
    "Dictionary(grouping: ‹I›) { $0 % 2 }.sorted { $0.key < $1.key }.map(\\.value)",
    "‹N›.sorted { $0.count < $1.count }", "Array(repeating: ‹I›, count: 2)", "changed(‹N› + [[2]]) { $0[0].append(9) }",
    "‹N›.reversed()",
    "‹r›.map { Array(0..<$0) }", "‹N›.map { Array($0.reversed()) }",
  ]

  private static let characterLists = [
    "Array(‹s›)", "‹s›.sorted()", "‹s›.filter { $0.isLetter }.map { $0 }", "‹C›.reversed()", "Array(‹s›.reversed())",
    "‹C› + [‹c›]", "‹s›.map { Character($0.uppercased()) }", "Array(Set(‹s›)).sorted()",
    "‹s›.enumerated().filter { $0.offset % 2 == 1 }.map(\\.element)",
    "Array(‹s›.prefix(3))", "‹S›.compactMap(\\.first)", "‹C›.sorted(by: >)", "‹S›.flatMap { Array($0) }",
    "‹S›.joined().map { $0 }", "changed(‹C›) { $0.append(\"x\") }",
  ]
}
