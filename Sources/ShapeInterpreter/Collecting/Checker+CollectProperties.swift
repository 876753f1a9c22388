import SwiftSyntax

// Collecting properties: stored and computed ones, of instances, types and the file.

extension Checker {
  mutating func collectVariable(_ node: VariableDeclSyntax, in outer: TypeContext?) {
    // In `var a, b: CGFloat`, the type holds for the names before it that have neither a type nor a value.
    var annotation: TypeSyntax?
    if let outer, outer.isReference, node.attributes.names("NSManaged") { return collectManaged(node, in: outer) }
    let refusal = refusal(of: node.modifiers, node.attributes)
    for binding in node.bindings.reversed().flatMap(BindingPart.parts) {
      annotation = binding.annotation ?? (binding.value == nil ? annotation : nil)
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.identifierText
      var accessors = binding.accessors.map(Accessors.init)
      if let refusal { accessors?.refusal = refusal }
      if let accessors, accessors.isComputed {
        collectComputed(name, annotation, accessors, isStatic: node.isOfType, at: pattern.offset, in: outer)
        declarations.functions[lastGetter].isBuilder = node.attributes.namesBuilder
        declarations.functions[lastGetter].ownBuilder = node.attributes.type(namedBy: declarations.builderNames)
      } else if let outer, !node.isOfType {
        let misplaced = problemOfStorage(isEntry: node.attributes.names("Entry"), in: outer)
        if let complaint = refusal ?? misplaced.map({ Complaint($0, at: pattern.offset) }), misplaced != nil {
          collectMisplaced(name, annotation, complaint, isStatic: false, in: outer)
          continue
        }
        // An entry of the environment adds to the library's values; those of other containers are not known.
        guard outer.isPrimary || outer.nominal.name == "EnvironmentValues" else { continue }
        collectStored(
          PropertyDeclaration(
            name: name, annotation: annotation, value: binding.value, isLet: node.isConstant,
            isPrivate: node.modifiers.has(.private) || node.modifiers.has(.fileprivate),
            documentation: node.docComment, offset: pattern.offset,
            isBuilder: node.attributes.namesBuilder,
            ownBuilder: node.attributes.type(namedBy: declarations.builderNames),
            hasAttribute: !node.attributes.isEmpty,
            refusal: refusal ?? refusalOfObservers(of: name, node) ?? refusalOfLazy(node, binding.value)),
          node, accessors?.observers ?? [], in: outer)
      } else if let outer, outer.isProtocol {
        let complaint = refusal ?? Complaint(DeclarationProblem.staticStoredInProtocol, at: pattern.offset)
        collectMisplaced(name, annotation, complaint, isStatic: true, in: outer)
      } else {
        let isGeneric = outer.map { !$0.generics.isEmpty } ?? false
        let misplaced = isGeneric ? Complaint(DeclarationProblem.staticStoredInGenericType, at: pattern.offset) : nil
        let state = outer == nil ? nil : WrapperUse(among: node.attributes, of: ["State"])
        let refusalOfWrapper = state == nil ? refusalOfWrapper(among: node.attributes) : nil
        collectGlobal(
          GlobalDeclaration(
            name: name, owner: outer?.type, annotation: annotation, value: binding.value,
            isLet: node.isConstant, offset: pattern.offset, state: state,
            refusal: refusal ?? misplaced ?? refusalOfWrapper),
          accessors?.observers ?? [], in: outer)
      }
    }
  }

  /// Returns the diagnostic for observers of an inherited property, or nil for other properties.
  private func refusalOfObservers(of name: String, _ node: VariableDeclSyntax) -> Complaint? {
    guard node.modifiers.has(.override) else { return nil }
    return Complaint(SupportProblem.overriddenStorage(name), at: node.offset)
  }

  /// Returns the diagnostic for a `lazy` property without a value, or nil for other properties.
  private func refusalOfLazy(_ node: VariableDeclSyntax, _ value: ExprSyntax?) -> Complaint? {
    guard node.modifiers.has(.lazy), value == nil else { return nil }
    return Complaint(DeclarationProblem.lazyWithoutValue, at: node.offset)
  }

  /// Returns why an instance cannot store a property that a type or an extension declares; nil if it can.
  private func problemOfStorage(isEntry: Bool, in outer: TypeContext) -> DeclarationProblem? {
    guard outer.isPrimary else { return isEntry ? nil : .storedInExtension }
    if outer.isProtocol { return .requirementWithoutAccessors }
    return types[outer.nominal]?.kind == .enumeration ? .storedInEnum : nil
  }

  /// Records a property that nothing can store, so that each use of it, and of an enum that is to store it, tells why.
  private mutating func collectMisplaced(
    _ name: String, _ annotation: TypeSyntax?, _ complaint: Complaint, isStatic: Bool, in outer: TypeContext
  ) {
    if outer.isPrimary, !outer.isProtocol, declarations.types[outer.nominal]?.refusal == nil {
      declarations.types[outer.nominal]?.refusal = complaint
    }
    let accessors = Accessors(refusal: complaint)
    collectComputed(name, annotation, accessors, isStatic: isStatic, at: complaint.offset, in: outer)
  }

  /// Records a stored property of an instance in its type, in source order.
  private mutating func collectStored(
    _ property: PropertyDeclaration, _ node: VariableDeclSyntax, _ observers: [AccessorDeclSyntax],
    in outer: TypeContext
  ) {
    var property = property
    var isInShape = false
    if !node.attributes.isEmpty {
      for bound in declarations.protocols(of: outer.nominal) where !isInShape {
        isInShape = declarations.refines(bound, .library("Shape"))
      }
    }
    guard property.take(node.attributes, wrappers: declarations.wrapperNames, inShape: isInShape) else { return }
    if node.modifiers.has(.lazy), let value = property.value { collectLazy(&property, value, in: outer) }
    collectObservers(of: property, observers, in: outer)
    let known = types[outer.nominal]?.properties ?? []
    let place = known.firstIndex { $0.offset > property.offset } ?? known.count
    declarations.types[outer.nominal]?.properties.insert(property, at: place)
  }

  /// Records a static stored property, or a constant or variable of the file.
  private mutating func collectGlobal(
    _ global: GlobalDeclaration, _ observers: [AccessorDeclSyntax], in outer: TypeContext?
  ) {
    let id = globals.count
    declarations.globals.append(global)
    declarations.globals[id].observers = collectObservers(
      named: global.name, of: .global(id), observers, owner: outer?.type, generics: outer?.generics ?? [],
      isStatic: true)
    if let outer {
      declarations.members[outer.nominal, default: MemberTable()].globals.add(
        id, global.name, unlessKnown: isCollectingOthers)
    } else {
      declarations.fileScope.globals.add(id, global.name, unlessKnown: isCollectingOthers)
    }
  }

  /// Turns a property into the storage of a lazy one, and declares the accessors that use it.
  private mutating func collectLazy(_ property: inout PropertyDeclaration, _ value: ExprSyntax, in outer: TypeContext) {
    let getter = functions.count
    for kind in [FunctionDeclaration.Kind.getter, .setter] {
      let new = FunctionDeclaration.Parameter(
        label: nil, name: "newValue", type: property.annotation, offset: property.offset)
      declarations.append(
        FunctionDeclaration(
          id: functions.count, kind: kind, name: property.name, parameters: kind == .setter ? [new] : [],
          result: kind == .getter ? property.annotation : nil, owner: outer.type, generics: outer.generics,
          isMutating: !outer.isReference, offset: property.offset, lazyValue: value, subject: .getter(getter)))
    }
    declarations.members[outer.nominal, default: MemberTable()].getters[property.name] = getter
    declarations.setters[getter] = getter + 1
    property.name = PropertyDeclaration.lazyPrefix + property.name
    property.lazyGetter = getter
    property.value = nil
  }

  /// The getter that was recorded last.
  private var lastGetter: FunctionID {
    functions[functions.count - 1].kind == .setter ? functions.count - 2 : functions.count - 1
  }

  private mutating func collectComputed(
    _ name: String, _ annotation: TypeSyntax?, _ accessors: Accessors, isStatic: Bool, at offset: Int,
    in outer: TypeContext?
  ) {
    let getter = addAccessors(
      name, annotation, accessors, owner: outer?.type, generics: outer?.generics ?? [],
      isStatic: isStatic || outer == nil, isReference: outer?.isReference ?? false, at: offset)
    declarations.functions[getter].singleProtocol = outer?.singleProtocol(of: outer?.type)
    guard let outer else {
      declarations.fileScope.getters.add(getter, name, unlessKnown: isCollectingOthers)
      return
    }
    if isStatic {
      let known = members[outer.nominal]?.staticGetters[name]
      if let known, isOther(getter, than: known) {
        declarations.members[outer.nominal]?.otherStaticGetters[name, default: []].append(getter)
      } else {
        declarations.members[outer.nominal, default: MemberTable()].staticGetters.add(
          getter, name, unlessKnown: isCollectingOthers)
      }
      return
    }
    let known = members[outer.nominal]?.getters[name]
    if let known, isOther(getter, than: known) {
      declarations.members[outer.nominal]?.otherGetters[name, default: []].append(getter)
    } else {
      // A declaration that is private to another file does not replace one that is visible everywhere.
      let isKnownToAll = known.map { functions[$0].isPrelude || !declarations.isHidden(functions[$0].offset) }
      let isKept = isKnownToAll.map { $0 || declarations.isHidden(offset) } ?? false
      declarations.members[outer.nominal, default: MemberTable()].getters.add(
        getter, name, unlessKnown: isCollectingOthers && isKept)
    }
  }

  /// Returns whether a getter belongs beside another one of the same name: under other constraints, or as the default
  /// implementation of a requirement.
  private func isOther(_ getter: FunctionID, than known: FunctionID) -> Bool {
    functions[known].owner != functions[getter].owner
      || (functions[known].body == nil) != (functions[getter].body == nil)
  }

  /// Records the accessors of a computed property or variable and returns the getter's ID.
  mutating func addAccessors(
    _ name: String, _ annotation: TypeSyntax?, _ accessors: Accessors, owner: Type?, generics: [GenericParameter],
    isStatic: Bool, isReference: Bool = false, at offset: Int
  ) -> FunctionID {
    let getter = functions.count
    declarations.append(
      FunctionDeclaration(
        id: getter, kind: .getter, name: name, parameters: [], result: annotation, body: accessors.getter,
        owner: owner, generics: generics, isStatic: isStatic, isMutating: accessors.getterMutates && !isStatic,
        isThrowing: accessors.isThrowing, isAsync: accessors.isAsync, isSettable: accessors.isSettable, offset: offset,
        refusal: accessors.refusal))
    guard let setter = accessors.setter else { return getter }
    let new = FunctionDeclaration.Parameter(label: nil, name: accessors.newName, type: annotation, offset: offset)
    declarations.append(
      FunctionDeclaration(
        id: getter + 1, kind: .setter, name: name, parameters: [new], body: setter, owner: owner, generics: generics,
        isStatic: isStatic, isMutating: accessors.setterMutates && !isStatic && !isReference, offset: offset))
    declarations.setters[getter] = getter + 1
    return getter
  }
}

/// A single name that a declaration binds, with its annotation, value and accessors.
private struct BindingPart {
  var pattern: PatternSyntax
  var annotation: TypeSyntax?
  var value: ExprSyntax?
  var accessors: AccessorBlockSyntax?

  /// Returns the parts of a binding, last one first: one for each name in `(width, height): (CGFloat, CGFloat)`, and
  /// one for any other binding.
  ///
  /// The result is empty if the type or the value is not a tuple with as many parts.
  static func parts(of node: PatternBindingSyntax) -> [BindingPart] {
    guard let names = node.pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern) else {
      return [
        BindingPart(
          pattern: node.pattern, annotation: node.typeAnnotation?.type, value: node.initializer?.value,
          accessors: node.accessorBlock)
      ]
    }
    let types = node.typeAnnotation?.type.as(TupleTypeSyntax.self)?.elements.map(\.type)
    let values = node.initializer?.value.as(TupleExprSyntax.self)?.elements.map(\.expression)
    guard types == nil ? node.typeAnnotation == nil : types?.count == names.count,
      values == nil ? node.initializer == nil : values?.count == names.count
    else { return [] }
    return names.indices.reversed().map {
      BindingPart(pattern: names[$0], annotation: types?[$0], value: values?[$0])
    }
  }
}
