// The styles of lists by their numbers: 0 groups with round corners, 1 groups of the full width, 2 rows alone.

enum ListSectionSpacing: Hashable { case `default`, compact }

protocol ListStyle {
  var _number: Double? { get }
}

struct DefaultListStyle: ListStyle {
  var _number: Double? { nil }
}

struct InsetGroupedListStyle: ListStyle {
  var _number: Double? { 0 }
}

struct GroupedListStyle: ListStyle {
  var _number: Double? { 1 }
}

struct PlainListStyle: ListStyle {
  var _number: Double? { 2 }
}

struct InsetListStyle: ListStyle {
  var _number: Double? { 2 }
}

struct SidebarListStyle: ListStyle {
  var _number: Double? { 0 }
}

extension ListStyle where Self == DefaultListStyle {
  static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  static var sidebar: SidebarListStyle { SidebarListStyle() }
}
