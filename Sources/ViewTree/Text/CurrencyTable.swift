/// The currencies of the world as a user in the United States reads them (CLDR 47).
struct CurrencyTable {
  /// A currency.
  struct Entry: Sendable {
    /// The sign before an amount, and the one where no other currency is meant: the code if there is none.
    var sign: String
    var narrow: String
    /// The number of digits of an amount behind the point.
    var digits: Int
    /// The name of one unit, and of several.
    var one: String
    var other: String
  }

  /// Returns the currency of a code in capital letters. One that is not known is called by its code.
  static func entry(_ code: String) -> Entry {
    entries[code] ?? Entry(sign: code, narrow: code, digits: 2, one: code, other: code)
  }

  private static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      func part(_ index: Int, or other: String) -> String { parts[index].isEmpty ? other : parts[index] }
      entries[parts[0]] = Entry(
        sign: part(1, or: parts[0]), narrow: part(2, or: parts[0]), digits: Int(parts[3]) ?? 2, one: parts[4],
        other: parts[5] == "+" ? parts[4] + "s" : part(5, or: parts[4]))
    }
    return entries
  }()

  /// Code, sign, narrow sign, digits, name of one, name of several: `+` adds an `s`, and an empty part stands for the
  /// code, for 2, or for the name of one.
  private static let lines = """
    AED||||UAE dirham|+
    AFN||\u{60b}|0|Afghan Afghani|+
    ALL|||0|Albanian lek|Albanian lekë
    AMD||֏||Armenian dram|+
    ANG||||Netherlands Antillean guilder|+
    AOA||Kz||Angolan kwanza|+
    ARS||$||Argentine peso|+
    AUD|A$|$||Australian dollar|+
    AWG||||Aruban florin|
    AZN||₼||Azerbaijani manat|+
    BAM||KM||Bosnia-Herzegovina convertible mark|+
    BBD||$||Barbadian dollar|+
    BDT||৳||Bangladeshi taka|+
    BGN||||Bulgarian lev|Bulgarian leva
    BHD|||3|Bahraini dinar|+
    BIF|||0|Burundian franc|+
    BMD||$||Bermudan dollar|+
    BND||$||Brunei dollar|+
    BOB||Bs||Bolivian boliviano|+
    BRL|R$|R$||Brazilian real|+
    BSD||$||Bahamian dollar|+
    BTN||||Bhutanese ngultrum|+
    BWP||P||Botswanan pula|+
    BYN||||Belarusian ruble|+
    BZD||$||Belize dollar|+
    CAD|CA$|$||Canadian dollar|+
    CDF||||Congolese franc|+
    CHF||||Swiss franc|+
    CLP||$|0|Chilean peso|+
    CNY|CN¥|¥||Chinese yuan|
    COP||$|0|Colombian peso|+
    CRC||₡||Costa Rican colón|+
    CUC||$||Cuban convertible peso|+
    CUP||$||Cuban peso|+
    CVE||||Cape Verdean escudo|+
    CZK||Kč||Czech koruna|+
    DJF|||0|Djiboutian franc|+
    DKK||kr||Danish krone|Danish kroner
    DOP||$||Dominican peso|+
    DZD||||Algerian dinar|+
    EGP||E£||Egyptian pound|+
    ERN||||Eritrean nakfa|+
    ETB||||Ethiopian birr|+
    EUR|€|€||euro|+
    FJD||$||Fijian dollar|+
    FKP||£||Falkland Islands pound|+
    GBP|£|£||British pound|+
    GEL||₾||Georgian lari|+
    GHS||GH₵||Ghanaian cedi|+
    GIP||£||Gibraltar pound|+
    GMD||||Gambian dalasi|+
    GNF||FG|0|Guinean franc|+
    GTQ||Q||Guatemalan quetzal|+
    GYD||$||Guyanaese dollar|+
    HKD|HK$|$||Hong Kong dollar|+
    HNL||L||Honduran lempira|+
    HRK||kn||Croatian kuna|+
    HTG||||Haitian gourde|+
    HUF||Ft||Hungarian forint|+
    IDR||Rp|0|Indonesian rupiah|+
    ILS|₪|₪||Israeli new shekel|+
    INR|₹|₹||Indian rupee|+
    IQD|||0|Iraqi dinar|+
    IRR|||0|Iranian rial|+
    ISK||kr|0|Icelandic króna|Icelandic krónur
    JMD||$||Jamaican dollar|+
    JOD|||3|Jordanian dinar|+
    JPY|¥|¥|0|Japanese yen|
    KES||||Kenyan shilling|+
    KGS||⃀||Kyrgystani som|+
    KHR||៛||Cambodian riel|+
    KMF||CF|0|Comorian franc|+
    KPW||₩|0|North Korean won|
    KRW|₩|₩|0|South Korean won|
    KWD|||3|Kuwaiti dinar|+
    KYD||$||Cayman Islands dollar|+
    KZT||₸||Kazakhstani tenge|+
    LAK||₭|0|Laotian kip|+
    LBP||L£|0|Lebanese pound|+
    LKR||Rs||Sri Lankan rupee|+
    LRD||$||Liberian dollar|+
    LSL||||Lesotho loti|+
    LYD|||3|Libyan dinar|+
    MAD||||Moroccan dirham|+
    MDL||||Moldovan leu|Moldovan lei
    MGA||Ar|0|Malagasy ariary|Malagasy ariaries
    MKD||||Macedonian denar|Macedonian denari
    MMK||K|0|Myanmar kyat|+
    MNT||₮||Mongolian tugrik|+
    MOP||||Macanese pataca|+
    MRU||||Mauritanian ouguiya|+
    MUR||Rs||Mauritian rupee|+
    MVR||||Maldivian rufiyaa|+
    MWK||||Malawian kwacha|+
    MXN|MX$|$||Mexican peso|+
    MYR||RM||Malaysian ringgit|
    MZN||||Mozambican metical|+
    NAD||$||Namibian dollar|+
    NGN||₦||Nigerian naira|+
    NIO||C$||Nicaraguan córdoba|+
    NOK||kr||Norwegian krone|Norwegian kroner
    NPR||Rs||Nepalese rupee|+
    NZD|NZ$|$||New Zealand dollar|+
    OMR|||3|Omani rial|+
    PAB||||Panamanian balboa|+
    PEN||||Peruvian sol|Peruvian soles
    PGK||||Papua New Guinean kina|
    PHP|₱|₱||Philippine peso|+
    PKR||Rs|0|Pakistani rupee|+
    PLN||zł||Polish zloty|+
    PYG||₲|0|Paraguayan guarani|+
    QAR||||Qatari riyal|+
    RON||lei||Romanian leu|Romanian lei
    RSD|||0|Serbian dinar|+
    RUB||₽||Russian ruble|+
    RWF||RF|0|Rwandan franc|+
    SAR||||Saudi riyal|+
    SBD||$||Solomon Islands dollar|+
    SCR||||Seychellois rupee|+
    SDG||||Sudanese pound|+
    SEK||kr||Swedish krona|Swedish kronor
    SGD||$||Singapore dollar|+
    SHP||£||St. Helena pound|+
    SLE||||Sierra Leonean leone|+
    SLL|||0|Sierra Leonean leone (1964—2022)|Sierra Leonean leones (1964—2022)
    SOS|||0|Somali shilling|+
    SRD||$||Surinamese dollar|+
    SSP||£||South Sudanese pound|+
    STN||Db||São Tomé & Príncipe dobra|+
    SYP||£|0|Syrian pound|+
    SZL||||Swazi lilangeni|Swazi emalangeni
    THB||฿||Thai baht|
    TJS||||Tajikistani somoni|+
    TMT||||Turkmenistani manat|
    TND|||3|Tunisian dinar|+
    TOP||T$||Tongan paʻanga|
    TRY||₺||Turkish lira|Turkish Lira
    TTD||$||Trinidad & Tobago dollar|+
    TWD|NT$|$||New Taiwan dollar|+
    TZS||||Tanzanian shilling|+
    UAH||₴||Ukrainian hryvnia|+
    UGX|||0|Ugandan shilling|+
    USD|$|$||US dollar|+
    UYU||$||Uruguayan peso|+
    UZS||||Uzbekistani som|
    VEF||Bs||Venezuelan bolívar (2008–2018)|Venezuelan bolívars (2008–2018)
    VES||||Venezuelan bolívar|+
    VND|₫|₫|0|Vietnamese dong|
    VUV|||0|Vanuatu vatu|+
    WST||||Samoan tala|
    XAF|FCFA|FCFA|0|Central African CFA franc|+
    XCD|EC$|$||East Caribbean dollar|+
    XCG|Cg.|Cg.||Caribbean guilder|+
    XOF|F\u{202f}CFA|F\u{202f}CFA|0|West African CFA franc|+
    XPF|CFPF|CFPF|0|CFP franc|+
    XXX|¤|¤||(unknown currency)|
    YER|||0|Yemeni rial|+
    ZAR||R||South African rand|
    ZMW||ZK||Zambian kwacha|+
    ZWG||||Zimbabwean gold|
    """
}
