import Testing

@testable import ShapeInterpreter

/// The messages about classes; marked as in `DiagnosticTests`.
extension DiagnosticTests {
  @Test func onlyObjectsEnd() {
    expect(
      """
      struct Part {
        deinit { }
        ^ 'deinit' is not supported in a struct
        var a = 1
      }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let part = Part()
          return Path(rect)
        }
      }
      """)
  }

  @Test func objectsAreFilledBeforeTheyAreUsed() {
    expect(
      """
      class Root {
        var a: Int
        let b: Int
        func tell() {}
        init(early: Int) {
          tell()
          ^ 'self' used in method call 'tell' before all stored properties are initialized
          a = 1
          b = 2
        }
        init(partly: Int) {
          a = partly
        }
        ^ return from initializer without initializing all stored properties
        init(read: Int) {
          b = a
              ^ variable 'self.a' used before being initialized
          a = read
        }
        init(taken: Int) {
          a = 1
          let f = { self.a }
                  ^ 'self' captured by a closure before all members were initialized
          b = f()
        }
        init(twice: Int) {
          a = twice
          b = 1
          b = 2
          ^ immutable value 'self.b' may only be initialized once
        }
        init(whole: Int) {
          keep(self)
               ^ 'self' used before all stored properties are initialized
          a = 1
          b = 1
        }
      }
      func keep(_ root: Root) {}
      class Branch: Root {
        var c: Int
        var d = 1
        init(late: Int) {
          super.init(partly: 1)
                ^ property 'self.c' not initialized at super.init call
          c = 1
        }
        init(early: Bool) {
          a = 3
          ^ 'self' used in property access 'a' before 'super.init' call
          c = 1
          super.init(partly: 1)
        }
        init(calling: Bool) {
          c = 1
          tell()
          ^ 'self' used in method call 'tell' before 'super.init' call
          super.init(partly: 1)
        }
        init(without: Bool) {
          c = 1
        }
        ^ 'super.init' isn't called on all paths before returning from initializer
        init(again: Bool) {
          c = 1
          super.init(partly: 1)
          super.init(partly: 1)
                ^ 'super.init' called multiple times in initializer
        }
        init(other: Bool) {
        ^ designated initializer for 'Branch' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?
          self.init(late: 3)
        }
        convenience init(up: Bool) {
                    ^ convenience initializer for 'Branch' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')
          super.init(partly: 3)
        }
        convenience init(soon: Bool) {
          d = 4
          ^ 'self' used in property access 'd' before 'self.init' call
          self.init(late: 3)
        }
        convenience init(selfless: Bool) {
          keep(self)
               ^ 'self' used before 'self.init' call
          self.init(late: 3)
        }
        convenience init(calls: Bool) {
          tell()
          ^ 'self' used in method call 'tell' before 'self.init' call
          self.init(late: 3)
        }
        convenience init(never: Bool) {
          if never { self.init(late: 3) }
        }
        ^ 'self.init' isn't called on all paths before returning from initializer
        convenience init(often: Bool) {
          self.init(late: 3)
          self.init(late: 4)
               ^ 'self.init' called multiple times in initializer
        }
        init(superself: Int) {
          c = 1
          keep(self)
               ^ 'self' used before 'super.init' call
          super.init(partly: 1)
        }
      }
      class Plain {
        var e = 1
        init() {}
        init?(maybe: Int) { if maybe > 0 { return nil } }
      }
      class Leaf: Plain {
        var f: Int
        init(forgetful: Int) {
        }
        ^ property 'self.f' not initialized at implicitly generated super.init call
        init(sure: Int) {
          f = 1
          super.init(maybe: 1)
                ^ a non-failable initializer cannot delegate to a failable initializer
        }
      }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          _ = [Root(early: 1), Root(partly: 1), Root(read: 1), Root(taken: 1), Root(twice: 1), Root(whole: 1)]
          _ = [Branch(late: 1), Branch(superself: 1)]
          _ = [Branch(early: true), Branch(calling: true), Branch(without: true), Branch(again: true), Branch(other: true)]
          _ = [Branch(up: true), Branch(soon: true), Branch(selfless: true), Branch(calls: true), Branch(never: true)]
          _ = [Branch(often: true)]
          _ = [Leaf(forgetful: 1), Leaf(sure: 1)]
          return Path(rect)
        }
      }
      """)
  }

  @Test func classesHaveInitializers() {
    expect(
      """
      class Empty { var a: Int; let b: String }
            ^ class 'Empty' has no initializers
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let empty = Empty()
          return Path(rect)
        }
      }
      """)
  }

  @Test func objectsAreChangedThroughConstants() {
    expect(
      """
      class Item {
        let name = "a"
        var count = 1
        func rename() { name = "b" }
                        ^ cannot assign to property: 'name' is a 'let' constant
        func replace() { self = Item() }
                         ^ cannot assign to value: 'self' is immutable
        func up() { super.rename() }
                    ^ 'super' members cannot be referenced in a root class
      }
      struct Box { let item = Item(); var size = 1 }
      struct Calls: Shape {
        func path(in rect: CGRect) -> Path {
          let item = Item()
          item.rename()
          item.replace()
          item.up()
          return Path(rect)
        }
      }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let box = Box()
          box.item.count += 1
          box.item.name = "c"
                   ^ cannot assign to property: 'name' is a 'let' constant
          box.item = Item()
              ^ cannot assign to property: 'item' is a 'let' constant
          let same = 3 === box.item
                     ^ argument type 'Int' expected to be an instance of a class or class-constrained type
          return Path(rect)
        }
      }
      """)
  }

  @Test func whatClassesLackIsSaid() {
    expect(
      """
      class Base {
        var size = 1
        class var title: String { "base" }
        required init() {}
        func twin() -> Base { Self() }
                              ^ the class of an object of type 'Base' is known only when it runs, which is not supported
        func name() -> String { type(of: self).title }
                                ^ the class of an object of type 'Base' is known only when it runs, which is not supported
      }
      class Derived: Base {
        override var size: Int { get { 2 } set {} }
      }
      struct Calls: Shape {
        func path(in rect: CGRect) -> Path {
          let base = Base()
          _ = [base.twin(), Derived()]
          _ = base.name()
          return Path(rect)
        }
      }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let base = Base()
          base.size = 3
               ^ overriding the stored property 'size' is not supported
          return Path(rect)
        }
      }
      """)
  }
}
