// The kinds of fields as UIKit names them, which keep a keyboard ready. A terminal has all keys.

enum UIKeyboardType: Int {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

enum UIReturnKeyType: Int {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }

struct TextInputAutocapitalization: Hashable {
  let _name: String
  static let never = TextInputAutocapitalization(_name: "never")
  static let words = TextInputAutocapitalization(_name: "words")
  static let sentences = TextInputAutocapitalization(_name: "sentences")
  static let characters = TextInputAutocapitalization(_name: "characters")
}

struct SubmitLabel: Hashable {
  let _name: String
  static let done = SubmitLabel(_name: "done")
  static let go = SubmitLabel(_name: "go")
  static let send = SubmitLabel(_name: "send")
  static let join = SubmitLabel(_name: "join")
  static let route = SubmitLabel(_name: "route")
  static let search = SubmitLabel(_name: "search")
  static let `return` = SubmitLabel(_name: "return")
  static let next = SubmitLabel(_name: "next")
  static let `continue` = SubmitLabel(_name: "continue")
}

/// The contents of a field, for which a phone proposes texts.
struct UITextContentType: Hashable, RawRepresentable {
  let rawValue: String
  static let name = UITextContentType(rawValue: "name")
  static let givenName = UITextContentType(rawValue: "given-name")
  static let familyName = UITextContentType(rawValue: "family-name")
  static let nickname = UITextContentType(rawValue: "nickname")
  static let jobTitle = UITextContentType(rawValue: "organization-title")
  static let organizationName = UITextContentType(rawValue: "organization")
  static let location = UITextContentType(rawValue: "location")
  static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  static let addressCity = UITextContentType(rawValue: "address-level2")
  static let postalCode = UITextContentType(rawValue: "postal-code")
  static let countryName = UITextContentType(rawValue: "country-name")
  static let telephoneNumber = UITextContentType(rawValue: "tel")
  static let emailAddress = UITextContentType(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let URL = UITextContentType(rawValue: "url")
  static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  static let username = UITextContentType(rawValue: "username")
  static let password = UITextContentType(rawValue: "password")
  static let newPassword = UITextContentType(rawValue: "new-password")
  static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

// The keyboard is not shown, so that there is none to put away. The field keeps the focus.

extension UIApplication {
  static let openSettingsURLString = "app-settings:"
  @discardableResult func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }
}

class UIEvent: NSObject {}

extension UIWindow {
  @discardableResult func endEditing(_ force: Bool) -> Bool { true }
}
